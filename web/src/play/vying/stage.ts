// How each effect of a vying game moves cards and chips on the screen, and how long it is shown.

import type { Effect, EffectOf, VyingEffect, VyingView } from '../../net/protocol';
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

/** While the cards are dealt that decide a stage, nobody has won it. */
export function undecided(view: VyingView, effects: readonly Effect[]): VyingView {
  const won = effects.filter((e) => e.kind === 'scored' && 'stage' in e);
  if (!won.length) return view;
  const by = (seat: number): number => won.filter((e) => e.seat === seat).reduce((sum, e) => sum + e.by, 0);
  return {
    ...view,
    stages: view.stages.map((s) => {
      if (won.some((e) => e.stage === s.name)) return { ...s, state: 'now', winner: [], note: '' };
      return s.state === 'now' ? { ...s, state: 'ahead' } : s;
    }),
    seats: view.seats.map((s) => ({
      ...s, changed: s.changed - by(s.seat),
      chips: s.chips === null ? null : s.chips - by(s.seat), points: s.points === null ? null : s.points - by(s.seat),
    })),
  };
}

export const staging: Staging = { perform, undecided };
