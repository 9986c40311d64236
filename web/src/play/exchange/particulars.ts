// What is particular to each game of exchange where it is shown: what a match is kept in, and how a
// hand lies.

import { sortByRank, sortHand } from '../../cards/names';
import { type ExchangeView, isStopTheBus, isThirtyOne } from '../../net/protocol';

/** What a match is kept in, by the name in its messages (`exchange-lives-penny`). */
export type Unit = 'penny' | 'corner' | 'life';

/** Thirty-one is played for pennies, or for the corners of a note. */
export function unitOf(view: ExchangeView, preset: string): Unit {
  if (!isThirtyOne(view)) return 'life';
  return preset === 'dollar-bill' ? 'corner' : 'penny';
}

/** The hands of brag are made of ranks, those of the other games of suits. */
export const orderOf = (view: ExchangeView): ((hand: readonly string[]) => string[]) =>
  (isStopTheBus(view) ? sortByRank : sortHand);
