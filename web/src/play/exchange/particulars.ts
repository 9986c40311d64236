// What is particular to each game of exchange where it is shown: what a match is kept in, and how a
// hand lies.

import { sortByRank, sortHand } from '../../cards/names';
import { type ExchangeView, isStopTheBus, isThirtyOne } from '../../net/protocol';

export interface Unit {
  one: string;
  many: string;
  /** Who has none left and plays on. */
  free: string;
}

const PENNIES: Unit = { one: 'penny', many: 'pennies', free: 'on the county' };
const CORNERS: Unit = { one: 'corner', many: 'corners', free: 'free ride' };
const LIVES: Unit = { one: 'life', many: 'lives', free: 'on the county' };

/** Thirty-one is played for pennies, or for the corners of a note. */
export function unitOf(view: ExchangeView, preset: string): Unit {
  if (!isThirtyOne(view)) return LIVES;
  return preset === 'dollar-bill' ? CORNERS : PENNIES;
}

/** The hands of brag are made of ranks, those of the other games of suits. */
export const orderOf = (view: ExchangeView): ((hand: readonly string[]) => string[]) =>
  (isStopTheBus(view) ? sortByRank : sortHand);
