// The picture of an exchange game between two states of the server: what each effect does to the
// cards shown. It is for display only: the state that the server sends after a batch replaces it,
// and no rule is applied here.

import { UNKNOWN } from '../../cards/names';
import { type Effect, type ExchangeView, isSwitch, isThirtyOne, type SeatView, type SwitchView } from '../../net/protocol';
import { without } from '../hands';
import { DOWN, lay, lying, NOTHING_LIES, withLying } from './lying';

type Kind<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

function withSeat<V extends ExchangeView>(view: V, seat: number, change: (s: SeatView) => Partial<SeatView>): V {
  return { ...view, seats: view.seats.map((s) => (s.seat === seat ? { ...s, ...change(s) } : s)) };
}

const give = <V extends ExchangeView>(view: V, seat: number, cards: readonly string[]): V =>
  withSeat(view, seat, (s) => ({ hand: [...s.hand, ...cards], total: null, best: [] }));

const take = <V extends ExchangeView>(view: V, seat: number, cards: readonly string[]): V =>
  withSeat(view, seat, (s) => ({ hand: cards.length < s.hand.length ? without(s.hand, cards) : [], total: null, best: [] }));

/** The picture when a card starts to move: it has left its old place. */
export function leave(view: ExchangeView, effect: Effect, next: ExchangeView): ExchangeView {
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
    case 'widow':
    case 'upcard':
      return { ...view, stock: Math.max(0, view.stock - 1) };
    case 'took': {
      if (!isThirtyOne(view)) return view;
      const pile = Math.max(0, view.pile - 1);
      const under = isThirtyOne(next) && next.pile === pile ? next.upcard : null;
      return { ...view, pile, upcard: under };
    }
    case 'discarded':
      return take(view, effect.seat, [effect.card]);
    case 'exchanged':
      return take(view, effect.seat, effect.cards);
    default:
      return view;
  }
}

/** The picture when the card has arrived, and the result of effects that move no card. */
export function arrive(view: ExchangeView, effect: Effect, next: ExchangeView): ExchangeView {
  switch (effect.kind) {
    case 'deal':
      return newDeal(view, effect, next);
    case 'laid':
      return isSwitch(view) ? { ...view, second: null, up: [...effect.cards] } : view;
    case 'dealt':
    case 'drew':
    case 'took':
      return give(view, effect.seat, [effect.card]);
    case 'widow':
      return lay(view, [effect.slot], [effect.card]);
    case 'upcard':
    case 'discarded':
      return isThirtyOne(view) ? { ...view, upcard: effect.card, pile: view.pile + 1 } : view;
    case 'kept':
      return isSwitch(view) ? kept(view, effect) : view;
    case 'exchanged':
      return lay(give(effect.unseen ? turned(view, effect) : view, effect.seat, effect.received), effect.slots, effect.cards);
    case 'knocked':
      return { ...withSeat(view, effect.seat, () => ({ knocked: true })), knocker: effect.seat };
    case 'stopped':
      return { ...withSeat(view, effect.seat, () => ({ stopped: true })), stopper: effect.seat };
    case 'showdown':
    case 'blitz':
    case 'drawn':
      return show(view, next);
    case 'changed':
      return withSeat(view, effect.seat, (s) => changed(s, effect.by));
    case 'out':
      return withSeat(view, effect.seat, () => ({ in: false, lives: null }));
    default:
      return view;
  }
}

function changed(s: SeatView, by: number): Partial<SeatView> {
  if (s.lives !== null) return { lives: Math.max(0, s.lives + by) };
  if (typeof s.points === 'number') return { points: s.points + by };
  return typeof s.chips === 'number' ? { chips: s.chips + by } : {};
}

function newDeal(view: ExchangeView, effect: Kind<'deal'>, next: ExchangeView): ExchangeView {
  const { deal, dealer } = effect;
  const cleared = {
    deal, dealer, turn: 'chance' as const, phase: 'dealing', legal: [], closed: [],
    stock: next.deal === deal ? next.stock + dealtOut(next) : view.stock,
    seats: view.seats.map((s) => ({
      ...s, hand: [], total: null, best: [], knocked: false, stopped: false, dealer: s.seat === dealer,
    })),
  };
  const none = [...NOTHING_LIES];
  if (isSwitch(view)) return { ...view, ...cleared, second: none, second_total: null, up: null, down: none, knocker: null };
  if (!isThirtyOne(view)) return { ...view, ...cleared, widow: none, stopper: null };
  return {
    ...view, ...cleared, upcard: null, pile: 0, knocker: null, table: isThirtyOne(next) ? next.table : view.table,
    widow: view.widow && view.widow.map(() => null),
  };
}

function dealtOut(view: ExchangeView): number {
  const hands = view.seats.reduce((n, s) => n + s.hand.length, 0);
  return hands + (isThirtyOne(view) ? view.pile : 0) + lying(view).filter(Boolean).length;
}

/** The dealer no longer has two hands: the one not kept lies face up. */
function kept(view: SwitchView, effect: Kind<'kept'>): SwitchView {
  const second = (view.second ?? []).map((c) => c ?? UNKNOWN);
  const first = view.seats.find((s) => s.seat === effect.seat)?.hand ?? [];
  const [hand, laid] = effect.which === 'first' ? [first, second] : [second, first];
  const up = effect.cards.length ? effect.cards : laid;
  return withSeat({ ...view, second: null, second_total: null, up }, effect.seat, () => ({ hand: [...hand], total: null, best: [] }));
}

/** An unseen exchange: the hand given up is now face up, and the old face-up hand is turned down. */
function turned(view: ExchangeView, effect: Kind<'exchanged'>): ExchangeView {
  const cards = lying(view);
  const up = cards.slice(0, DOWN - 1);
  return (effect.slots[0] ?? DOWN) < DOWN ? withLying(view, [...up, ...up]) : view;
}

function show(view: ExchangeView, next: ExchangeView): ExchangeView {
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
