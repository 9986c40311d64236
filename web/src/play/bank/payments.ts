// What goes from hand to hand at a table with a banker: chips into the pool and out of it, and at
// the end of a deal between the dealer and everybody else.

import type { BankEffect, BankView, EffectOf } from '../../net/protocol';
import type { Payment } from '../pieces';
import type { Scene } from '../scenes';

const chips = (from: string, to: string, n: number): Payment[] => (n > 0 ? [{ piece: 'chip', from, to, n }] : []);

/** What an effect moves. */
export function payments(effect: EffectOf<BankEffect>, { after }: Pick<Scene, 'after'>): Payment[] {
  switch (effect.kind) {
    case 'ante': return (after as BankView).seats.filter((s) => s.in).flatMap(({ seat }) => chips(`purse-${seat}`, 'pool', 1));
    case 'spoke': return chips(`purse-${effect.seat}`, `stake-${effect.seat}`, effect.amount ?? 0);
    case 'pooled': return chips(`purse-${effect.seat}`, 'pool', effect.by);
    case 'collected': return chips('pool', `purse-${effect.seat}`, effect.by);
    default: return [];
  }
}

/** What is paid at the end of a deal. */
export function settled({ after }: Pick<Scene, 'after'>): Payment[] {
  const last = (after as BankView).last;
  if (!last) return [];
  const bank = `purse-${last.dealer}`;
  return last.changes.flatMap((by, seat) => {
    if (seat === last.dealer) return [];
    return by > 0 ? chips(bank, `purse-${seat}`, by) : chips(`stake-${seat}`, bank, -by);
  });
}
