// The buttons of a vying game. The server's legal moves are sorted into slots by their first word;
// those with an amount ("brag 3") share one button and a chooser, those with cards ("discard KS 4D")
// one button and a selection in the hand.

import { say } from '../../language/say';
import type { ClosedMove, LegalMove, VyingView } from '../../net/protocol';
import { waitReason, type Action } from '../actions';
import { keysOf, lettersOf } from '../keyboard';
import { amountOf, nearest, verb } from '../amounts';
import { capital } from '../words';
import { particulars, stageNow, type Slot } from './particulars';

export interface VyingAction extends Action {
  /** The amounts to choose from, lowest first; empty if there is nothing to choose. */
  amounts: readonly number[];
}

/** What has been chosen for the next move. */
export interface Choice { cards: readonly string[]; amount: number }
const NOTHING_CHOSEN: Choice = { cards: [], amount: 1 };

const KEYS = keysOf('vying');
export const LETTERS = lettersOf('vying');
/** A brag and a raise are one button, which either letter presses. */
export const RISING = [KEYS.brag, KEYS.raise];

const NAMED: ReadonlySet<string> = new Set(Object.keys(KEYS));
const nameOf = (word: string, game: string): string =>
  (word === 'stand' ? say(`vying-${particulars(game).stand}`) : NAMED.has(word) ? say(`vying-${word}`) : capital(word));
const byVerb = <M extends LegalMove | ClosedMove>(list: readonly M[], word: string): M[] =>
  list.filter((m) => verb(m.move) === word);

/** The sets of cards that may be thrown away, from moves such as "discard KS 4D". */
export function discards(legal: readonly LegalMove[]): { move: string; cards: string[] }[] {
  return byVerb(legal, 'discard').map((m) => ({ move: m.move, cards: m.move.toUpperCase().split(/\s+/).slice(1) }));
}

/** The legal move that throws away exactly these cards, chosen in any order. */
export function discardMove(legal: readonly LegalMove[], cards: readonly string[]): string | null {
  return discards(legal).find((d) => d.cards.length === cards.length && d.cards.every((c) => cards.includes(c)))?.move ?? null;
}

/** Why the cards chosen so far are not a legal discard. */
function discardHint(legal: readonly LegalMove[], closed: ClosedMove | undefined, cards: readonly string[]): [hint: string, clause: string | null] {
  const most = Math.max(0, ...discards(legal).map((d) => d.cards.length));
  if (cards.length === 0) return [say('vying-choose-first'), null];
  if (cards.length <= most) return [say('vying-cannot-discard'), null];
  return [closed?.reason ?? say('vying-at-most', { n: most }), closed?.clause ?? null];
}

/** The row of buttons: first those the game always has at this stage, then all other open moves. */
export function vyingActions(view: VyingView, pause: string, names: readonly string[], choice: Choice = NOTHING_CHOSEN): VyingAction[] {
  const slots = particulars(view.game).slots(stageNow(view));
  const legal = pause === '' ? view.legal : [];
  const known = new Set(slots.flatMap((s) => s.verbs));
  const others = [...new Set(legal.map((m) => verb(m.move)).filter((w) => !known.has(w)))];
  return [...slots, ...others.map((word) => ({ slot: word, verbs: [word] }))]
    .map((slot) => action(view, slot, pause, names, choice));
}

function action(view: VyingView, { slot, verbs }: Slot, pause: string, names: readonly string[], choice: Choice): VyingAction {
  const legal = pause === '' ? view.legal : [];
  const open = verbs.find((word) => byVerb(legal, word).length > 0);
  return open === undefined
    ? closedAction(view, slot, verbs, pause, names)
    : openAction(byVerb(legal, open), byVerb(view.closed, open)[0], slot, open, choice);
}

function openAction(moves: readonly LegalMove[], closed: ClosedMove | undefined, slot: string, word: string, choice: Choice): VyingAction {
  const base = { slot, key: KEYS[word] ?? '', clause: null, telling: false, amounts: [] };
  if (word === 'discard') {
    const move = discardMove(moves, choice.cards);
    const chosen = choice.cards.length;
    const name = chosen ? say('vying-discard-n', { n: chosen }) : say('vying-discard');
    if (move === null) {
      const [hint, clause] = discardHint(moves, closed, choice.cards);
      return { ...base, name, move, hint, clause, telling: true };
    }
    return { ...base, name, move, hint: moves.find((m) => m.move === move)?.hint || say('vying-replaced') };
  }
  const amounts = moves.map((m) => amountOf(m.move)).filter((n) => n !== null).sort((a, b) => a - b);
  const wanted = nearest(amounts, choice.amount);
  const found = (amounts.length ? moves.find((m) => amountOf(m.move) === wanted) : undefined) ?? moves[0]!;
  return { ...base, name: found.label, move: found.move, hint: found.hint, amounts };
}

function closedAction(view: VyingView, slot: string, verbs: readonly string[], pause: string, names: readonly string[]): VyingAction {
  const closed = pause === '' ? view.closed : [];
  const told = verbs.filter((word) => byVerb(closed, word).length > 0);
  // If two moves share a place, the answer is the one that matters after a bet.
  const answering = view.bragger !== null;
  const word = (answering ? told.at(-1) : told[0]) ?? (answering ? verbs.at(-1) : verbs[0]) ?? '';
  const why = byVerb(closed, word)[0];
  return {
    slot, name: nameOf(word, view.game), key: KEYS[word] ?? '', move: null, amounts: [],
    hint: why?.reason ?? waitReason(view, pause, names), clause: why?.clause ?? null, telling: why !== undefined,
  };
}

/** Why the action of a letter is not possible now, if no visible button has that letter. */
export function closedKey(view: VyingView, key: string): ClosedMove {
  const letter = key.toUpperCase();
  const told = view.closed.find((m) => KEYS[verb(m.move)] === letter);
  if (told) return told;
  const word = Object.keys(KEYS).find((w) => KEYS[w] === letter) ?? '';
  const name = nameOf(word, view.game);
  return { move: word, label: name, reason: say('play-not-open-named', { name }), clause: null };
}
