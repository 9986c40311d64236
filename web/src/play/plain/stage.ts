// How a plain table shows each effect: cards that are dealt, and those that a move takes from the
// table or lays on it, are seen on their way; then there is time to read the line.

import { tick } from 'svelte';
import { UNKNOWN } from '../../cards/names';
import type { Effect, Moved, PlainView } from '../../net/protocol';
import { arrive, isComing } from '../arrivals';
import { fly, pause, place, type Place } from '../motion';
import { at, fromDealer, handCards, SLIDE_MS } from '../places';
import type { Shot, Staging } from '../stage';
import { settled } from './payments';

const LINE_MS = 350;

/** Shows one effect. Where it ends a deal without a word, it is read before the hands are turned up. */
async function perform({ effect, scene, show, unsaid }: Shot<Effect>): Promise<void> {
  const after = scene.after as PlainView;
  if (!unsaid && isMoved(effect)) await carry(show, effect.seat, scene.before as PlainView, after);
  else if (!unsaid) await show();
  if (isComing(effect) && 'seat' in effect && effect.seat !== null) await arrive(effect, from(after));
  if (effect.line) await pause(LINE_MS);
  if (unsaid) await show();
}

/** Where cards come from: the pack, or who deals. */
const from = ({ dealer }: PlainView): Place | null => place(at('stock')) ?? (dealer === null ? null : fromDealer(dealer));

const isMoved = (effect: { kind: string }): effect is Moved => effect.kind === 'moved';
const lying = (card: string): HTMLElement | null => document.querySelector(`[data-lies="${card}"]`);
const onTable = ({ table }: PlainView): string[] => table.flatMap(({ cards }) => cards).filter((card): card is string => card !== null && card !== UNKNOWN);

/** Cards that a move takes from the table, and those that it lays there, change places with the hand. */
async function carry(show: Shot<Effect>['show'], seat: number, before: PlainView, after: PlainView): Promise<void> {
  const [was, is] = [onTable(before), onTable(after)];
  const laid = is.filter((card) => !was.includes(card));
  const taken = was.filter((card) => !is.includes(card));
  const hands = handCards(seat, laid).map(place);
  const spots = taken.map((card) => place(lying(card)));
  await show();
  await tick();
  const got = handCards(seat, taken);
  await Promise.all([
    ...laid.map((card, k) => fly(card, hands[k] ?? null, place(lying(card)), SLIDE_MS, lying(card))),
    ...taken.map((card, k) => fly(card, spots[k] ?? null, place(got[k] ?? null), SLIDE_MS, got[k])),
  ]);
}

export const staging: Staging = { perform, settled, read: true };
