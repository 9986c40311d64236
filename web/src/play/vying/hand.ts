// The order in which the own hand lies: what belongs together side by side.

import { isCard, sortHand } from '../../cards/names';
import { particulars } from './particulars';

const HIGH_FIRST = 'AKQJT98765432';
const SUITS = 'DHCS';

const byRank = (card: string): number =>
  (isCard(card) ? HIGH_FIRST.indexOf(card[0]!) * 4 + SUITS.indexOf(card[1]!) : 1000);

/** By rank, so that pairs meet, or by suit where suits are what a hand is made of. */
export function sorted(hand: readonly string[], game: string): string[] {
  return particulars(game).sortBy === 'suit' ? sortHand(hand) : [...hand].sort((a, b) => byRank(a) - byRank(b));
}
