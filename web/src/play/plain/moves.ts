// The buttons of a plain table, made from the notation of the legal moves. A few moves have a button
// each. Many are grouped by their first word: the button of a group makes the move that is chosen
// for it, from a list, by an amount, or by pressing the cards that the move names.

import { UNKNOWN } from '../../cards/names';
import { say } from '../../language/say';
import type { ClosedMove, LegalMove, PlainView } from '../../net/protocol';
import { type Action, waitReason } from '../actions';
import { amountOf, nearest, verb } from '../amounts';
import { capital } from '../words';

/** Up to so many legal moves have a button each. */
const FEW = 6;
/** Closed moves get buttons only as long as the row has no more than these. */
const ROOM = 6;

export interface PlainAction extends Action {
  verb: string;
  /** The moves to choose from, if there are several. */
  moves: readonly LegalMove[];
  /** Their amounts, lowest first, if each has one. */
  amounts: readonly number[];
  /** A list stands beside the button; it stays there, closed, while it is not your turn. */
  listed: boolean;
}

/** What has been chosen for the next move: cards that were pressed, and a move for each group. */
export interface Choice { cards: readonly string[]; moves: Readonly<Record<string, string>> }
const NOTHING: Choice = { cards: [], moves: {} };

type Keys = (verb: string) => string;

// --- cards that moves name ---------------------------------------------------------------------

/** All cards that lie open: your own, and those on the table. */
function openCards(view: PlainView): Set<string> {
  const own = view.seats.find((s) => s.seat === view.you)?.hand ?? [];
  const all = [...own, ...view.table.flatMap((pile) => pile.cards)];
  return new Set(all.filter((c) => c !== null && c !== UNKNOWN) as string[]);
}

/** The cards on show that a move names. */
const namedIn = (move: string, open: ReadonlySet<string>): string[] =>
  move.toUpperCase().split(/\s+/).slice(1).filter((word) => open.has(word));

/** The moves that name a card. */
function naming<M extends { move: string }>(list: readonly M[], view: PlainView, card: string): M[] {
  const open = openCards(view);
  return list.filter((m) => namedIn(m.move, open).includes(card));
}

/** The cards that can be pressed now. */
export function pressable(view: PlainView): Set<string> {
  const open = openCards(view);
  return new Set(view.legal.flatMap((m) => namedIn(m.move, open)));
}

/** The cards that each legal move names, of those that name any. */
export function sets(view: PlainView): string[][] {
  const open = openCards(view);
  return view.legal.map((m) => namedIn(m.move, open)).filter((cards) => cards.length > 0);
}

function named(move: string, open: ReadonlySet<string>, cards: readonly string[]): boolean {
  const found = namedIn(move, open);
  return found.length === cards.length && found.every((c) => cards.includes(c));
}

/** What pressing a card does: makes a move, chooses the card or puts it back, or says why nothing. */
export type Press = { do: 'move'; move: string } | { do: 'choose' } | { do: 'say'; reason: string; clause: string | null };

export function pressCard(view: PlainView, pause: string, names: readonly string[], chosen: readonly string[], card: string): Press {
  const found = pause === '' ? naming(view.legal, view, card) : [];
  if (found.length === 1 && chosen.length === 0) return { do: 'move', move: found[0]!.move };
  if (found.length > 0) return { do: 'choose' };
  const told = pause === '' ? naming(view.closed, view, card)[0] : undefined;
  return { do: 'say', reason: told?.reason ?? waitReason(view, pause, names), clause: told?.clause ?? null };
}

// --- buttons -----------------------------------------------------------------------------------

interface Group<M> { verb: string; moves: M[] }

function grouped<M extends { move: string }>(list: readonly M[]): Group<M>[] {
  const found = new Map<string, M[]>();
  for (const m of list) found.set(verb(m.move), [...(found.get(verb(m.move)) ?? []), m]);
  return [...found].map(([word, moves]) => ({ verb: word, moves }));
}

/** The words with which all labels begin: "Discard" of "Discard 7H" and "Discard KS", "Tauschen" of "Tauschen: 7H". */
export function commonName(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((l) => l.split(/:? /));
  const differs = first.findIndex((word, i) => others.some((o) => o[i] !== word));
  return (differs < 0 ? first : first.slice(0, differs)).join(' ');
}

/** The row of buttons. `kept` is the row of your last turn, which stays, closed, until the next. */
export function plainActions(
  view: PlainView, pause: string, names: readonly string[], keys: Keys, choice: Choice = NOTHING, kept: readonly PlainAction[] = [],
): PlainAction[] {
  if (pause !== '' || view.turn !== view.you || view.legal.length === 0) return waiting(kept, keys, waitReason(view, pause, names));
  const groups = grouped(view.legal);
  const open = view.legal.length <= FEW
    ? view.legal.map((m) => single(m, groups.find((g) => g.verb === verb(m.move))!.moves.length === 1, keys))
    : groups.map((g) => (g.moves.length === 1 ? single(g.moves[0]!, true, keys) : several(g, view, keys, choice)));
  const words = new Set(groups.map((g) => g.verb));
  const closed = grouped(view.closed).filter((g) => !words.has(g.verb)).map((g) => shut(g, keys));
  return [...open, ...closed.slice(0, Math.max(0, ROOM - open.length))];
}

