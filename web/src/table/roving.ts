// A row of cards is one tab stop; inside it the arrow keys, Home and End move the focus.

/** The index that a key leads to from `from`, of `count`; null if it leads nowhere. */
export function led(key: string, from: number, count: number): number | null {
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || count === 0 ? null : (to + count) % count;
}
