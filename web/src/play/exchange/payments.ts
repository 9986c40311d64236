// At the end of a deal of an exchange game lives are paid to the table, and chips to the winners.

import type { ExchangeView } from '../../net/protocol';
import type { Payment } from '../pieces';
import type { Scene } from '../scenes';

export function settled({ before, after }: Pick<Scene, 'before' | 'after'>): Payment[] {
  const [was, is] = [before as ExchangeView, after as ExchangeView];
  const changes = is.last?.changes ?? [];
  const winners = changes.flatMap((by, seat) => (by > 0 ? [seat] : []));
  return was.seats.flatMap(({ seat, lives, chips }): Payment[] => {
    const lost = lives === null ? 0 : lives - (is.seats[seat]?.lives ?? 0);
    if (lost > 0) return [{ piece: 'life', from: `purse-${seat}`, to: 'table', n: lost }];
    const by = changes[seat] ?? 0;
    if (typeof chips !== 'number' || by >= 0) return [];
    return winners.map((winner) => ({ piece: 'chip', from: `purse-${seat}`, to: `purse-${winner}`, n: Math.max(1, Math.round(-by / winners.length)) }));
  });
}
