// The order of your own hand: by the ranks of the table, high ones first.

import { isCard, SPANISH_SUITS } from '../../cards/names';

const ORDERS: Record<string, string> = { eight: 'K3CS76542A', four: 'KCS765432A', printed: 'K3CS76542A' };

/** Sorted by the order that the option “kings” sets; unknown cards come last. */
export function sorted(hand: readonly string[], kings: unknown): string[] {
  const order = ORDERS[String(kings)] ?? ORDERS.eight!;
  const key = (card: string): number =>
    (isCard(card) ? order.indexOf(card[0]!) * SPANISH_SUITS.length + SPANISH_SUITS.indexOf(card[1]!) : 1000);
  return [...hand].sort((a, b) => key(a) - key(b));
}
