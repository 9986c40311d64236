// A button of a table, made from what the server says is legal or closed. Whether a move is open
// is never decided on this side.

import type { View } from '../net/protocol';

export interface Action {
  /** What tells this button from the others of its table. */
  slot: string;
  name: string;
  /** The key that presses it, for the hint on the button. */
  key: string;
  /** The move it sends, or null when it is closed. */
  move: string | null;
  /** What it does, or why it is closed. */
  hint: string;
  clause: string | null;
  /** The hint is a rule's reason, or help with a selection: worth showing beside the button. */
  telling: boolean;
}

/** Why nothing can be played at this moment, whatever the move; `pause` is the page's own reason. */
export function waitReason(view: View, pause: string, names: readonly string[]): string {
  if (pause) return pause;
  if (view.turn === 'chance' || view.turn === null) return 'The cards are being dealt.';
  if (view.turn !== view.you) return `It is the turn of ${names[view.turn] ?? 'another seat'}.`;
  return 'This is not open to you now.';
}
