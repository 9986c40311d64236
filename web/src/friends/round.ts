// The places around a table: where each is drawn, and who sits there.

import type { MemberSent, PlaceSent, TableSent } from './sent';

export interface Place extends PlaceSent {
  at: number;
  /** The person who sits there. */
  who: MemberSent | null;
}

export const isFree = (place: PlaceSent): boolean => place.member === null && place.bot === null;

/** The person that this page belongs to. */
export const yourself = (table: TableSent): MemberSent | null => table.members.find((m) => m.id === table.you) ?? null;

/** The places in the order of play, beginning with your own, which is nearest. */
export function placesOf(table: TableSent): Place[] {
  const from = yourself(table)?.place ?? 0;
  return table.places.map((_, i) => {
    const at = (from + i) % table.places.length;
    const place = table.places[at]!;
    return { ...place, at, who: table.members.find((m) => m.id === place.member) ?? null };
  });
}

/** Where one of so many places is, in hundredths of the table: the first is below, the next on its left. */
export function spotOf(i: number, of: number): { x: number; y: number } {
  const angle = Math.PI * (0.5 + (2 * i) / of);
  const round = (n: number): number => Math.round(10 * n) / 10;
  // a little higher than the middle: below each face is a name, and often a button
  return { x: round(50 + 38 * Math.cos(angle)), y: round(49 + 35.5 * Math.sin(angle)) };
}
