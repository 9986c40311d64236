// The picture of a Mus table between two states of the server. It is for display only: the state
// that the server sends after a batch replaces it. Stones are taken from that state and never
// calculated here; an effect that this page does not know changes nothing.

import { UNKNOWN } from '../../cards/names';
import type { Effect, Lance, MusEffect, MusSeat, MusSignal, MusView } from '../../net/protocol';
import { without } from '../hands';

type Of<Kind extends MusEffect['kind']> = Extract<MusEffect, { kind: Kind }>;

const FRESH: Partial<Lance> = {
  state: 'ahead', how: '', able: null, by: null, bet: null, pending: null, sure: null, ordago: false, deje: null,
};

function withSeat(view: MusView, seat: number, change: (s: MusSeat) => Partial<MusSeat>): MusView {
  return { ...view, seats: view.seats.map((s) => (s.seat === seat ? { ...s, ...change(s) } : s)) };
}

function withLance(view: MusView, change: (l: Lance) => Partial<Lance>, which: (l: Lance) => boolean): MusView {
  return { ...view, lances: view.lances.map((l) => (which(l) ? { ...l, ...change(l) } : l)) };
}

/** The picture when a card starts to move: it has left its old place. */
export function leave(view: MusView, effect: Effect): MusView {
  const e = effect as MusEffect;
  if (e.kind === 'dealt' || e.kind === 'drew') return { ...view, stock: Math.max(0, view.stock - 1) };
  if (e.kind !== 'threw') return view;
  const thrown = withSeat(view, e.seat, (s) => ({
    hand: without(s.hand, e.cards), thrown: e.cards.length, talk: `discarded ${e.cards.length}`, total: null, holds: null,
    discards: s.discards + e.cards.length,
  }));
  return { ...thrown, discards: view.discards + e.cards.length };
}

/** The picture when the card has arrived, and the result of effects that move no card. */
export function arrive(view: MusView, effect: Effect, next: MusView): MusView {
  const e = effect as MusEffect;
  const same = next.deal === view.deal ? next : null;
  switch (e.kind) {
    case 'deal': return newDeal(view, e, next);
    case 'dealt':
    case 'drew': return withSeat(view, e.seat, (s) => ({ hand: [...s.hand, e.card], total: null, holds: null }));
    case 'shuffled': return { ...view, stock: view.stock + view.discards, discards: 0, seats: view.seats.map((s) => ({ ...s, discards: 0 })) };
    case 'passed-on': return dealer(view, e.dealer);
    case 'spoke': return spoke(view, e);
    case 'stage': return stage(view, e.stage, same);
    case 'declared': return declared(view, e);
    case 'decided': return decided(view, e, next);
    case 'scored': return stones(scored(view, e), same);
    case 'notice':
    case 'grant': return stones(view, same);
    case 'game': return { ...view, sides: view.sides.map((side, i) => ({ ...side, games: next.sides[i]?.games ?? side.games })) };
    case 'claim': return { ...view, claims: view.claims && [...new Set([...view.claims, e.seat])] };
    case 'signal': return signalled(view, e, next);
    case 'showed': return withSeat(view, e.seat, () => ({ hand: [...e.cards], holds: e.said }));
    case 'showdown': return over(view, next);
    default: return view;
  }
}

function newDeal(view: MusView, e: Of<'deal'>, next: MusView): MusView {
  const known = next.deal === e.deal ? next : null;
  const pack = view.stock + view.discards + view.seats.reduce((n, s) => n + s.hand.length, 0);
  const cleared: MusView = {
    ...view, deal: e.deal, turn: 'chance', phase: 'dealing', legal: [], closed: [], lance: null, exchanges: 0, corrido: known?.corrido ?? false,
    stock: pack, discards: 0, sides: known?.sides ?? view.sides, bowl: known?.bowl ?? view.bowl, claims: known ? known.claims : view.claims,
    // Earlier signals were about the previous hands.
    signals: { ...view.signals, may: [], given: [], seen: [] },
    lances: view.lances.map((l) => ({ ...l, ...FRESH, name: l.name === 'punto' ? 'juego' : l.name })),
    seats: view.seats.map((s) => ({
      ...s, hand: [], total: null, holds: null, declared: { pares: null, juego: null }, talk: null, thrown: null, said: null, able: null, discards: 0,
    })),
  };
  return dealer(cleared, e.dealer);
}

