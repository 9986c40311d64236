// A finished match cut into steps: what the table looked like after each thing that happened.

import { changed } from '../../net/change';
import type { GameEvent, Replay, View } from '../../net/protocol';
import { scenes } from '../scenes';

export interface Step {
  view: View;
  /** How many events of the match there are up to here; reviews count by these. */
  ply: number;
  deal: number;
  /** What happened in this step, in words. */
  lines: string[];
}

/**
 * The steps of a match as one seat saw it; the first is before anything happened. What is not told
 * in words is no step of its own: it belongs to the one before.
 */
export function stepsOf({ view: first, events, plies }: Replay): Step[] {
  const found: Step[] = [{ view: first, ply: 0, deal: first.deal, lines: [] }];
  let [view, waiting] = [first, [] as GameEvent[]];
  events.forEach((event, at) => {
    waiting.push(event);
    if (!event.after) return; // the next event says what the table looks like after both
    for (const scene of scenes(waiting, view)) {
      const lines = scene.effects.flatMap((e) => ('line' in e && e.line ? [e.line] : []));
      const step = { view: scene.after, ply: plies[at]!, deal: scene.after.deal, lines };
      const before = found.at(-1)!;
      if (lines.length || before.deal !== step.deal) found.push(step);
      else found[found.length - 1] = { ...step, lines: before.lines };
    }
    view = changed(view, event.after);
    waiting = [];
  });
  return found;
}

/** The step at which a decision was to be made: the last one with as many events. */
export const stepAt = (steps: readonly Step[], ply: number): number =>
  Math.max(0, steps.findLastIndex((s) => s.ply <= ply));

/** The first step at which somebody is to move; the beginning, where nobody ever is. */
export const firstTurn = (steps: readonly Step[]): number => Math.max(0, steps.findIndex((s) => typeof s.view.turn === 'number'));

/** Where a key leads from a step: to the next one or the one before, with Shift to the next deal or the one before, or to an end. */
export function stepped(key: string, at: number, deals: readonly number[]): number | null {
  const last = deals.length - 1;
  const now = deals[at] ?? 0;
  const begin = deals.indexOf(now);
  const next = deals.findIndex((d) => d > now);
  switch (key) {
    case 'ArrowLeft': return Math.max(0, at - 1);
    case 'ArrowRight': return Math.min(at + 1, last);
    case 'Shift+ArrowLeft': return begin < at ? begin : Math.max(0, deals.indexOf(deals[begin - 1] ?? now));
    case 'Shift+ArrowRight': return next < 0 ? last : next;
    case 'Home': return 0;
    case 'End': return last;
    default: return null;
  }
}

type Seat = View['seats'][number];
const SHOWN = ['hand', 'hands', 'total', 'best', 'worth'] as const;

/** A view with all hands open: each seat's own cards as that seat saw them. */
export function allOpen(view: View, own: readonly (View | undefined)[]): View {
  const seats = view.seats.map((seat, at) => {
    const known = own[at]?.seats[at] as (Seat & Record<string, unknown>) | undefined;
    if (!known) return seat;
    return { ...seat, ...Object.fromEntries(SHOWN.filter((f) => f in known).map((f) => [f, known[f]])) };
  });
  return { ...view, seats } as View;
}
