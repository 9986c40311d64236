// Exchanging one card for one, as in Switch and Stop the Bus: a card of the hand and a card of the
// table are picked. Which pairs may be exchanged is read from the legal moves ("swap 4C for 9H").

import { say } from '../../language/say';
import type { ClosedMove, LegalMove, Slot } from '../../net/protocol';

export interface Picked { cards: readonly string[]; slots: readonly number[] }

interface Swap { move: string; card: string; taken: string }

export function parseSwap(move: string): Swap | null {
  const match = /^swap (\S+) for (\S+)$/i.exec(move.trim());
  return match ? { move, card: match[1]!.toUpperCase(), taken: match[2]!.toUpperCase() } : null;
}

export const swaps = (legal: readonly LegalMove[]): Swap[] =>
  legal.map((m) => parseSwap(m.move)).filter((s) => s !== null);

/** The legal move that exchanges the card picked from the hand for the one picked on the table. */
export function swapMove(legal: readonly LegalMove[], open: readonly Slot[], { cards, slots }: Picked): Swap | null {
  const taken = open[(slots[0] ?? 0) - 1];
  return swaps(legal).find((s) => s.card === cards[0] && s.taken === taken) ?? null;
}

/** What must still be picked. */
export function swapHelp({ cards, slots }: Picked): string {
  if (cards.length === 0 && slots.length === 0) return say('exchange-pick-both');
  if (cards.length === 0) return say('exchange-pick-hand');
  if (slots.length === 0) return say('exchange-pick-table');
  return say('exchange-press-swap');
}

/** Why two cards cannot be exchanged, as the server says. */
export const twoRefused = (closed: readonly ClosedMove[]): ClosedMove | null =>
  closed.find((m) => /^swap \S+ \S+.* for /i.test(m.move)) ?? null;

/** A card is picked, or put back. Another one replaces it, since one card is exchanged for one;
 * `second` says that the player may have wanted both. */
export function pick<T>(picked: readonly T[], one: T): { picked: T[]; second: boolean } {
  if (picked.includes(one)) return { picked: picked.filter((p) => p !== one), second: false };
  return { picked: [one], second: picked.length > 0 };
}
