// What happens at the table, cut into scenes: each has the effects that lead from one view to the
// next. Both views are the server's. An event is a scene; cards that come one after the other are a
// scene together.

import { changed } from '../net/change';
import type { Effect, GameEvent, Last, View } from '../net/protocol';
import { asEnded, atEnd } from './laidOpen';

export interface Scene<V extends View = View> {
  before: V;
  after: V;
  effects: readonly Effect[];
  /** How the deal ended, if it ended with this scene. */
  last?: Last;
}

export function scenes(events: readonly GameEvent[], before: View): Scene[] {
  const found: Scene[] = [];
  let [view, effects] = [before, [] as Effect[]];
  for (const event of events) {
    effects.push(...event.effects);
    if (!event.after) continue; // the next event says what the table looks like after both
    const after = atEnd(changed(view, event.after));
    found.push(...(event.ends && after.last ? ending(view, after, effects, after.last) : [{ before: view, after, effects }]));
    [view, effects] = [after, []];
  }
  return found;
}

/** An event that ends a deal: where the next deal has begun with it, that is another scene. */
function ending(before: View, after: View, effects: Effect[], last: Last): Scene[] {
  const next = effects.findLastIndex((e) => e.kind === 'deal');
  if (after.deal === before.deal) return [{ before, after, effects, last }];
  const cut = next < 0 ? effects.length : next;
  const over = asEnded(before, after, last, effects.slice(0, cut));
  return [{ before, after: over, effects: effects.slice(0, cut), last }, { before: over, after, effects: effects.slice(cut) }];
}
