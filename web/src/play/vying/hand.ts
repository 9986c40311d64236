// The order of your own hand: cards that belong together are side by side.

import { sortByRank, sortHand } from '../../cards/names';
import { particulars } from './particulars';

/** By rank, so that pairs are together, or by suit in games whose hands are made of suits. */
export const sorted = (hand: readonly string[], game: string): string[] =>
  (particulars(game).sortBy === 'suit' ? sortHand(hand) : sortByRank(hand));
