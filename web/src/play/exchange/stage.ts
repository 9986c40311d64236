// How each effect of an exchange game moves the cards on the screen.

import { tick } from 'svelte';
import type { Effect, ExchangeView } from '../../net/protocol';
import { fly, moving, pause, place } from '../motion';
import { at, DEAL_MS, DEAL_STEP_MS, fromDealer, handCards, inHand, onPlace, serve, SLIDE_MS } from '../places';
import type { Board } from '../stage';
import { arrive, leave } from './apply';

/** Cards that change places move slowly: this is what the game is about. */
const SWAP_MS = 420;
const PAUSES: Partial<Record<Effect['kind'], number>> = {
  knocked: 350, stood: 350, stopped: 500, continued: 250, passed: 350, declined: 350, restarted: 500, changed: 350, out: 350,
};

/** Shows one effect: animates it and leaves the board in the state after it. */
export async function perform(board: Board<ExchangeView>, effect: Effect, next: ExchangeView, film: boolean): Promise<void> {
  if (!board.shown) return;
  const after = (): ExchangeView => arrive(leave(board.shown!, effect, next), effect, next);
  if (!film || !moving()) {
    board.shown = after();
    return;
  }
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
    case 'took':
      return serve(board, after(), effect, effect.kind === 'took' ? place(at('pile')) : fromPack(board.shown));
    case 'discarded': {
      const from = place(inHand(effect.seat, effect.card));
      board.shown = leave(board.shown, effect, next);
      await fly(effect.card, from, place(at('pile')), SLIDE_MS);
      board.shown = arrive(board.shown, effect, next);
      return;
    }
    case 'upcard':
    case 'widow': {
      const from = fromPack(board.shown);
      const upcard = effect.kind === 'upcard';
      board.shown = upcard ? leave(board.shown, effect, next) : after();
      await tick();
      const to = upcard ? at('pile') : onPlace(effect.slot);
      const flight = fly(effect.card, from, place(to), DEAL_MS, upcard ? null : to);
      if (!upcard) return pause(DEAL_STEP_MS);
      await flight;
      board.shown = arrive(board.shown, effect, next);
      return;
    }
    case 'exchanged':
      return trade(board, after(), effect.seat, effect.cards, effect.slots, effect.received, effect.unseen ? [4, 5, 6] : effect.slots);
    case 'kept':
      if (effect.which === 'second') return keepSecond(board, after(), effect.seat);
      board.shown = after();
      return pause(SWAP_MS);
    case 'laid':
      return layFrom(board, after(), effect.seat, effect.cards);
    case 'showdown':
    case 'blitz':
    case 'drawn':
      await pause(300);
      board.shown = after();
      return;
    default:
      board.shown = after();
      return pause(PAUSES[effect.kind] ?? 0);
  }
}

/** Where cards come from: the stock if there is one, else the dealer's place. */
const fromPack = (view: ExchangeView) => place(at('stock')) ?? fromDealer(view.dealer);

/**
 * Cards of a hand and cards of the table change places. `cards` go to `slots`; `received` were in
 * the slots `from`, which differ from `slots` if the hand given up turns another one down.
 */
async function trade(
  board: Board<ExchangeView>, after: ExchangeView, seat: number, cards: readonly string[], slots: readonly number[],
  received: readonly string[], from: readonly number[],
): Promise<void> {
  const given = handCards(seat, cards).map(place);
  const lay = from.map((slot) => place(onPlace(slot)));
  board.shown = after;
  await tick();
  const got = handCards(seat, received);
  await Promise.all([
    ...cards.map((c, k) => {
      const target = onPlace(slots[k]!);
      return fly(c, given[k] ?? null, place(target), SWAP_MS, target);
    }),
    ...received.map((c, k) => fly(c, lay[k] ?? null, place(got[k] ?? null), SWAP_MS, got[k])),
  ]);
}

/** The dealer takes up the second hand and lays the first in its place. */
function keepSecond(board: Board<ExchangeView>, after: ExchangeView, seat: number): Promise<void> {
  const hand = (view: ExchangeView): string[] => view.seats.find((s) => s.seat === seat)?.hand ?? [];
  return trade(board, after, seat, hand(board.shown!), [1, 2, 3], hand(after), [1, 2, 3]);
}

async function layFrom(board: Board<ExchangeView>, after: ExchangeView, seat: number, cards: readonly string[]): Promise<void> {
  const from = fromDealer(seat);
  board.shown = after;
  await tick();
  await Promise.all(cards.map((c, k) => {
    const target = onPlace(k + 1);
    return fly(c, from, place(target), SWAP_MS, target);
  }));
}
