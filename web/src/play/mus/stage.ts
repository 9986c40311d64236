// How each effect of Mus moves cards and stones on the screen, and how long it is shown.

import type { EffectOf, MusEffect } from '../../net/protocol';
import { arrive } from '../arrivals';
import { pause, place } from '../motion';
import { pay } from '../pieces';
import { at, throwTo } from '../places';
import type { Shot, Staging } from '../stage';
import { payments, settled } from './payments';

const PAUSES: Record<string, number> = {
  spoke: 450, stage: 350, declared: 700, decided: 450, scored: 450, notice: 500, signal: 300, shuffled: 300, showdown: 500,
};

/** Shows one effect. */
async function perform({ effect, scene, show }: Shot<EffectOf<MusEffect>>): Promise<void> {
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
      await show();
      return arrive(effect, place(at('stock')));
    case 'threw':
      return throwTo(effect, 'discards');
    default:
      await pay(payments(effect, scene), show);
      return pause(PAUSES[effect.kind] ?? 0);
  }
}

export const staging: Staging = { perform, settled, panel: true };
