// How each effect of an exchange game moves the cards on the screen.

import { tick } from 'svelte';
import type { EffectOf, ExchangeEffect, ExchangeView } from '../../net/protocol';
import { arrive } from '../arrivals';
import { fly, pause, place } from '../motion';
import { at, fromDealer, handCards, onPlace, throwTo } from '../places';
import type { Shot, Staging } from '../stage';
import { settled } from './payments';

type Effect = EffectOf<ExchangeEffect>;
type Show = Shot<Effect>['show'];

/** Cards that change places move a little more slowly: this is what the game is about. */
const SWAP_MS = 290;
const PAUSES: Partial<Record<Effect['kind'], number>> = {
  knocked: 350, stood: 350, stopped: 500, continued: 250, passed: 350, declined: 350, restarted: 500, changed: 350, out: 350,
};

/** Shows one effect. */
async function perform({ effect, scene, show }: Shot<Effect>): Promise<void> {
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
    case 'took':
    case 'widow':
    case 'upcard': {
      const pile = place(at('pile'));
      await show();
      // where there is no stock, cards come from the dealer's place
      return arrive(effect, effect.kind === 'took' ? pile : place(at('stock')) ?? fromDealer((scene.after as ExchangeView).dealer));
    }
    case 'discarded':
      return throwTo({ seat: effect.seat, cards: [effect.card] }, 'pile');
    case 'exchanged':
      return trade(show, effect.seat, effect.cards, effect.slots, effect.received, effect.unseen ? [4, 5, 6] : effect.slots);
    case 'kept':
      if (effect.which === 'second') return keepSecond(show, scene, effect.seat);
      await show();
      return pause(SWAP_MS);
    case 'laid':
      return layFrom(show, effect.seat, effect.cards);
    case 'showdown':
    case 'blitz':
    case 'drawn':
      await pause(300);
      return show();
    default:
      await show();
      return pause(PAUSES[effect.kind] ?? 0);
  }
}

/**
 * Cards of a hand and cards of the table change places. `cards` go to `slots`; `received` were in
 * the slots `from`, which differ from `slots` if the hand given up turns another one down.
 */
async function trade(
  show: Show, seat: number, cards: readonly string[], slots: readonly number[], received: readonly string[], from: readonly number[],
): Promise<void> {
  const given = handCards(seat, cards).map(place);
  const lay = from.map((slot) => place(onPlace(slot)));
  await show();
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
function keepSecond(show: Show, { before, after }: Shot<Effect>['scene'], seat: number): Promise<void> {
  const [given, kept] = [before.seats[seat]?.hand ?? [], after.seats[seat]?.hand ?? []];
  return trade(show, seat, given, [1, 2, 3], kept, [1, 2, 3]);
}

async function layFrom(show: Show, seat: number, cards: readonly string[]): Promise<void> {
  const from = fromDealer(seat);
  await show();
  await tick();
  await Promise.all(cards.map((c, k) => {
    const target = onPlace(k + 1);
    return fly(c, from, place(target), SWAP_MS, target);
  }));
}

export const staging: Staging = { perform, settled };
