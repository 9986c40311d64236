// The view after an event: the view before it, and what is new.

import type { GameEvent, View } from './protocol';

type Change = NonNullable<GameEvent['after']>;

export function changed(view: View, { seats, ...fields }: Change): View {
  // all of them, or those that are new by number
  const fresh = (seats ?? {}) as Record<string, View['seats'][number]>;
  return { ...view, legal: [], closed: [], ...fields, seats: view.seats.map((seat, at) => fresh[at] ?? seat) } as View;
}
