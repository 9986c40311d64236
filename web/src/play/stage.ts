// Where things lie on the screen, and how each effect moves them there.

import { tick } from 'svelte';
import type { Effect, View } from '../net/protocol';
import { arrive, leave } from './apply';
import { fly, moving, pause, place, type Place } from './motion';

const SLIDE_MS = 240;
const DEAL_MS = 200;
const DEAL_STEP_MS = 65;

export interface Board { shown: View | null }

const at = (name: string): HTMLElement | null => document.querySelector(`[data-place="${name}"]`);

/** The card of a seat's hand: that very card where it is known, else the last one. */
function inHand(seat: number, card: string): HTMLElement | null {
  const cards = document.querySelectorAll<HTMLElement>(`[data-hand="${seat}"] [data-card]`);
  const known = [...cards].filter((c) => c.dataset.card === card);
  return known.at(-1) ?? cards[cards.length - 1] ?? null;
}

async function toHand(board: Board, effect: Effect & { seat: number; card: string }, next: View, from: Place | null, ms: number, wait: boolean): Promise<void> {
  board.shown = arrive(leave(board.shown!, effect, next), effect, next);
  await tick();
  const target = inHand(effect.seat, effect.card);
  const flight = fly(effect.card, from, place(target), ms, target);
  if (wait) await flight;
  else await pause(DEAL_STEP_MS);
}

/** Shows one effect: moves what it moves and leaves the board as it is after it. */
export async function perform(board: Board, effect: Effect, next: View): Promise<void> {
  if (!board.shown) return;
  if (!moving()) {
    board.shown = arrive(leave(board.shown, effect, next), effect, next);
    return;
  }
  switch (effect.kind) {
    case 'dealt':
      return toHand(board, effect, next, place(at('stock')), DEAL_MS, false);
    case 'drew':
      return toHand(board, effect, next, place(at('stock')), SLIDE_MS, true);
    case 'took':
      return toHand(board, effect, next, place(at('pile')), SLIDE_MS, true);
    case 'discarded': {
      const from = place(inHand(effect.seat, effect.card));
      board.shown = leave(board.shown, effect, next);
      await fly(effect.card, from, place(at('pile')), SLIDE_MS);
      board.shown = arrive(board.shown, effect, next);
      return;
    }
    case 'upcard':
    case 'widow': {
      const to = effect.kind === 'upcard' ? at('pile') : at(`widow-${effect.slot}`);
      board.shown = leave(board.shown, effect, next);
      await fly(effect.card, place(at('stock')), place(to), DEAL_MS);
      board.shown = arrive(board.shown, effect, next);
      return;
    }
    case 'exchanged': {
      const starts = effect.cards.map((c) => place(inHand(effect.seat, c)));
      const slots = effect.slots.map((s) => at(`widow-${s}`));
      await Promise.all([
        ...effect.cards.map((c, k) => fly(c, starts[k] ?? null, place(slots[k] ?? null), SLIDE_MS)),
        ...effect.received.map((c, k) => fly(c, place(slots[k] ?? null), starts[k] ?? null, SLIDE_MS)),
      ]);
      board.shown = arrive(leave(board.shown, effect, next), effect, next);
      return;
    }
    case 'knocked':
    case 'stood':
    case 'changed':
    case 'out':
      board.shown = arrive(board.shown, effect, next);
      return pause(350);
    case 'showdown':
    case 'blitz':
    case 'drawn':
      await pause(300);
      board.shown = arrive(board.shown, effect, next);
      return;
    default:
      board.shown = arrive(board.shown, effect, next);
  }
}
