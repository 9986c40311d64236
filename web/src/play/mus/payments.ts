// Stones go from the bowl to the player of a side who keeps the loose ones.

import type { EffectOf, MusEffect, MusView } from '../../net/protocol';
import type { Payment } from '../pieces';
import type { Scene } from '../scenes';

const stones = ({ sides }: MusView, side: number, n: number): Payment[] =>
  (n > 0 ? [{ piece: 'stone', from: 'bowl', to: `pile-${sides[side]!.keepers.loose}`, n }] : []);

/** What an effect moves. */
export const payments = (effect: EffectOf<MusEffect>, { before }: Pick<Scene, 'before'>): Payment[] =>
  (effect.kind === 'scored' ? stones(before as MusView, effect.side, effect.stones) : []);

/** What the count at the end of a deal brings, beyond what was taken before. */
export function settled({ before, after }: Pick<Scene, 'before' | 'after'>): Payment[] {
  const [view, last] = [before as MusView, (after as MusView).last];
  return last ? view.sides.flatMap(({ side, changed }) => stones(view, side, (last.changes[side] ?? 0) - changed)) : [];
}
