// A button of a table, made from what the server says is legal or closed. The client never decides
// whether a move is open.

import { say } from '../language/say';
import type { View } from '../net/protocol';

export interface Action {
  /** Identifies this button among the others of its table. */
  slot: string;
  name: string;
  /** The key that presses it, for the hint on the button. */
  key: string;
  /** The move it sends, or null when it is closed. */
  move: string | null;
  /** What it does, or why it is closed. */
  hint: string;
  clause: string | null;
  /** The hint is a rule's reason, or help with a selection: worth showing with the button. */
  telling: boolean;
  /** The selection is complete: this is the button to press now. */
  ready?: boolean;
  /** It sends nothing yet, but leads to what must be picked for it. */
  guides?: boolean;
}

/** A button for one move, open or closed as the server says. */
export function simpleAction(
  view: View, pause: string, names: readonly string[], slot: string, move: string, name: string, key: string,
): Action {
  const legal = pause === '' ? view.legal.find((m) => m.move === move) : undefined;
  if (legal) return { slot, name, key, move, hint: legal.hint, clause: null, telling: false };
  const closed = pause === '' ? view.closed.find((m) => m.move === move) : undefined;
  return {
    slot, name, key, move: null,
    hint: closed?.reason ?? waitReason(view, pause, names),
    clause: closed?.clause ?? null,
    telling: closed !== undefined,
  };
}

/** Why nothing can be played at this moment, whatever the move; `pause` is the page's own reason. */
export function waitReason(view: View, pause: string, names: readonly string[]): string {
  if (pause) return pause;
  if (view.turn === 'chance' || view.turn === null) return say('play-wait-dealing');
  if (view.turn !== view.you) return say('play-wait-turn', { who: names[view.turn] ?? say('play-another-seat') });
  return say('play-not-open');
}
