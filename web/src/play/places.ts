// Where things lie on the screen. Places are marked in the page: data-place names a spot of the
// table, data-hand the cards of a seat, data-card a card.

import { tick } from 'svelte';
import { fly, pause, place, type Place } from './motion';

export const SLIDE_MS = 240;
export const DEAL_MS = 200;
const DEAL_STEP_MS = 65;

export const at = (name: string): HTMLElement | null => document.querySelector(`[data-place="${name}"]`);

/** The card of a seat's hand: that very card where it is known, else the last one. */
export function inHand(seat: number, card: string): HTMLElement | null {
  const cards = document.querySelectorAll<HTMLElement>(`[data-hand="${seat}"] [data-card]`);
  const known = [...cards].filter((c) => c.dataset.card === card);
  return known.at(-1) ?? cards[cards.length - 1] ?? null;
}

/** A card flies to the hand it is already drawn in; dealt ones follow each other closely. */
export async function toHand(seat: number, card: string, from: Place | null, ms: number, wait: boolean): Promise<void> {
  await tick();
  const target = inHand(seat, card);
  const flight = fly(card, from, place(target), ms, target);
  if (wait) await flight;
  else await pause(DEAL_STEP_MS);
}
