// The view after an event: the view before it, and what is new.

import type { View } from './protocol';

/** What is new in a view of one kind: of the seats all of them, or those that differ by number. */
type ChangeOf<V extends View> = V extends View
  ? Partial<Omit<V, 'seats'>> & { seats?: V['seats'] | Record<string, V['seats'][number]> }
  : never;

export function changed<V extends View>(view: V, { seats, ...fields }: ChangeOf<V>): V {
  const fresh = new Map<string, V['seats'][number]>(Object.entries(seats ?? {}));
  return { ...view, legal: [], closed: [], ...fields, seats: view.seats.map((seat, at) => fresh.get(String(at)) ?? seat) };
}
