// A deal of a table with a banker, in a few words.

import { say } from '../../language/say';
import { ownOutcome } from '../outcome';
import { count } from '../words';

/** Your result of a deal, for the heading of its panel: "You win 5 chips". */
export function outcome(change: number | undefined): string {
  if (change === undefined) return say('play-deal-over');
  return ownOutcome(change, (n) => count(n, 'chip')) || say('bank-neither');
}
