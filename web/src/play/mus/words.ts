// The words used at a Mus table, in the language of the page. The terms of the game itself are the
// same in every language, or have their own form in Basque.

import { listText } from '../../language/lists';
import { say } from '../../language/say';
import type { Lance, LanceName, MusSide, MusView } from '../../net/protocol';
import { amountOf, verb } from '../amounts';

/** "Grande". */
export const lanceName = (name: LanceName): string => say('mus-lance', { lance: name });
/** "grande", within a sentence. */
export const lanceWord = (name: LanceName): string => say('mus-lance-word', { lance: name });
/** What a lance is about: "highest". */
export const lanceMeaning = (name: LanceName): string => say('mus-lance-meaning', { lance: name });

const MOVES: ReadonlySet<string> = new Set(['mus', 'no mus', 'paso', 'quiero', 'no quiero', 'ordago']);

/** A move as it is spoken: "envido 4", "órdago"; unknown moves stay as written. */
export function moveText(move: string): string {
  const n = amountOf(move);
  if (MOVES.has(move)) return say('mus-move', { move: move.replace(' ', '-') });
  if (n === null) return move;
  return verb(move) === 'reenvido' ? say('mus-move-reenvido', { n }) : say('mus-move-envido', { n });
}

/** The same as the label of a button. */
export function moveName(move: string): string {
  const text = moveText(move);
  return text[0]!.toLocaleUpperCase() + text.slice(1);
}

/** What a seat has said before the lances: "mus", "discarded 2". */
export function talkText(talk: string): string {
  const thrown = /^discarded (\d)$/.exec(talk);
  return thrown ? say('mus-discarded', { n: Number(thrown[1]) }) : moveText(talk);
}

/** Names side by side: "Ann and Cleo". */
export function together(seats: readonly number[], names: readonly string[]): string {
  return listText(seats.map((s) => names[s] ?? ''), 'and');
}

/** A side in one word for its own players, else by its players' names. */
export function sideName(view: MusView, side: MusSide, names: readonly string[]): string {
  if (view.you === null) return together(side.seats, names);
  if (side.seats.includes(view.you)) return view.alone ? say('names-you-within') : say('mus-we');
  return view.alone ? together(side.seats, names) : say('mus-they');
}

/** The state or the result of a lance, in a few words. */
export function lanceNote(view: MusView, lance: Lance, names: readonly string[]): string {
  const who = lance.by === null ? '' : lance.by === view.you ? say('names-you-within') : (names[lance.by] ?? '');
  if (lance.ordago) return say('mus-note-ordago', { who });
  if (lance.pending !== null) return say('mus-note-pending', { who, n: lance.pending });
  switch (lance.how) {
    case 'passed': return say('mus-note-passed');
    case 'accepted': return say('mus-note-accepted', { n: lance.bet ?? 0 });
    case 'declined': return say('mus-note-declined', { who, n: lance.deje ?? 0 });
    case 'ordago': return say('mus-note-ordago-accepted');
    case 'unable': return say('mus-note-unable');
    default: return lance.state === 'now' ? say('mus-note-open') : '';
  }
}

/** The lance being played now. */
export const lanceNow = (view: MusView): Lance | undefined => view.lances.find((l) => l.state === 'now');
