// The buttons of a vying game. The server's legal moves are sorted into slots by their first word;
// those with an amount ("brag 3") share one button and a chooser, those with cards ("discard KS 4D")
// one button and a selection in the hand.

import { say } from '../../language/say';
import type { ClosedMove, LegalMove, VyingView } from '../../net/protocol';
import { waitReason, type Action } from '../actions';
import { amountOf, nearest, verb } from '../amounts';
import { doable, keyFor, whyNot } from '../doable';
import { capital } from '../words';

export interface VyingAction extends Action {
  /** The amounts to choose from, lowest first; empty if there is nothing to choose. */
  amounts: readonly number[];
}

/** What has been chosen for the next move. */
export interface Choice { cards: readonly string[]; amount: number }
const NOTHING_CHOSEN: Choice = { cards: [], amount: 1 };

/** A brag and a raise are one button, which either letter presses. */
export const risingKeys = (view: VyingView): string[] => ['brag', 'raise'].map((move) => keyFor(view, move)).filter(Boolean);

const nameOf = (view: VyingView, word: string): string => doable(view, word)?.name ?? capital(word);
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
  const legal = pause === '' ? view.legal : [];
  const known = new Set(view.buttons.flat());
  const others = [...new Set(legal.map((m) => verb(m.move)).filter((w) => !known.has(w)))];
  return [...view.buttons, ...others.map((word) => [word])].map((verbs) => action(view, verbs, pause, names, choice));
}

function action(view: VyingView, verbs: readonly string[], pause: string, names: readonly string[], choice: Choice): VyingAction {
  const legal = pause === '' ? view.legal : [];
  const open = verbs.find((word) => byVerb(legal, word).length > 0);
  return open === undefined ? closedAction(view, verbs, pause, names) : openAction(view, verbs, open, choice);
}

function openAction(view: VyingView, [slot = '']: readonly string[], word: string, choice: Choice): VyingAction {
  const moves = byVerb(view.legal, word);
  const closed = byVerb(view.closed, word)[0];
  const base = { slot, key: keyFor(view, word), clause: null, telling: false, amounts: [] };
  if (word === 'discard') {
    const move = discardMove(moves, choice.cards);
    const chosen = choice.cards.length;
    const name = chosen ? say('vying-discard-n', { n: chosen }) : nameOf(view, word);
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

function closedAction(view: VyingView, verbs: readonly string[], pause: string, names: readonly string[]): VyingAction {
  const closed = pause === '' ? view.closed : [];
  const told = verbs.filter((word) => byVerb(closed, word).length > 0);
  // If two moves share a place, the answer is the one that matters after a bet.
  const answering = view.bragger !== null;
  const word = (answering ? told.at(-1) : told[0]) ?? (answering ? verbs.at(-1) : verbs[0]) ?? '';
  const why = byVerb(closed, word)[0];
  return {
    slot: verbs[0] ?? '', name: nameOf(view, word), key: keyFor(view, word), move: null, amounts: [],
    hint: why?.reason ?? waitReason(view, pause, names), clause: why?.clause ?? null, telling: why !== undefined,
  };
}

/** Why the action of a letter is not possible now, if no visible button has that letter. */
export const closedKey = (view: VyingView, key: string): { hint: string; clause: string | null } =>
  whyNot(view, key) ?? { hint: '', clause: null };
