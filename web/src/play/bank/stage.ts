// How each effect of a table with a banker moves cards and chips on the screen, and how long it is
// shown.

import { UNKNOWN } from '../../cards/names';
import type { BankView, EffectOf, BankEffect } from '../../net/protocol';
import { arrive } from '../arrivals';
import { fly, pause, place, type Place } from '../motion';
import { pay } from '../pieces';
import { at, inHand, SLIDE_MS } from '../places';
import type { Shot, Staging } from '../stage';
import { payments, settled } from './payments';

const PAUSES: Record<string, number> = {
  ante: 250, spoke: 320, over: 350, showed: 750, pooled: 500, showdown: 900,
};
const BACKS = 6;
const STEP_MS = 70;

/** Shows one effect. */
async function perform({ effect, scene, show }: Shot<EffectOf<BankEffect>>): Promise<void> {
  const before = scene.before as BankView;
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
      await show();
      return arrive(effect, place(at('stock')));
    case 'over': {
      await pause(PAUSES.over!);
      const from = place(inHand(effect.seat, UNKNOWN));
      await show();
      return effect.seat === before.dealer ? undefined : backs(before.seats[effect.seat]?.hands[effect.hand]?.cards.length ?? 0, from, place(at('used')));
    }
    case 'shuffled':
      await backs(Math.min(BACKS, before.used), place(at('used')), place(at('stock')));
      return show();
    default:
      await pay(payments(effect, scene), show);
      return pause(PAUSES[effect.kind] ?? 0);
  }
}

/** Face-down cards that move to the same place, one after the other. */
async function backs(count: number, from: Place | null, to: Place | null): Promise<void> {
  const flights = Array.from({ length: count }, async (_, k) => {
    await pause(k * STEP_MS);
    await fly(UNKNOWN, from, to, SLIDE_MS);
  });
  await Promise.all(flights);
}

export const staging: Staging = { perform, settled, panel: true };
