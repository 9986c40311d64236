// The count at the end of a deal, as rows of a table: where each stone came from, and each side's
// total after it.

import type { CountStep, Lance, MusLast } from '../../net/protocol';

export interface CountRow {
  /** Null for a lance in which nobody won anything. */
  step: CountStep | null;
  lance: Lance | null;
  /** The name of the lance is in the first of its rows. */
  first: boolean;
  /** By side: the stones after this row. */
  score: number[];
}

export interface CountPart {
  /** Stones that were taken when a bet was declined, or those of the count. */
  part: 'at-once' | 'count';
  rows: CountRow[];
}

const AT_ONCE: ReadonlySet<CountStep['why']> = new Set(['negada', 'deje', 'courtesy']);

/** What each side had before the deal. */
export const before = (last: MusLast): number[] => last.stones.map((n, side) => n - (last.changes[side] ?? 0));

export function countParts(last: MusLast): CountPart[] {
  const score = before(last);
  const row = (step: CountStep): CountRow => {
    score[step.side] = (score[step.side] ?? 0) + step.stones;
    return { step, lance: last.lances.find((l) => l.name === step.lance) ?? null, first: true, score: [...score] };
  };
  const early = last.count.filter((s) => AT_ONCE.has(s.why)).map(row);
  const late = last.count.filter((s) => !AT_ONCE.has(s.why));
  const counted = last.kind === 'counted'
    ? last.lances.flatMap((lance) => {
        const steps = late.filter((s) => s.lance === lance.name);
        // The count stops when a side has won the game; the rest is not shown.
        if (steps.length === 0) return lance.how === 'declined' || last.game !== null ? [] : [{ step: null, lance, first: true, score: [...score] }];
        return steps.map((step, i) => ({ ...row(step), first: i === 0 }));
      })
    : late.map(row);
  const parts: CountPart[] = [{ part: 'at-once', rows: early }, { part: 'count', rows: counted }];
  return parts.filter((p) => p.rows.length > 0);
}
