// The keys of a plain table. Each first word of a move gets a letter: the first of its own that is
// free. It keeps the letter for the whole match, so that fingers can learn it.

import { say } from '../../language/say';
import { RESERVED } from '../keyboard';
import { commonKeys, type KeyHelp } from '../keys';
import type { PlainAction } from './moves';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The letters that may press something at a plain table. */
export const LETTERS = ALPHABET.filter((one) => !RESERVED.includes(one)).join('').toLowerCase();

export class Letters {
  private readonly given = new Map<string, string>();

  /** The letter of a word, as a capital; '' if all of its letters are taken. */
  of(word: string): string {
    const known = this.given.get(word);
    if (known !== undefined) return known;
    const used = new Set([...RESERVED, ...this.given.values()]);
    const letter = [...word.toUpperCase()].find((c) => /[A-Z]/.test(c) && !used.has(c)) ?? '';
    this.given.set(word, letter);
    return letter;
  }

  /** All letters that press something. */
  get all(): string { return [...this.given.values()].join('').toLowerCase(); }
}

/** The help: what the letters of these buttons do, then what holds at every plain table. */
export const keyHelp = (list: readonly PlainAction[]): KeyHelp => [
  ...list.filter((a) => a.key).map((a) => [a.key, a.name] as const),
  ['1 – 9', say('plain-key-number')],
  ['+ −', say('plain-key-step')],
  ['← →', say('play-key-along')],
  ...commonKeys(),
];
