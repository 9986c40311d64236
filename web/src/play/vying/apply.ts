// The picture of a vying game between two states of the server. It is for display only: the state
// that the server sends after a batch replaces it. Amounts are taken from that state and never
// calculated here; an effect that this page does not know changes nothing.

import { UNKNOWN } from '../../cards/names';
import type { Effect, Stage, VyingSeat, VyingView } from '../../net/protocol';
import { without } from '../hands';

function withSeat(view: VyingView, seat: number, change: (s: VyingSeat) => Partial<VyingSeat>): VyingView {
  return { ...view, seats: view.seats.map((s) => (s.seat === seat ? { ...s, ...change(s) } : s)) };
}

/** The picture when a card starts to move: it has left its old place. */
export function leave(view: VyingView, effect: Effect): VyingView {
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
      return { ...view, stock: Math.max(0, view.stock - 1) };
    case 'threw':
      return withSeat(view, effect.seat, (s) => ({
        hand: without(s.hand, effect.cards), thrown: (s.thrown ?? 0) + effect.cards.length, total: null, best: [], worth: null,
      }));
    default:
      return view;
  }
}

/** The picture when the card has arrived, and the result of effects that move no card. */
export function arrive(view: VyingView, effect: Effect, next: VyingView): VyingView {
  const same = next.deal === view.deal;
  switch (effect.kind) {
    case 'deal':
      return newDeal(view, effect.deal, effect.dealer, next);
    case 'ante':
      return same ? money(view, next) : view;
    case 'dealt':
    case 'drew':
      return give(view, effect.seat, effect.card, effect.kind === 'dealt', same ? next : null);
    case 'stage':
      return { ...view, stages: stagesFrom(view.stages, effect.stage), asked: same ? next.asked : null, bragger: null };
    case 'spoke':
      return same ? spoke(view, effect.seat, next) : view;
    case 'showed':
      return withSeat(view, effect.seat, (s) => ({
        hand: known(s.hand, effect.cards), up: [...new Set([...s.up, ...effect.cards])], said: effect.said ?? s.said,
      }));
    case 'announced':
      return effect.said === undefined ? view : effect.seats.reduce((v, seat) => withSeat(v, seat, (s) => ({
        said: s.said ? `${s.said}, ${effect.said}` : effect.said!,
      })), view);
    case 'scored':
      return scored(view, effect, same ? next : null);
    case 'showdown':
      return over(view, next);
    default:
      return view;
  }
}

function newDeal(view: VyingView, deal: number, dealer: number, next: VyingView): VyingView {
  const known = next.deal === deal;
  const held = next.seats.reduce((n, s) => n + s.hand.length + (s.thrown ?? 0), 0);
  return {
    ...view, deal, dealer, turn: 'chance', phase: 'dealing', legal: [], closed: [], asked: null, bragger: null,
    stock: known ? next.stock + held : view.stock,
    pots: known ? next.pots : view.pots,
    stages: (known ? next : view).stages.map((s) => ({ ...s, state: 'ahead', winner: [], note: '' })),
    seats: view.seats.map((s) => ({
      ...s, in: known ? (next.seats[s.seat]?.in ?? s.in) : s.in, dealer: s.seat === dealer,
      hand: [], up: [], best: [], total: null, worth: null, said: null, staked: null, state: '', changed: 0, thrown: null,
    })),
  };
}

function give(view: VyingView, seat: number, card: string, dealt: boolean, next: VyingView | null): VyingView {
  // A visible card that another seat gets lies face up; your own are known from the next state.
  const open = dealt && card !== UNKNOWN && (seat !== view.you || !!next?.seats[seat]?.up.includes(card));
  return withSeat(view, seat, (s) => ({
    hand: [...s.hand, card], up: open ? [...s.up, card] : s.up, total: null, best: [], worth: null,
  }));
}

function scored(view: VyingView, e: Extract<Effect, { kind: 'scored' }>, next: VyingView | null): VyingView {
  const winner = e.seat === null ? [] : [e.seat];
  const told = next?.stages.find((s) => s.name === e.stage)?.note;
  const stages = view.stages.map((s): Stage => (s.name !== e.stage ? s : {
    ...s, state: 'past', winner: [...new Set([...s.winner, ...winner])], note: told || (winner.length ? s.note : ''),
  }));
  if (e.seat === null) return { ...view, stages };
  return withSeat({ ...view, stages }, e.seat, (s) => ({
    points: s.points === null ? null : s.points + e.by, changed: s.changed + e.by,
    chips: next?.seats[e.seat!]?.chips ?? s.chips,
  }));
}

function money(view: VyingView, next: VyingView): VyingView {
  return {
    ...view, pots: next.pots,
    seats: view.seats.map((s) => ({ ...s, chips: next.seats[s.seat]?.chips ?? s.chips })),
  };
}

function spoke(view: VyingView, seat: number, next: VyingView): VyingView {
  const now = next.seats[seat];
  const told = withSeat(money(view, next), seat, (s) => ({
    did: now?.did ?? s.did, state: now?.state ?? s.state, said: now?.said ?? s.said, staked: now?.staked ?? s.staked,
  }));
  return { ...told, asked: next.asked ?? view.asked, bragger: next.bragger ?? view.bragger };
}

/** A hand in which these cards have been turned up. */
function known(hand: readonly string[], cards: readonly string[]): string[] {
  const fresh = cards.filter((c) => c !== UNKNOWN && !hand.includes(c));
  return [...without(hand, fresh), ...fresh];
}

function stagesFrom(stages: readonly Stage[], name: string): Stage[] {
  const at = stages.findIndex((s) => s.name === name);
  if (at < 0) return [...stages];
  return stages.map((s, i) => ({ ...s, state: i < at ? 'past' : i === at ? 'now' : 'ahead' }));
}

function over(view: VyingView, next: VyingView): VyingView {
  const ended = { ...view, turn: null, legal: [], closed: [], phase: 'over', asked: null };
  const last = next.last;
  if (!last || last.deal !== view.deal) return ended;
  return {
    ...ended,
    seats: view.seats.map((s) => ({ ...s, hand: known(s.hand, last.hands[s.seat] ?? []), best: [] })),
  };
}
