// The cards on an exchange table, by slot: the widow, or the three that lie open; where two hands lie
// there, slots 1 to 3 are the dealer's second hand, which becomes the face-up hand, and 4 to 6 the
// face-down hand.

import { type ExchangeView, isHands, type Slot } from '../../net/protocol';

const NOTHING_LIES: readonly Slot[] = [null, null, null];

/** The first slot of the face-down hand. */
export const DOWN = 4;

/** The cards by slot; the first is slot 1. */
export function lying(view: ExchangeView): readonly Slot[] {
  if (isHands(view)) return [...(view.second ?? view.up ?? NOTHING_LIES), ...view.down];
  return view.widow ?? [];
}

/** The cards that a card of the hand may be exchanged with. */
export const open = (view: ExchangeView): readonly Slot[] => (isHands(view) ? (view.up ?? []) : (view.widow ?? []));
