// Single-letter keys of the table. Tab is never handled, nor are keys typed in a field; with a modifier
// only what takes back everywhere does so here. The table decides which letters press a button.

import { say } from '../language/say';
import { settings } from '../settings.svelte';

export type KeyAction =
  | { do: 'press'; key: string }
  | { do: 'number'; n: number }
  | { do: 'step'; by: 1 | -1 }
  | { do: 'go' }
  | { do: 'next' }
  | { do: 'log' }
  | { do: 'hand' }
  | { do: 'hint' }
  | { do: 'type' }
  | { do: 'undo' }
  | { do: 'help' };

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey?: boolean;
  repeat?: boolean;
}

export interface KeyContext {
  /** The focus is in an input, a select or an editable text. */
  typing: boolean;
  /** The focus is on something that Enter activates by itself. */
  onControl: boolean;
  /** A dialog is open. */
  dialog: boolean;
  /** A finished deal waits for "Next deal". */
  held: boolean;
  /** The letters that press a button of this table. */
  letters: string;
  /** Letters, numbers and signs do nothing, because somebody does not want them to. */
  off: boolean;
}

const LETTERS: Record<string, KeyAction> = {
  n: { do: 'next' },
  l: { do: 'log' },
  h: { do: 'hand' },
  i: { do: 'hint' },
  '?': { do: 'help' },
  '/': { do: 'type' },
  '+': { do: 'step', by: 1 },
  '-': { do: 'step', by: -1 },
};

export function keyAction(press: KeyPress, context: KeyContext): KeyAction | null {
  if (context.typing || context.dialog) return null;
  if (press.altKey || press.repeat) return null;
  if (press.ctrlKey || press.metaKey) return press.key === 'z' && !press.shiftKey ? { do: 'undo' } : null;
  if (press.key === 'Enter') {
    if (context.onControl) return null;
    return { do: context.held ? 'next' : 'go' };
  }
  if (context.off) return null;
  if (/^\d$/.test(press.key)) return { do: 'number', n: Number(press.key) };
  const key = press.key.toLowerCase();
  // After a deal N always means “next deal”, whatever it does during play.
  const onward = context.held && key === 'n';
  if (key.length === 1 && context.letters.includes(key) && !onward) return { do: 'press', key };
  return LETTERS[key] ?? null;
}

/** The key of an action, as a screen reader is told of it; none where keys are switched off. */
export const shortcutOf = (does: KeyAction['do']): string | undefined =>
  settings.keys ? Object.keys(LETTERS).find((key) => LETTERS[key]!.do === does)?.toUpperCase() : undefined;

export type KeyHelp = readonly (readonly [key: string, does: string])[];

/** The keys that every table has. */
export const commonKeys = (): KeyHelp => [
  ['H', say('play-key-hand')],
  [orEnter('N'), say('play-key-next')],
  ['L', say('play-key-log')],
  ['I', say('hints-key')],
  ['Ctrl+Z', say('people-undo')],
  ['/', say('play-type')],
  ['?', say('play-key-help')],
];

/** "N or Enter". */
export const orEnter = (key: string): string => say('play-key-or-enter', { key });
