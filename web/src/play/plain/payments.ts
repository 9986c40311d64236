// At the end of a deal lives are paid to the table, if the game says that it keeps them.

import type { PlainView } from '../../net/protocol';
import type { Payment } from '../pieces';
import type { Scene } from '../scenes';

export function settled({ before, after }: Pick<Scene, 'before' | 'after'>): Payment[] {
  const lives = (before as PlainView).standing.some(({ name, of }) => name === 'lives' && of === 'seat');
  const changes = lives ? (after.last?.changes ?? []) : [];
  return changes.flatMap((by, seat): Payment[] => (by < 0 ? [{ piece: 'life', from: `purse-${seat}`, to: 'table', n: -by }] : []));
}
