// The keys of a table with a banker, for the help, and how digits that follow each other are read.

import { COMMON_KEYS, type KeyHelp } from '../keys';

export const KEYS: KeyHelp = [
  ['1 – 9', 'Choose a stake; two digits in quick succession make one number'],
  ['+ −', 'One chip more or less; on the number the arrow keys, Home and End'],
  ['S or Enter', 'Stake what is chosen'],
  ['D', 'Draw a card'],
  ['S', 'Stand'],
  ['V', 'Divide a pair, with the stake that is chosen'],
  ['K', 'Keep a pair together; as dealer, do not double'],
  ['B', 'As dealer, double the stakes'],
  ...COMMON_KEYS,
];

/** So long the first digit waits for a second one. */
const TOGETHER_MS = 1200;

/** Numbers from single digits: "1" and at once "5" are 15 where 15 is among the stakes. */
export class Digits {
  private before = 0;
  private at = -Infinity;

  /** The number meant by a digit that is pressed at a time, in milliseconds. */
  press(digit: number, amounts: readonly number[], now: number): number {
    const joined = this.before * 10 + digit;
    const together = this.before > 0 && now - this.at < TOGETHER_MS && amounts.includes(joined);
    const meant = together ? joined : digit || 10;
    this.before = together ? 0 : digit;
    this.at = now;
    return meant;
  }
}
