// What goes from hand to hand at a table of vying: chips from purse to pot and to the winner, points
// from a stage to the seat.

import type { EffectOf, VyingEffect, VyingView } from '../../net/protocol';
import type { Payment } from '../pieces';
import type { Scene } from '../scenes';

/** What an effect moves; `after` is the table once its whole scene has been shown. */
export function payments(effect: EffectOf<VyingEffect>, { before, after }: Pick<Scene, 'before' | 'after'>): Payment[] {
  const [was, is] = [before as VyingView, after as VyingView];
  switch (effect.kind) {
    case 'ante': {
      const put = is.seats.filter((s) => s.in);
      const n = Math.max(1, Math.round((is.pots ?? []).reduce((sum, pot) => sum + pot, 0) / put.length));
      return put.map(({ seat }) => ({ piece: 'chip', from: `purse-${seat}`, to: 'pot', n }));
    }
    case 'spoke': {
      const n = (is.seats[effect.seat]?.staked ?? 0) - (was.seats[effect.seat]?.staked ?? 0);
      return n > 0 && is.unit === 'chip' ? [{ piece: 'chip', from: `purse-${effect.seat}`, to: `staked-${effect.seat}`, n }] : [];
    }
    case 'scored':
      if (effect.seat === null || effect.by <= 0) return [];
      return [{ piece: is.unit, from: potOf(was, effect.stage), to: `purse-${effect.seat}`, n: effect.by }];
    case 'claimed': {
      const n = Math.max(1, Math.floor((was.pots ?? []).reduce((sum, pot) => sum + pot, 0) / effect.seats.length));
      return was.unit === 'chip' ? effect.seats.map((seat) => ({ piece: 'chip', from: 'pot', to: `purse-${seat}`, n })) : [];
    }
    default:
      return [];
  }
}

/** Where what a stage is played for lies: with the stage, or in the middle. */
const potOf = ({ stages, pots, unit }: VyingView, stage: string): string =>
  (unit === 'point' || pots?.length === stages.length ? `pot-${stage}` : 'pot');
