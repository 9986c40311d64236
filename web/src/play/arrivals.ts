// Cards that come one after the other are drawn in their places from the start, and hidden until
// each of them has arrived.

import { tick } from 'svelte';
import type { CommonEffect, EffectOf, ExchangeEffect } from '../net/protocol';
import { isCard, UNKNOWN } from '../cards/names';
import { fly, pause, place, type Place } from './motion';
import { at, DEAL_MS, DEAL_STEP_MS, handCards, onPlace, SLIDE_MS } from './places';

/** A card that comes to a hand or to the table. */
export type Coming = Extract<EffectOf<ExchangeEffect> | CommonEffect, { kind: 'dealt' | 'drew' | 'took' | 'widow' | 'upcard' }>;
const KINDS: ReadonlySet<string> = new Set<Coming['kind']>(['dealt', 'drew', 'took', 'widow', 'upcard']);

export const isComing = (effect: { kind: string }): effect is Coming => KINDS.has(effect.kind);

const hidden = new Map<Coming, HTMLElement>();

/** Hides the cards of these effects, which the page has just been told to draw. */
export async function hide(coming: readonly Coming[]): Promise<void> {
  reveal();
  await tick();
  const bySeat = new Map<number, Extract<Coming, { seat: number }>[]>();
  for (const effect of coming) {
    if ('seat' in effect) bySeat.set(effect.seat, [...(bySeat.get(effect.seat) ?? []), effect]);
    else keep(effect, effect.kind === 'widow' ? onPlace(effect.slot) : at('pile'));
  }
  for (const [seat, effects] of bySeat) {
    // a hand is filled from its first place on
    const found = handCards(seat, effects.map((e) => e.card).reverse()).reverse();
    effects.forEach((effect, i) => keep(effect, found[i] ?? null));
  }
}

function keep(effect: Coming, card: HTMLElement | null): void {
  if (!card) return;
  card.style.visibility = 'hidden';
  hidden.set(effect, card);
}

/** Shows the cards that are still hidden. */
export function reveal(): void {
  for (const card of hidden.values()) card.style.visibility = '';
  hidden.clear();
}

/** Moves a card to its place; dealt cards follow each other closely. */
export async function arrive(effect: Coming, from: Place | null): Promise<void> {
  const card = hidden.get(effect) ?? null;
  hidden.delete(effect);
  if (card) card.style.visibility = '';
  const dealt = effect.kind === 'dealt' || effect.kind === 'widow';
  // What comes from the pack lies face down until it has arrived.
  const down = effect.kind !== 'took' && isCard(effect.card);
  const flight = fly(down ? UNKNOWN : effect.card, from, place(card), dealt ? DEAL_MS : SLIDE_MS, card, down);
  if (dealt) await pause(DEAL_STEP_MS);
  else await flight;
}
