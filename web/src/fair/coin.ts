// The coin of a seat: what this browser adds to the shuffles of a match.

import { newId } from '../net/connection';
import type { Memory } from '../net/seats';

/** The same at every connection, and kept to be found again at the end; null without a seat. */
export function coinOf(memory: Memory): string | null {
  const kept = memory.read();
  if (!kept?.key) return null;
  const coin = kept.coin ?? newId();
  if (!kept.coin) memory.save({ coin });
  return coin;
}