/** The row of the last turn while it is not yours: a closed button for each first word. */
function waiting(kept: readonly PlainAction[], keys: Keys, hint: string): PlainAction[] {
  return [...new Set(kept.map((a) => a.verb))].map((word) => {
    const labels = kept.filter((a) => a.verb === word).flatMap((a) => (a.moves.length ? a.moves.map((m) => m.label) : [a.name]));
    return { slot: word, verb: word, name: nameOf(labels, word), key: keys(word), move: null, hint, clause: null, telling: false, moves: [], amounts: [], listed: kept.some((a) => a.verb === word && a.listed) };
  });
}

/** The name of a button that stands for several moves. */
const nameOf = (labels: readonly string[], word: string): string => capital(commonName(labels) || word);

/** The button of one move. Only one that has its first word for itself has a letter. */
function single(m: LegalMove, alone: boolean, keys: Keys): PlainAction {
  return {
    slot: alone ? verb(m.move) : m.move, verb: verb(m.move), name: capital(m.label), key: alone ? keys(verb(m.move)) : '', move: m.move,
    hint: m.hint, clause: null, telling: false, moves: [], amounts: [], listed: false,
  };
}

/** The button of a group of moves. */
function several({ verb: word, moves }: Group<LegalMove>, view: PlainView, keys: Keys, choice: Choice): PlainAction {
  const amounts = amountsOf(moves);
  const base = { slot: word, verb: word, key: keys(word), clause: null, moves, amounts, listed: amounts.length === 0 };
  const open = openCards(view);
  const matching = choice.cards.length ? moves.filter((m) => named(m.move, open, choice.cards)) : [];
  const found = matching.length === 1 ? matching[0] : chosenOf(moves, base.amounts, choice.moves[word]);
  if (found) return { ...base, name: capital(found.label), move: found.move, hint: found.hint, telling: false, ready: matching.length === 1 };
  const cards = moves.some((m) => namedIn(m.move, open).length > 0);
  const name = nameOf(moves.map((m) => m.label), word);
  // Cards that belong to no move together are a mistake; fewer than a move has are a beginning.
  const begun = moves.some((m) => choice.cards.every((c) => namedIn(m.move, open).includes(c)));
  if (!begun) return { ...base, name, move: null, hint: say('plain-not-together'), telling: true };
  return { ...base, name, move: null, hint: say(cards ? 'plain-choose-cards' : 'plain-choose'), telling: false, guides: true };
}

function amountsOf(moves: readonly LegalMove[]): number[] {
  const found = moves.map((m) => amountOf(m.move));
  return found.some((n) => n === null) ? [] : found.filter((n) => n !== null).sort((a, b) => a - b);
}

/** The move that is chosen in a group; of amounts the lowest until another is. */
function chosenOf(moves: readonly LegalMove[], amounts: readonly number[], wanted: string | undefined): LegalMove | undefined {
  const found = moves.find((m) => m.move === wanted);
  return found ?? (amounts.length ? moves.find((m) => amountOf(m.move) === amounts[0]) : undefined);
}

function shut({ verb: word, moves }: Group<ClosedMove>, keys: Keys): PlainAction {
  const [first] = moves;
  return {
    slot: word, verb: word, name: nameOf(moves.map((m) => m.label), word), key: keys(word), move: null,
    hint: first!.reason, clause: first!.clause, telling: true, moves: [], amounts: [], listed: false,
  };
}

/** The move of a group with an amount, or with the nearest that is open. */
export function withAmount(action: PlainAction, amount: number): string {
  const wanted = nearest(action.amounts, amount);
  return action.moves.find((m) => amountOf(m.move) === wanted)?.move ?? '';
}

/** The move of a group that comes after the chosen one, or before it. */
export function stepped(action: PlainAction, by: 1 | -1): string {
  if (action.amounts.length) return withAmount(action, nextAmount(action, by));
  const at = action.moves.findIndex((m) => m.move === action.move);
  const to = at < 0 ? (by > 0 ? 0 : action.moves.length - 1) : Math.min(action.moves.length - 1, Math.max(0, at + by));
  return action.moves[to]?.move ?? '';
}

function nextAmount({ amounts, move }: PlainAction, by: 1 | -1): number {
  const at = amounts.indexOf(amountOf(move ?? '') ?? NaN);
  return amounts[Math.min(amounts.length - 1, Math.max(0, at + by))] ?? 0;
}
