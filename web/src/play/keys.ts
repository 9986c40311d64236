// Single-letter keys of the table. Tab is never touched, and nothing is taken while somebody
// writes in a field or holds a modifier.

export type KeyAction =
  | { do: 'press'; button: 'draw' | 'take' | 'knock' | 'stand' | 'exchange' }
  | { do: 'card'; index: number }
  | { do: 'next' }
  | { do: 'log' }
  | { do: 'hand' }
  | { do: 'help' };

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat?: boolean;
}

export interface KeyContext {
  /** The focus is in an input, a select or an editable text. */
  typing: boolean;
  /** The focus is on something Enter activates by itself. */
  onControl: boolean;
  /** A dialog is open. */
  dialog: boolean;
  /** A finished deal waits for "Next deal". */
  held: boolean;
}

const LETTERS: Record<string, KeyAction> = {
  d: { do: 'press', button: 'draw' },
  t: { do: 'press', button: 'take' },
  k: { do: 'press', button: 'knock' },
  s: { do: 'press', button: 'stand' },
  e: { do: 'press', button: 'exchange' },
  n: { do: 'next' },
  l: { do: 'log' },
  h: { do: 'hand' },
  '?': { do: 'help' },
};

export function keyAction(press: KeyPress, context: KeyContext): KeyAction | null {
  if (context.typing || context.dialog) return null;
  if (press.ctrlKey || press.altKey || press.metaKey || press.repeat) return null;
  if (press.key === 'Enter') return context.held && !context.onControl ? { do: 'next' } : null;
  if (/^[1-9]$/.test(press.key)) return { do: 'card', index: Number(press.key) - 1 };
  return LETTERS[press.key.toLowerCase()] ?? null;
}

export const KEY_HELP: readonly (readonly [key: string, does: string])[] = [
  ['D', 'Draw the top card of the stock'],
  ['T', 'Take the upcard'],
  ['K', 'Knock'],
  ['S', 'Stand'],
  ['E', 'Exchange the selected cards with the widow'],
  ['1 – 4', 'Discard (or, for an exchange, select) the first to fourth card of your hand'],
  ['← →', 'Move along your hand'],
  ['H', 'Go to your hand and hear it'],
  ['N or Enter', 'Next deal, when one has ended'],
  ['L', 'Go to the log'],
  ['?', 'This help'],
];
