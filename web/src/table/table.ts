// What the page of a match and the table of a game ask of each other.

import { getContext, setContext } from 'svelte';
import type { KeyHelp } from '../play/keys';

/** What a table can have the page do. */
export interface Ways {
  send: (move: string) => void;
  /** Tell the person something, with the clause it is about. */
  say: (text: string, clause: string | null) => void;
  next: () => void;
  again: () => void;
}

/** What the panel at the end of a deal asks of the page, whatever the table. */
export interface PanelWays {
  /** The viewer is out of the match: what leads to its end without another look; else null. */
  toResult: () => (() => void) | null;
  /** Somebody has asked for another match: what is said of it. */
  rematch: () => string;
  /** Whether the viewer may ask for another match, or follow into it. */
  mayPlayAgain: () => boolean;
}

const PANEL_WAYS = Symbol('ways of the panel');
export const provideWays = (ways: PanelWays): void => { setContext(PANEL_WAYS, ways); };
export const useWays = (): PanelWays => getContext<PanelWays>(PANEL_WAYS);

/** What the page can have a table do; the keyboard belongs to the page. */
export interface Table {
  readonly letters: string;
  keyHelp(): KeyHelp;
  focusHand(): void;
  focusActions(): void;
  pressKey(key: string): void;
  pressNumber(n: number): void;
  step(by: 1 | -1): void;
  /** Enter, where the focus is on nothing that wants it. */
  go(): void;
}

/** The other seats as the turn passes them, beginning on the left of the viewer. */
export function othersOf<Seat extends { seat: number }>(seats: readonly Seat[], you: number | null): Seat[] {
  const from = you === null ? 0 : you + 1;
  return seats.map((_, i) => seats[(from + i) % seats.length]!).filter((s) => s.seat !== you);
}
