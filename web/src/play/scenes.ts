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

/** A table at the end of a deal: what was shown lies open, and nobody is to move. */
function asEnded(before: View, after: View, last: Last): View {
  return { ...laidOpen(before, after, last), turn: null, legal: [], closed: [], phase: 'over', last } as View;
}

/** The view before, with the hands that were shown. */
function laidOpen(before: View, after: View, last: Last): View {
  if (before.layout === 'plain' && last.layout === 'plain') {
    return { ...before, seats: before.seats.map((s, at) => ({ ...shown(s, last.hands[at]), total: last.totals[at] ?? s.total })) };
  }
  if (before.layout === 'exchange' && last.layout === 'exchange' && after.layout === 'exchange') {
    const { seats } = after;
    return {
      ...before,
      seats: before.seats.map((s, at) => ({ ...shown(s, last.hands[at]), total: last.totals[at] ?? s.total, best: [], ...standing(seats[at]!) })),
    };
  }
  if (before.layout === 'vying' && last.layout === 'vying') {
    return { ...before, seats: before.seats.map((s, at) => ({ ...shown(s, last.hands[at]), best: [] })) };
  }
  if (before.layout === 'bank' && last.layout === 'bank') {
    return { ...before, seats: before.seats.map((s, at) => ({ ...s, hands: handsOf(s, last.played[at] ?? []) })) };
  }
  if (before.layout === 'mus' && last.layout === 'mus') {
    return { ...before, lances: last.lances, seats: before.seats.map((s, at) => shown(s, last.hands[at])) };
  }
  return before;
}

const shown = <S extends View['seats'][number]>(seat: S, hand: string[] | null | undefined): S => ({ ...seat, hand: opened(seat.hand, hand) });

const standing = ({ in: isIn, lives, points }: ExchangeSeat): Partial<ExchangeSeat> => ({ in: isIn, lives, points });

const handsOf = (seat: BankSeat, played: BankLast['played'][number]): BankSeat['hands'] =>
  seat.hands.map((hand, at) => ({ ...hand, cards: opened(hand.cards, played[at]?.cards) }));

/** A hand as it was shown, unless the viewer knows more of it. */
function opened(hand: string[], shown: string[] | null | undefined): string[] {
  const known = (cards: readonly string[]): number => cards.filter((c) => c !== UNKNOWN).length;
  return shown && known(shown) >= known(hand) ? shown : hand;
}
