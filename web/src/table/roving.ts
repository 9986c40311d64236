// A row of cards is one stop of the tab key; inside it the arrow keys, Home and End lead on.

/** Where a key leads from one place of so many; null where it leads nowhere. */
export function led(key: string, from: number, count: number): number | null {
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || count === 0 ? null : (to + count) % count;
}
