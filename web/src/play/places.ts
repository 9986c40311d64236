// Where things are on the screen. Places are marked in the page: data-place names a spot on the
// table, data-hand the cards of a seat, data-card a card.

import { fly, place, type Place } from './motion';

export const SLIDE_MS = 240;
export const DEAL_MS = 200;
export const DEAL_STEP_MS = 65;

export const at = (name: string): HTMLElement | null => document.querySelector(`[data-place="${name}"]`);

/** The card in a seat's hand: that very card if it is known, else the last one. */
export function inHand(seat: number, card: string): HTMLElement | null {
  const cards = document.querySelectorAll<HTMLElement>(`[data-hand="${seat}"] [data-card]`);
  const known = [...cards].filter((c) => c.dataset.card === card);
  return known.at(-1) ?? cards[cards.length - 1] ?? null;
}

/** The cards in a seat's hand one by one: known cards themselves, face-down ones for the others. */
export function handCards(seat: number, cards: readonly string[]): (HTMLElement | null)[] {
  const left = [...document.querySelectorAll<HTMLElement>(`[data-hand="${seat}"] [data-card]`)];
  return cards.map((card) => {
    const found = left.findIndex((c) => c.dataset.card === card);
    return left.splice(found < 0 ? left.length - 1 : found, 1)[0] ?? null;
  });
}

/** Where a card lies on the table, by slot. */
export const onPlace = (slot: number): HTMLElement | null => at(`widow-${slot}`);

/** The place of a seat's cards, of the size of a card: the dealer deals from there. */
export function fromDealer(seat: number): Place | null {
  const box = place(document.querySelector(`[data-hand="${seat}"]`));
  if (!box) return null;
  const [width, height] = [30, 42];
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

/** Moves cards of a hand to a spot on the table; they are in the hand until the table is drawn again. */
export async function throwTo({ seat, cards }: { seat: number; cards: readonly string[] }, spot: string): Promise<void> {
  const found = handCards(seat, cards);
  await Promise.all(cards.map((c, k) => fly(c, place(found[k] ?? null), place(at(spot)), SLIDE_MS, found[k])));
}
