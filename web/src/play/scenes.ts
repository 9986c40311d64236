// What happens at the table, cut into scenes: each has the effects that lead from one view to the
// next. Both views are the server's. An event is a scene; cards that come one after the other are a
// scene together.

import { UNKNOWN } from '../cards/names';
import { changed } from '../net/change';
import type { BankLast, BankSeat, Effect, ExchangeSeat, GameEvent, Last, View } from '../net/protocol';

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
    const after = changed(view, event.after);
    found.push(...(event.ends && after.last ? ending(view, after, effects, after.last) : [{ before: view, after, effects }]));
    [view, effects] = [after, []];
  }
  return found;
}

/** An event that ends a deal: where the next deal has begun with it, that is another scene. */
function ending(before: View, after: View, effects: Effect[], last: Last): Scene[] {
  const next = effects.findLastIndex((e) => e.kind === 'deal');
  if (after.deal === before.deal) return [{ before, after, effects, last }];
  const over = asEnded(before, after, last);
  const cut = next < 0 ? effects.length : next;
  return [{ before, after: over, effects: effects.slice(0, cut), last }, { before: over, after, effects: effects.slice(cut) }];
}

type Ended = { hands?: (string[] | null)[]; totals?: (string | null)[] };

/** A table at the end of a deal: what was shown lies open, and nobody is to move. */
function asEnded(before: View, after: View, last: Last): View {
  const { hands, totals } = last as Ended;
  const seats = before.seats.map((seat, at) => ({
    ...seat,
    hand: opened(seat.hand, hands?.[at]),
    total: totals?.[at] ?? seat.total,
    ...('best' in seat && { best: [] }),
    ...('lives' in seat && standing(after.seats[at] as ExchangeSeat)),
    ...('hands' in seat && { hands: handsOf(seat, (last as BankLast).played[at] ?? []) }),
  }));
  const lances = 'lances' in last ? { lances: last.lances } : {};
  return { ...before, ...lances, seats, turn: null, legal: [], closed: [], phase: 'over', last } as View;
}

const standing = ({ in: isIn, lives, points }: ExchangeSeat): Partial<ExchangeSeat> => ({ in: isIn, lives, points });

const handsOf = (seat: BankSeat, played: BankLast['played'][number]): BankSeat['hands'] =>
  seat.hands.map((hand, at) => ({ ...hand, cards: opened(hand.cards, played[at]?.cards) }));

/** A hand as it was shown, unless the viewer knows more of it. */
function opened(hand: string[], shown: string[] | null | undefined): string[] {
  const known = (cards: readonly string[]): number => cards.filter((c) => c !== UNKNOWN).length;
  return shown && known(shown) >= known(hand) ? shown : hand;
}
