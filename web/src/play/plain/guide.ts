// Cards that are chosen one by one for a move, as for a swap: which may follow, and what to do next.

import { say } from '../../language/say';
import type { PlainView } from '../../net/protocol';
import { commonName, type PlainAction, sets } from './moves';

/** What is left of each move that has all the chosen cards. */
const rests = (view: PlainView, chosen: readonly string[]): string[][] =>
  sets(view).filter((cards) => chosen.every((c) => cards.includes(c))).map((cards) => cards.filter((c) => !chosen.includes(c)));

/** The cards that may be chosen next. */
export const invited = (view: PlainView, chosen: readonly string[]): Set<string> => new Set(rests(view, chosen).flat());

const held = (view: PlainView, card: string): boolean => view.seats.find((s) => s.seat === view.you)?.hand.includes(card) ?? false;

/** A card is chosen, or put back. One that fits to no move with the others takes the place of those that lie where it does. */
export function choose(view: PlainView, chosen: readonly string[], card: string): string[] {
  if (chosen.includes(card)) return chosen.filter((c) => c !== card);
  const both = [...chosen, card];
  const instead = [...chosen.filter((c) => held(view, c) !== held(view, card)), card];
  return rests(view, both).length === 0 && rests(view, instead).length > 0 ? instead : both;
}

/** What to do next, once a card is chosen; "" where that is not so simple. */
export function next(view: PlainView, chosen: readonly string[], list: readonly PlainAction[]): string {
  if (chosen.length === 0) return '';
  const ready = list.find((a) => a.ready);
  if (ready) return say('plain-press', { name: commonName(ready.moves.map((m) => m.label)) || ready.name });
  const open = [...invited(view, chosen)];
  if (open.length === 0) return '';
  if (open.every((card) => held(view, card))) return say('exchange-pick-hand');
  return open.every((card) => !held(view, card)) ? say('exchange-pick-table') : '';
}
