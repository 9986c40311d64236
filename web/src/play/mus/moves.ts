// The buttons of a Mus table. Before the lances there are mus, no mus and the discard; in a lance
// always the same four places: away, in, more, and everything.

import { say } from '../../language/say';
import type { ClosedMove, LegalMove, MusView } from '../../net/protocol';
import { type Action, waitReason } from '../actions';
import { keysOf, lettersOf } from '../keyboard';
import { amountOf, nearest, verb } from '../amounts';
import { moveName } from './words';

type MusSlot = 'mus' | 'no-mus' | 'discard' | 'leave' | 'stay' | 'up' | 'all';

export interface MusAction extends Action {
  slot: MusSlot;
  /** The stones to choose from, fewest first; empty if there is nothing to choose. */
  amounts: readonly number[];
  /** It bets the whole game: it must be pressed twice. */
  grave: boolean;
  /** It has been pressed once. */
  armed: boolean;
}

/** What has been chosen for the next move. */
export interface Choice {
  cards: readonly string[];
  amount: number;
  /** The move that was pressed once and asks for a second press. */
  armed: string | null;
}
export const NOTHING_CHOSEN: Choice = { cards: [], amount: 2, armed: null };

/** The moves of each place, without amounts. Moves of one place are never open together; the later
 * one is the answer to a bet. */
const PLACES: Record<MusSlot, readonly string[]> = {
  mus: ['mus'], 'no-mus': ['no mus'], discard: ['discard'],
  leave: ['paso', 'no quiero'], stay: ['quiero'], up: ['envido', 'reenvido'], all: ['ordago'],
};
const LANCE: readonly MusSlot[] = ['leave', 'stay', 'up', 'all'];
const KEYS = keysOf('mus');
export const SIGNALS = lettersOf('mus-signals');
export const LETTERS = lettersOf('mus') + SIGNALS;

const wordOf = (move: string): string =>
  (amountOf(move) !== null || verb(move) === 'discard' ? verb(move) : move);
const byWord = <M extends LegalMove | ClosedMove>(moves: readonly M[], word: string): M[] =>
  moves.filter((m) => wordOf(m.move) === word);

const isAnswering = (view: MusView): boolean => view.phase === 'answering' || view.phase === 'ordago';

/** The places of the row at this moment. */
function places(view: MusView): readonly MusSlot[] {
  if (view.phase === 'discarding' || view.phase === 'serving') return ['discard'];
  if (view.phase === 'opening' || isAnswering(view)) return LANCE;
  return ['no-mus', 'mus'];
}

/** The sets of cards that may be thrown away. */
export const discards = (legal: readonly LegalMove[]): { move: string; hint: string; cards: string[] }[] =>
  byWord(legal, 'discard').map((m) => ({ move: m.move, hint: m.hint, cards: m.move.split(/\s+/).slice(1) }));

/** The row of buttons. `pause` is the reason why the page itself blocks all moves, or "". */
export function musActions(view: MusView, pause: string, names: readonly string[], choice: Choice = NOTHING_CHOSEN): MusAction[] {
  return places(view).map((slot) => action(view, slot, pause, names, choice));
}

function action(view: MusView, slot: MusSlot, pause: string, names: readonly string[], choice: Choice): MusAction {
  const legal = pause === '' ? view.legal : [];
  const words = PLACES[slot];
  const open = words.find((word) => byWord(legal, word).length > 0);
  if (open === undefined) return closedAction(view, slot, pause, names, choice);
  const moves = byWord(legal, open);
  const base = { slot, key: KEYS[open] ?? '', clause: null, telling: false, amounts: [], grave: false, armed: false };
  if (slot === 'discard') return { ...base, ...discardOf(view, moves, choice.cards) };
  const amounts = moves.map((m) => amountOf(m.move)).filter((n) => n !== null).sort((a, b) => a - b);
  const wanted = nearest(amounts, choice.amount);
  const found = (amounts.length ? moves.find((m) => amountOf(m.move) === wanted) : undefined) ?? moves[0]!;
  // Betting the whole game, or accepting it, must not happen by accident.
  const grave = slot === 'all' || (slot === 'stay' && view.phase === 'ordago');
  const armed = grave && choice.armed === found.move;
  const name = armed ? say('mus-sure', { move: moveName(found.move) }) : moveName(found.move);
  return { ...base, name, move: found.move, hint: found.hint, amounts, grave, armed, ready: armed };
}

function discardOf(view: MusView, moves: readonly LegalMove[], cards: readonly string[]): Pick<MusAction, 'name' | 'move' | 'hint' | 'clause' | 'telling' | 'ready'> {
  const found = discards(moves).find((d) => d.cards.length === cards.length && d.cards.every((c) => cards.includes(c)));
  if (found) return { name: say('mus-discard-n', { n: cards.length }), move: found.move, hint: found.hint, clause: null, telling: false, ready: true };
  const closed = view.closed.find((m) => m.move === 'discard');
  return { name: say('mus-discard'), move: null, hint: closed?.reason ?? say('mus-choose-cards'), clause: closed?.clause ?? null, telling: true, ready: false };
}

function closedAction(view: MusView, slot: MusSlot, pause: string, names: readonly string[], choice: Choice): MusAction {
  const closed = pause === '' ? view.closed : [];
  const words = PLACES[slot];
  const word = (isAnswering(view) ? words.at(-1) : words[0])!;
  const why = byWord(closed, word)[0];
  const name = slot === 'discard' ? say('mus-discard') : moveName(slot === 'up' ? `${word} ${choice.amount}` : word);
  return {
    slot, name, key: KEYS[word] ?? '', move: null, amounts: [], grave: false, armed: false,
    hint: why?.reason ?? waitReason(view, pause, names), clause: why?.clause ?? null, telling: why !== undefined,
  };
}

/** Why stones outside the limits cannot be bet. */
export function beyond(view: MusView, amount: number, most: number): ClosedMove | undefined {
  const bets = view.closed.filter((m) => amountOf(m.move) !== null);
  return bets.find((m) => (amount > most ? amountOf(m.move)! > most : amountOf(m.move)! <= most));
}

/** Why the action of a letter is not possible now, if no visible button has that letter. */
export function closedKey(view: MusView, key: string): { reason: string; clause: string | null } {
  const letter = key.toUpperCase();
  const told = view.closed.find((m) => KEYS[wordOf(m.move)] === letter);
  return told ?? { reason: say('mus-not-now'), clause: null };
}
