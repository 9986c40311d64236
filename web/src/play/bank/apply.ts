// The picture of a table with a banker between two states of the server. It is for display only:
// the state that the server sends after a batch replaces it. Chips are taken from that state and
// never calculated here; an effect that this page does not know changes nothing.

import { UNKNOWN } from '../../cards/names';
import type { BankHand, BankSeat, BankView, Effect } from '../../net/protocol';
import { keepOrder } from './order';

const NO_HAND: BankHand = { cards: [], stake: null, total: null, state: '', gone: false };

function withSeat(view: BankView, seat: number, change: (s: BankSeat) => Partial<BankSeat>): BankView {
  return { ...view, seats: view.seats.map((s) => (s.seat === seat ? { ...s, ...change(s) } : s)) };
}

function withHand(view: BankView, seat: number, at: number, change: (h: BankHand) => Partial<BankHand>): BankView {
  return withSeat(view, seat, (s) => ({ hands: s.hands.map((h, i) => (i === at ? { ...h, ...change(h) } : h)) }));
}

/** The picture when a card starts to move: it has left its old place. */
export function leave(view: BankView, effect: Effect): BankView {
  if (effect.kind !== 'dealt' && effect.kind !== 'drew') return view;
  return { ...view, stock: Math.max(0, view.stock - 1) };
}

/** The picture when the card has arrived, and the result of effects that move no card. */
export function arrive(view: BankView, effect: Effect, next: BankView): BankView {
  const same = next.deal === view.deal ? next : null;
  switch (effect.kind) {
    case 'deal': return newDeal(view, effect.deal, effect.dealer, next);
    case 'ante':
    case 'pooled':
    case 'collected': return same ? money(view, same) : view;
    case 'dealt': return give(view, effect.seat, 0, effect.card, false, same);
    case 'drew': return give(view, effect.seat, effect.hand ?? 0, effect.card, true, same);
    case 'spoke': return spoke(view, effect, same);
    case 'over': return over(view, effect.seat, effect.hand, same);
    case 'showed': return showed(view, effect, same);
    case 'shuffled': return shuffled(view);
    case 'showdown': return ended(view, next);
    default: return view;
  }
}

function money(view: BankView, next: BankView): BankView {
  return { ...view, pool: next.pool, seats: view.seats.map((s) => ({ ...s, chips: next.seats[s.seat]?.chips ?? s.chips })) };
}

/** The number of cards on the table; those of finished hands are already used cards. */
const lying = (view: BankView): number =>
  view.seats.reduce((n, s) => n + s.hands.reduce((m, h) => m + (h.gone ? 0 : h.cards.length), 0), 0);

function cleared(view: BankView): BankView['seats'] {
  return view.seats.map((s) => ({ ...s, hand: [], up: [], hands: [NO_HAND], total: null, state: '', changed: 0 }));
}

function newDeal(view: BankView, deal: number, dealer: number, next: BankView): BankView {
  const fresh = {
    ...view, deal, dealer, turn: 'chance' as const, phase: 'dealing', legal: [], closed: [], doubled: false,
    pone: (dealer + view.seats.length - 1) % view.seats.length, used: view.used + lying(view),
    tenure: dealer === view.dealer ? view.tenure + 1 : 1,
    seats: cleared(view).map((s) => ({ ...s, dealer: s.seat === dealer })),
  };
  return next.deal === deal ? { ...fresh, tenure: next.tenure } : fresh;
}

function give(view: BankView, seat: number, at: number, card: string, open: boolean, next: BankView | null): BankView {
  const dealt = withSeat(view, seat, (s) => ({ hand: [...s.hand, card], up: open ? [...s.up, card] : s.up, total: null }));
  return withHand(dealt, seat, at, (h) => {
    const cards = [...h.cards, card];
    const coming = next?.seats[seat]?.hands[at];
    return { cards, total: coming && coming.cards.length === cards.length ? coming.total : null };
  });
}

function spoke(view: BankView, e: Extract<Effect, { kind: 'spoke' }>, next: BankView | null): BankView {
  const [act] = e.act.split(' ', 1);
  const at = e.hand ?? 0;
  if (act === 'stake') return withHand(view, e.seat, 0, () => ({ stake: e.amount }));
  if (act === 'stand') return withHand(view, e.seat, at, () => ({ state: 'stands' }));
  if (act === 'divide' && e.cards && e.new !== undefined) return divided(view, e.seat, at, e.new, e.cards, e.amount, next);
  if (act !== 'double') return view;
  const stake = (seat: number): number | null => next?.seats[seat]?.hands[0]?.stake ?? null;
  return {
    ...view, doubled: true,
    seats: view.seats.map((s) => ({ ...s, hands: s.hands.map((h) => ({ ...h, stake: stake(s.seat) ?? h.stake })) })),
  };
}

function divided(
  view: BankView, seat: number, at: number, fresh: number, cards: readonly string[], amount: number | null, next: BankView | null,
): BankView {
  return withSeat(view, seat, (s) => {
    const hands = s.hands.map((h, i) => (i === at ? { ...h, cards: [cards[0]!], total: null } : h));
    hands[fresh] = { ...NO_HAND, cards: [cards[1]!], stake: next?.seats[seat]?.hands[fresh]?.stake ?? amount };
    const hand = hands.flatMap((h) => h.cards);
    return { hands, hand, up: [...new Set([...s.up, ...cards])] };
  });
}

/** An over-drawn hand; the dealer's stays on the table, those of the players are thrown up. */
function over(view: BankView, seat: number, at: number, next: BankView | null): BankView {
  const gone = seat !== view.dealer;
  const cards = view.seats[seat]?.hands[at]?.cards ?? [];
  const thrown = withHand(view, seat, at, () => ({ state: 'over-drawn', gone }));
  const told = { ...thrown, used: gone ? view.used + cards.length : view.used };
  return next ? money(told, next) : told;
}

function showed(view: BankView, e: Extract<Effect, { kind: 'showed' }>, next: BankView | null): BankView {
  const natural = e.said === 'natural';
  const shown = withHand(view, e.seat, e.hand ?? 0, (h) => ({
    cards: keepOrder(h.cards, e.cards), state: natural ? 'natural' : h.state,
    total: next?.seats[e.seat]?.hands[e.hand ?? 0]?.total ?? h.total,
  }));
  const told = withSeat(shown, e.seat, (s) => ({ up: [...new Set([...s.up, ...e.cards])], hand: s.hands.flatMap((h) => h.cards) }));
  return next && natural ? money(told, next) : told;
}

/** The used cards are the pack now; after the end of a deal those on the table too. */
function shuffled(view: BankView): BankView {
  const over = view.phase === 'over';
  return { ...view, stock: view.stock + view.used + (over ? lying(view) : 0), used: 0, seats: over ? cleared(view) : view.seats };
}

/** What the end of the deal has shown, before settling. */
function ended(view: BankView, next: BankView): BankView {
  const done: BankView = { ...view, turn: null, legal: [], closed: [], phase: 'over' };
  const last = next.last;
  if (!last || last.deal !== view.deal) return done;
  return {
    ...done,
    seats: view.seats.map((s) => ({
      ...s,
      hands: s.hands.map((h, at) => {
        const cards = last.played[s.seat]?.[at]?.cards ?? [];
        const better = cards.filter((c) => c !== UNKNOWN).length > h.cards.filter((c) => c !== UNKNOWN).length;
        return better ? { ...h, cards: keepOrder(h.cards, cards) } : h;
      }),
    })),
  };
}
