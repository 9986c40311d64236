// Hands as the picture holds them: lists of cards, "??" for what the viewer does not know.

import { UNKNOWN } from '../cards/names';

/** What is left of a hand; a card it is not known to hold takes a face-down one with it. */
export function without(hand: readonly string[], cards: readonly string[]): string[] {
  const left = [...hand];
  for (const card of cards) {
    let at = left.indexOf(card);
    if (at < 0) at = left.lastIndexOf(UNKNOWN);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
