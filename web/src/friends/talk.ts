// What is said at a table: which lines are shown, and which are new.

import { say } from '../language/say';
import type { LineSent } from './sent';

const KEPT = 300;

/** The lines with those that have just come, each once and in order. */
export function joined(lines: readonly LineSent[], more: readonly LineSent[]): LineSent[] {
  const all = new Map([...lines, ...more].map((line) => [line.number, line]));
  return [...all.values()].sort((a, b) => a.number - b.number).slice(-KEPT);
}

/** Without the lines of people that this reader has hidden. */
export const shown = (lines: readonly LineSent[], muted: readonly number[]): LineSent[] =>
  lines.filter((line) => !muted.includes(line.member));

/** The lines of others that were not read yet. */
export const unread = (lines: readonly LineSent[], read: number, you: number | null, muted: readonly number[]): LineSent[] =>
  shown(lines, muted).filter((line) => line.number > read && line.member !== you);

/** What a line says, in the language of the reader where it is a phrase. */
export const lineText = (line: LineSent): string => line.text ?? say(`table-phrase-${line.phrase}`);
