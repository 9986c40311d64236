// How each effect of a vying game moves cards and chips on the screen, and how long it is shown.

import type { EffectOf, VyingEffect } from '../../net/protocol';
import { arrive } from '../arrivals';
import { pause, place } from '../motion';
import { pay } from '../pieces';
import { at, throwTo } from '../places';
import type { Shot, Staging } from '../stage';
import { payments } from './payments';

const PAUSES: Record<string, number> = {
  ante: 250, stage: 300, spoke: 350, announced: 500, showed: 600, scored: 450, claimed: 600, annulled: 600, carried: 400, showdown: 400,
};

/** Shows one effect. */
async function perform({ effect, scene, show }: Shot<EffectOf<VyingEffect>>): Promise<void> {
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
      await show();
      return arrive(effect, place(at('stock')));
    case 'threw':
      return throwTo(effect, 'away');
    case 'showdown':
      await pause(PAUSES.showdown!);
      return show();
    default:
      await pay(payments(effect, scene), show);
      return pause(PAUSES[effect.kind] ?? 0);
  }
}

export const staging: Staging = { perform };
