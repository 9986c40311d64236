// A game of vying in words, for those who hear the table.

import { cardList } from '../../cards/names';
import type { Effect, VyingView } from '../../net/protocol';
import { amountOf, verb } from '../amounts';
import { sorted } from './hand';
import { particulars } from './particulars';
import { listText } from '../words';

/** "You hold king of spades, nine of hearts and nine of clubs: pair of nines, total 28." */
export function holding(view: VyingView): string {
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own || own.hand.length === 0) return '';
  const worth = [own.worth ?? '', own.total === null || own.worth?.includes(own.total) ? '' : `total ${own.total}`].filter(Boolean).join(', ');
  return `You hold ${cardList(sorted(own.hand, view.game))}${worth ? `: ${worth}` : ''}.`;
}

/** What is asked at this moment: "the stake is 3". */
const asked = (view: VyingView): string =>
  (view.asked ? `the ${particulars(view.game).asked} is ${view.asked}` : '');

/** What your turn is for, in few words. */
export function task(view: VyingView): string {
  const words = new Set(view.legal.map((m) => verb(m.move)));
  if (words.has('discard')) return 'choose cards to discard';
  if (words.has('draw')) return openText(view);
  return asked(view);
}

/** The open moves, amounts as a range: "brag 1 to 10 or pass". */
export function openText(view: VyingView): string {
  const groups = new Map<string, string[]>();
  for (const m of view.legal) groups.set(verb(m.move), [...(groups.get(verb(m.move)) ?? []), m.move]);
  const parts = [...groups].map(([word, moves]) => {
    if (word === 'discard') return 'choose cards to discard';
    if (word === 'stand') return particulars(view.game).stand === 'Satisfied' ? 'be satisfied' : 'stand';
    const amounts = moves.map(amountOf).filter((n) => n !== null);
    if (amounts.length > 1) return `${word} ${Math.min(...amounts)} to ${Math.max(...amounts)}`;
    const label = view.legal.find((m) => m.move === moves[0])?.label ?? word;
    return label[0]!.toLowerCase() + label.slice(1);
  });
  return listText(parts, 'or');
}

/** The sentences at the moment it becomes your turn. An answer to a bet does not repeat the hand. */
export function yourTurn(view: VyingView, lastDrawn: string | null): string {
  const drawn = lastDrawn ? `You drew the ${cardList([lastDrawn])}. ` : '';
  const what = asked(view);
  const open = openText(view);
  const hand = view.bragger === null || lastDrawn ? ` ${holding(view)}` : '';
  return `${drawn}Your turn${what ? `: ${what}` : ''}.${open ? ` You may ${open}.` : ''}${hand}`.trim();
}

// The panel at the end of a deal draws these itself.
const DRAWN: ReadonlySet<string> = new Set(['showdown', 'announced', 'showed', 'scored', 'changed', 'claimed', 'won']);

/** Whether the line of an effect is worth repeating in the panel. */
export const panelLine = (effect: Effect): boolean => !DRAWN.has(effect.kind);
