// The buttons of a table with a banker. There are four kinds of decision: a stake, whether to
// double, whether to divide a pair, and whether to draw.

import { listText } from '../../language/lists';
import { say } from '../../language/say';
import type { BankView, ClosedMove, LegalMove } from '../../net/protocol';
import { type Action, waitReason } from '../actions';
import { keysOf, lettersOf } from '../keyboard';
import { amountOf, nearest } from '../amounts';

export interface BankAction extends Action {
  /** The stakes to choose from, lowest first; empty if there is nothing to choose. */
  amounts: readonly number[];
}

type Part = 'stake' | 'double' | 'divide' | 'play';

const PARTS: Record<Part, readonly string[]> = {
  stake: ['stake'],
  double: ['no double', 'double'],
  divide: ['keep', 'divide'],
  play: ['stand', 'draw'],
};
const nameOf = (word: string): string => say(`bank-${word.replace(' ', '-')}`);
const KEYS = keysOf('bank');
export const LETTERS = lettersOf('bank');

/** A move without its number. */
export const wordOf = (move: string): string => move.replace(/ \d+$/, '').toLowerCase();

/** What is decided now; while others play, what will be decided next. */
export function partOf(view: BankView): Part {
  const open = new Set(view.legal.map((m) => wordOf(m.move)));
  const found = (Object.keys(PARTS) as Part[]).find((part) => PARTS[part].some((word) => open.has(word)));
  if (found) return found;
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own || own.hand.length > 1 || own.hands[0]?.gone) return 'play';
  if (own.dealer) return view.phase === 'staking' || view.phase === 'doubling' || own.hand.length === 0 ? 'double' : 'play';
  return own.hands[0]?.stake === null ? 'stake' : 'play';
}

const withWord = <M extends LegalMove | ClosedMove>(list: readonly M[], word: string): M[] =>
  list.filter((m) => wordOf(m.move) === word);

/** The row of buttons; `wanted` is the stake that has been chosen. */
export function bankActions(view: BankView, pause: string, names: readonly string[], wanted = 1): BankAction[] {
  const legal = pause === '' ? view.legal : [];
  return PARTS[partOf(view)].map((word) => {
    const moves = withWord(legal, word);
    return moves.length ? openAction(moves, word, wanted) : closedAction(view, word, pause, names);
  });
}

function openAction(moves: readonly LegalMove[], word: string, wanted: number): BankAction {
  const amounts = moves.map((m) => amountOf(m.move)).filter((n) => n !== null).sort((a, b) => a - b);
  const chosen = nearest(amounts, wanted);
  const found = moves.find((m) => amountOf(m.move) === chosen) ?? moves[0]!;
  return { slot: word.replace(' ', '-'), name: found.label, key: KEYS[word]!, move: found.move, hint: found.hint, clause: null, telling: false, amounts };
}

function closedAction(view: BankView, word: string, pause: string, names: readonly string[]): BankAction {
  const why = pause === '' ? withWord(view.closed, word)[0] : undefined;
  return {
    slot: word.replace(' ', '-'), name: nameOf(word), key: KEYS[word]!, move: null, amounts: [],
    hint: why?.reason ?? waitReason(view, pause, names), clause: why?.clause ?? null, telling: why !== undefined,
  };
}

/** Why the action of a letter is not possible now, if no visible button has that letter. */
export function closedKey(view: BankView, key: string): ClosedMove {
  const words = Object.keys(KEYS).filter((word) => KEYS[word] === key.toUpperCase());
  const told = view.closed.find((m) => words.includes(wordOf(m.move)));
  if (told) return told;
  const [one = '', other] = words.map(nameOf);
  const name = other === undefined ? one : listText([one, other], 'or');
  return { move: words[0] ?? '', label: name, reason: say('play-not-open-named', { name }), clause: null };
}

/** Why a stake outside the limits is not possible. */
export function closedStake(view: BankView, amount: number, most: number): ClosedMove | undefined {
  const told = view.closed.filter((m) => amountOf(m.move) !== null);
  return told.find((m) => (amountOf(m.move)! > most) === (amount > most));
}