function dealer(view: MusView, seat: number): MusView {
  return {
    ...view, dealer: seat, eldest: (seat + 1) % view.seats.length,
    seats: view.seats.map((s) => ({ ...s, dealer: s.seat === seat })),
  };
}

function spoke(view: MusView, e: Of<'spoke'>): MusView {
  const n = e.amount;
  if (e.act === 'mus' || e.act === 'no mus') return withSeat(view, e.seat, () => ({ talk: e.act }));
  const told = withSeat(view, e.seat, () => ({ said: n === null ? e.act : `${e.act} ${n}` }));
  const bet = (l: Lance): Partial<Lance> => {
    if (e.act === 'ordago') return { by: e.seat, ordago: true };
    if (n === null) return {};
    return { by: e.seat, pending: (l.pending ?? 0) + n, sure: l.pending ?? 0 };
  };
  return withLance(told, bet, (l) => l.state === 'now');
}

/** A lance begins, or the exchange of cards. */
function stage(view: MusView, name: string, next: MusView | null): MusView {
  if (name === 'discarding') return { ...view, phase: 'discarding' };
  const coming = next?.lances;
  const at = coming?.findIndex((l) => l.name === name) ?? -1;
  const lances = view.lances.map((l, i): Lance => (i === at ? { ...l, ...FRESH, ...coming![i]!, state: 'now' } : l));
  return {
    ...view, lances, phase: 'opening', lance: lances.find((l) => l.state === 'now')?.name ?? null,
    seats: view.seats.map((s) => ({ ...s, said: null, able: next?.seats[s.seat]?.able ?? null })),
  };
}

function declared(view: MusView, e: Of<'declared'>): MusView {
  return {
    ...view,
    seats: view.seats.map((s) => ({ ...s, said: null, declared: { ...s.declared, [e.what]: e.seats.includes(s.seat) } })),
  };
}

/** The lances in the next state: its own, or those of the deal that ended. */
const lancesOf = (view: MusView, next: MusView): readonly Lance[] =>
  (next.deal === view.deal && next.phase !== 'over' ? next.lances : next.last?.deal === view.deal ? next.last.lances : []);

function decided(view: MusView, e: Of<'decided'>, next: MusView): MusView {
  const at = lancesOf(view, next).findIndex((l) => l.name === e.lance);
  const found = lancesOf(view, next)[at];
  return {
    ...view,
    lances: view.lances.map((l, i) => (i === at && found ? { ...found, state: 'past', how: e.how } : l)),
  };
}

/** A bet was declined, which ends the lance. */
function scored(view: MusView, e: Of<'scored'>): MusView {
  if (e.why !== 'negada' && e.why !== 'deje') return view;
  const done = { ...FRESH, state: 'past', how: 'declined', by: e.seat, deje: e.stones } as const;
  return withLance(view, () => done, (l) => l.name === e.lance);
}

function stones(view: MusView, next: MusView | null): MusView {
  return next ? { ...view, sides: next.sides, bowl: next.bowl, claims: next.claims } : view;
}

function signalled(view: MusView, e: Of<'signal'>, next: MusView): MusView {
  const known = [...next.signals.given, ...next.signals.seen, ...view.signals.may].find((s) => s.name === e.signal);
  const signal: MusSignal = { name: e.signal, move: `signal ${e.signal}`, gesture: e.gesture, meaning: e.meaning, spanish: known?.spanish ?? '' };
  const { given, seen } = view.signals;
  if (e.seat === view.you) {
    return given.some((s) => s.name === e.signal) ? view : { ...view, signals: { ...view.signals, given: [...given, signal] } };
  }
  if (seen.some((s) => s.seat === e.seat && s.name === e.signal)) return view;
  return { ...view, signals: { ...view.signals, seen: [...seen, { ...signal, seat: e.seat }] } };
}

/** What the end of the deal has shown, before the count. */
function over(view: MusView, next: MusView): MusView {
  const done: MusView = { ...view, turn: null, legal: [], closed: [], phase: 'over' };
  const last = next.last;
  if (!last || last.deal !== view.deal) return done;
  return {
    ...done, lances: last.lances,
    seats: view.seats.map((s) => {
      const shown = last.hands[s.seat];
      return shown && shown.every((c) => c !== UNKNOWN) ? { ...s, hand: shown, holds: last.values[s.seat] ?? null } : s;
    }),
  };
}
