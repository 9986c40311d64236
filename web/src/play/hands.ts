// Hands in the picture: lists of cards, "??" for cards that the viewer does not know.

import { UNKNOWN } from '../cards/names';

/** The rest of a hand; for a card that it is not known to hold, a face-down one is removed. */
export function without(hand: readonly string[], cards: readonly string[]): string[] {
  const left = [...hand];
  for (const card of cards) {
    let at = left.indexOf(card);
    if (at < 0) at = left.lastIndexOf(UNKNOWN);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
