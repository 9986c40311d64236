// The interface between the page of a match and the table of a game.

import { getContext, setContext } from 'svelte';
import type { DailySent } from '../net/protocol';
import type { KeyHelp } from '../play/keys';
import type { People } from '../play/people.svelte';

/** What a table can ask the page to do. */
export interface Ways {
  send: (move: string) => void;
  /** Show a message, with the clause it is about. */
  say: (text: string, clause: string | null) => void;
  next: () => void;
  again: () => void;
}

/** What the panel at the end of a deal asks of the page, at every table. */
export interface PanelWays {
  /** If the viewer is out of the match: the action that skips to its end; else null. */
  toResult: () => (() => void) | null;
  /** The message when somebody has asked for another match. */
  rematch: () => string;
  /** Whether the viewer may ask for another match, or follow into it. */
  mayPlayAgain: () => boolean;
  again: () => void;
  /** The address of the table of friends that the match belongs to; null for other matches. */
  back: () => string | null;
  /** The form of a new match, filled as this one was set up. */
  another?: () => string;
  /** The address of the review of the match, where it can have one. */
  review?: () => string;
  /** For a match of the daily deal: how it went, null until that is known. */
  daily?: () => { sent: DailySent | null } | null;
}

const PANEL_WAYS = Symbol('ways of the panel');
export const provideWays = (ways: PanelWays): void => { setContext(PANEL_WAYS, ways); };
export const useWays = (): PanelWays => getContext<PanelWays>(PANEL_WAYS);

const PEOPLE = Symbol('people at the match');
export const providePeople = (people: People): void => { setContext(PEOPLE, people); };
/** The people at a match; nobody's clocks where none is played, as in a replay. */
export const usePeople = (): People | undefined => getContext<People | undefined>(PEOPLE);

/** What the page can ask a table to do; the page handles the keyboard. */
export interface Table {
  readonly letters: string;
  keyHelp(): KeyHelp;
  focusHand(): void;
  focusActions(): void;
  pressKey(key: string): void;
  pressNumber(n: number): void;
  step(by: 1 | -1): void;
  /** Enter, if nothing focused uses it. */
  go(): void;
}

/** The other seats in turn order, beginning on the viewer's left. */
export function othersOf<Seat extends { seat: number }>(seats: readonly Seat[], you: number | null): Seat[] {
  const from = you === null ? 0 : you + 1;
  return seats.map((_, i) => seats[(from + i) % seats.length]!).filter((s) => s.seat !== you);
}
