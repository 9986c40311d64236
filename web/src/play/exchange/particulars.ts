// The display details of each exchange game: the unit that a match is scored in, and the order of a
// hand.

import { sortByRank, sortHand } from '../../cards/names';
import { type ExchangeView, isStopTheBus, isThirtyOne } from '../../net/protocol';

/** The unit that a match is scored in, by its name in messages (`exchange-lives-penny`). */
export type Unit = 'penny' | 'corner' | 'life';

/** Thirty-one is played for pennies, or for the corners of a note. */
export function unitOf(view: ExchangeView, preset: string): Unit {
  if (!isThirtyOne(view)) return 'life';
  return preset === 'dollar-bill' ? 'corner' : 'penny';
}

/** Hands in brag are made of ranks, in the other games of suits. */
export const orderOf = (view: ExchangeView): ((hand: readonly string[]) => string[]) =>
  (isStopTheBus(view) ? sortByRank : sortHand);
