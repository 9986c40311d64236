// The picture of Thirty-one between two states of the server: what each effect does to the cards
// on show. This is bookkeeping for the eye only: the state the server sends after a batch replaces
// it, and no rule is worked out here.

import type { Effect, SeatView, ThirtyOneView } from '../../net/protocol';
import { without } from '../hands';

const UNKNOWN = '??';

function withSeat(view: ThirtyOneView, seat: number, change: (s: SeatView) => Partial<SeatView>): ThirtyOneView {
  return { ...view, seats: view.seats.map((s) => (s.seat === seat ? { ...s, ...change(s) } : s)) };
}

const give = (view: ThirtyOneView, seat: number, cards: readonly string[]): ThirtyOneView =>
  withSeat(view, seat, (s) => ({ hand: [...s.hand, ...cards], total: null, best: [] }));

/** What is gone from its old place when a card starts to move. */
export function leave(view: ThirtyOneView, effect: Effect, next: ThirtyOneView): ThirtyOneView {
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
    case 'widow':
    case 'upcard':
      return { ...view, stock: Math.max(0, view.stock - 1) };
    case 'took': {
      const pile = Math.max(0, view.pile - 1);
      return { ...view, pile, upcard: next.pile === pile ? next.upcard : null };
    }
    case 'discarded':
      return withSeat(view, effect.seat, (s) => ({ hand: without(s.hand, [effect.card]), total: null, best: [] }));
    case 'exchanged':
      return withSeat(view, effect.seat, (s) => ({ hand: without(s.hand, effect.cards), total: null, best: [] }));
    default:
      return view;
  }
}

/** What is there when the card has arrived, and everything that moves no card. */
export function arrive(view: ThirtyOneView, effect: Effect, next: ThirtyOneView): ThirtyOneView {
  switch (effect.kind) {
    case 'deal':
      return {
        ...view, deal: effect.deal, dealer: effect.dealer, upcard: null, pile: 0, knocker: null,
        turn: 'chance', phase: 'dealing', legal: [], closed: [],
        stock: next.deal === effect.deal ? next.stock + dealtOut(next) : view.stock,
        table: next.table,
        widow: view.widow === null ? null : view.widow.map(() => ''),
        seats: view.seats.map((s) => ({
          ...s, hand: [], total: null, best: [], knocked: false, dealer: s.seat === effect.dealer,
        })),
      };
    case 'dealt':
    case 'drew':
    case 'took':
      return give(view, effect.seat, [effect.card]);
    case 'widow': {
      const widow = [...(view.widow ?? ['', '', ''])];
      widow[effect.slot - 1] = effect.card;
      return { ...view, widow };
    }
    case 'upcard':
    case 'discarded':
      return { ...view, upcard: effect.card, pile: view.pile + 1 };
    case 'exchanged': {
      const widow = [...(view.widow ?? [])];
      effect.slots.forEach((slot, k) => { widow[slot - 1] = effect.cards[k] ?? UNKNOWN; });
      return { ...give(view, effect.seat, effect.received), widow };
    }
    case 'knocked':
      return { ...withSeat(view, effect.seat, () => ({ knocked: true })), knocker: effect.seat };
    case 'showdown':
    case 'blitz':
    case 'drawn':
      return show(view, next);
    case 'changed':
      return withSeat(view, effect.seat, (s) => ({
        lives: s.lives === null ? null : Math.max(0, s.lives + effect.by),
        points: s.points === null ? null : s.points + effect.by,
        chips: s.chips === null ? null : s.chips + effect.by,
      }));
    case 'out':
      return withSeat(view, effect.seat, () => ({ in: false, lives: null }));
    default:
      return view;
  }
}

function dealtOut(view: ThirtyOneView): number {
  const hands = view.seats.reduce((n, s) => n + s.hand.length, 0);
  return hands + view.pile + (view.widow?.filter(Boolean).length ?? 0);
}

function show(view: ThirtyOneView, next: ThirtyOneView): ThirtyOneView {
  const last = next.last;
  const over = { ...view, turn: null, legal: [], closed: [], phase: 'over' };
  if (!last || last.deal !== view.deal) return over;
  return {
    ...over,
    seats: view.seats.map((s) => ({
      ...s, hand: last.hands[s.seat] ?? s.hand, total: last.totals[s.seat] ?? s.total, best: [],
    })),
  };
}
