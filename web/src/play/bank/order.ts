// The order of cards on the table. The server sends hands as sets; on the table a card stays where
// it was dealt, and is turned up in its place.

import { UNKNOWN } from '../../cards/names';

export function keepOrder(before: readonly string[], now: readonly string[]): string[] {
  const known = now.filter((card) => card !== UNKNOWN);
  const fresh = known.filter((card) => !before.includes(card));
  let hidden = now.length - known.length;
  const kept: string[] = [];
  for (const card of before) {
    if (card !== UNKNOWN) {
      if (known.includes(card)) kept.push(card);
      else if (hidden > 0) kept.push(UNKNOWN); // it is not sent any more
      else continue;
    } else if (hidden > 0) kept.push(UNKNOWN);
    else if (fresh.length) kept.push(fresh.shift()!);
    else continue;
    if (kept.at(-1) === UNKNOWN) hidden -= 1;
  }
  return [...kept, ...Array<string>(Math.max(0, hidden)).fill(UNKNOWN), ...fresh];
}
