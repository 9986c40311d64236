// The keys of a table with a banker, for the help, and how consecutive digits are read.

import { say } from '../../language/say';
import { keyText } from '../keyboard';
import { commonKeys, type KeyHelp, orEnter } from '../keys';

export const keys = (): KeyHelp => [
  ['1 – 9', say('bank-key-stake')],
  ['+ −', say('bank-key-step')],
  [orEnter(keyText('bank', 'stake')), say('bank-key-choose')],
  [keyText('bank', 'draw'), say('bank-key-draw')],
  [keyText('bank', 'stand'), say('bank-stand')],
  [keyText('bank', 'divide'), say('bank-key-divide')],
  [keyText('bank', 'keep'), say('bank-key-keep')],
  [keyText('bank', 'double'), say('bank-key-double')],
  ...commonKeys(),
];

/** How long the first digit waits for a second one. */
const TOGETHER_MS = 1200;

/** Numbers from single digits: "1" quickly followed by "5" is 15 if 15 is among the stakes. */
export class Digits {
  private before = 0;
  private at = -Infinity;

  /** The number meant by a digit pressed at time `now`, in milliseconds. */
  press(digit: number, amounts: readonly number[], now: number): number {
    const joined = this.before * 10 + digit;
    const together = this.before > 0 && now - this.at < TOGETHER_MS && amounts.includes(joined);
    const meant = together ? joined : digit || 10;
    this.before = together ? 0 : digit;
    this.at = now;
    return meant;
  }
}
