// The figures of a comparison in words, and which of them differ clearly.

import type { Interval, Row } from '../net/protocol';

const minus = (text: string): string => text.replace('-', '−');

/** Half the width of an interval; infinite where it has no end. */
export const within = ({ low, high }: Interval): number => (low === null || high === null ? Infinity : (high - low) / 2);

/** A share of the matches is given in per cent. */
export const scaleOf = (row: Row): number => (row.group === 'won' ? 100 : 1);

/** An estimate and half the width of its interval: `2.39 ± 0.11`. */
export function intervalText(row: Row, side: 'first' | 'second' | 'difference'): string {
  const found = row[side];
  if (!found) return '';
  const scale = scaleOf(row);
  const around = scale * within(found);
  const unit = row.group === 'won' ? '\u00a0%' : '';
  const sign = side === 'difference' && found.mean > 0 ? '+' : '';
  if (!Number.isFinite(around)) return minus(sign + (scale * found.mean).toFixed(2));
  if (around === 0) return minus(`${sign}${Number((scale * found.mean).toFixed(3))}${unit}`); // every match alike
  const digits = around >= 10 ? 0 : around >= 1 ? 1 : around >= 0.1 ? 2 : 3;
  return minus(`${sign}${(scale * found.mean).toFixed(digits)} ±\u00a0${around.toFixed(digits)}${unit}`);
}

/** Whether the interval of the difference does not hold 0. */
export function isClear({ difference }: Row): boolean {
  if (!difference || difference.low === null || difference.high === null) return false;
  return difference.low > 0 || difference.high < 0;
}

/** The clear differences, those that are surest first. */
export function clearest(rows: readonly Row[], most: number): Row[] {
  const sure = (row: Row): number => Math.abs(row.difference!.mean) / (within(row.difference!) || Number.MIN_VALUE);
  return rows.filter(isClear).sort((a, b) => sure(b) - sure(a)).slice(0, most);
}
