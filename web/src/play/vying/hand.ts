// The order in which the own hand lies: what belongs together side by side.

import { sortByRank, sortHand } from '../../cards/names';
import { particulars } from './particulars';

/** By rank, so that pairs meet, or by suit where suits are what a hand is made of. */
export const sorted = (hand: readonly string[], game: string): string[] =>
  (particulars(game).sortBy === 'suit' ? sortHand(hand) : sortByRank(hand));
