// What a comparison has found, in a plain sentence or two: they stand above its tables and charts.

import { say } from '../language/say';
import type { Compared, Games, RulesTold } from '../net/protocol';
import { clearest, isClear, scaleOf } from './figures';

const number = (n: number): string => `${Number(n.toFixed(Math.abs(n) >= 10 ? 0 : Math.abs(n) >= 0.1 ? 1 : 2))}`;

/** "B (Lives: 1)", where one change tells the rules; else the letter alone. */
const named = (letter: string, { changes }: RulesTold): string =>
  (changes.length === 1 ? say('lab-named', { side: letter, change: changes[0]! }) : letter);

/** How long a match lasts under both sets of rules, and what else differs most surely; "" before that is known. */
export function found({ rows, first, second }: Compared): string {
  const sides = { a: named('A', first), b: named('B', second) };
  const length = rows.find((row) => row.group === 'length');
  const told: string[] = [];
  if (length?.first && length.second && length.difference) {
    const [one, other] = [length.first.mean, length.second.mean];
    const how = !isClear(length) ? 'same' : other < one ? 'shorter' : 'longer';
    told.push(say('lab-found', { how, ...sides, by: number(Math.abs(other - one)), first: number(one), second: number(other) }));
  }
  const row = clearest(rows.filter(({ group }) => group !== 'length'), 1)[0];
  if (row?.first && row.second) {
    const unit = row.group === 'won' ? '\u00a0%' : '';
    const [one, other] = [row.first, row.second].map(({ mean }) => number(scaleOf(row) * mean).replace('-', '−') + unit);
    told.push(say('lab-found-other', { what: row.title, first: one!, second: other! }));
  }
  return told.join(' ');
}

/** The level that bots without a chosen one play at, unless it takes too long. */
const USUAL = 'club';

/** Which bots have played where nobody has chosen their level, in the words of the form, and why no stronger ones. */
export function levelTold({ level, level_title }: Compared, bots: Games['bots']): string {
  const slow = level === USUAL ? undefined : bots.find((b) => b.name === USUAL);
  return [say('lab-level-told', { level: level_title }), slow && say('lab-level-slow', { level: slow.title })].filter(Boolean).join(' ');
}
