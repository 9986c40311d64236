// The table at the end of a deal: the hands that were shown lie open. Where the next deal has begun with the same event,
// everybody has what this one brought them, and nobody is to move.

import { UNKNOWN } from '../cards/names';
import {
  type BankLast, type BankSeat, type BankView, type Effect, type ExchangeLast, type ExchangeView, isStock, type Last, type MusLast, type MusSide,
  type MusView, type PlainLast, type PlainView, type View, type VyingLast, type VyingView,
} from '../net/protocol';

/** `effects` is what has happened since `before`. */
export function asEnded(before: View, after: View, last: Last, effects: readonly Effect[]): View {
  return { ...laidOpen(before, after, last, effects), turn: null, legal: [], closed: [], phase: 'over', standing: after.standing, last } as View;
}

/** The table after the last deal of a match: there the hands that were shown lie open too. */
export function atEnd(view: View): View {
  const { last } = view;
  if (!view.result || !last) return view;
  if (view.layout === 'bank' && last.layout === 'bank') return { ...view, seats: view.seats.map((s, at) => ({ ...s, hands: handsOf(s, last.played[at] ?? []) })) };
  if (view.layout === 'bank' || last.layout === 'bank') return view;
  return { ...view, seats: view.seats.map((s, at) => shown(s, last.hands[at])) } as View;
}

function laidOpen(before: View, after: View, last: Last, effects: readonly Effect[]): View {
  if (before.layout === 'plain' && after.layout === 'plain' && last.layout === 'plain') return plain(before, after, last);
  if (before.layout === 'exchange' && after.layout === 'exchange' && last.layout === 'exchange') return exchange(before, after, last, effects);
  if (before.layout === 'vying' && after.layout === 'vying' && last.layout === 'vying') return vying(before, after, last);
  if (before.layout === 'bank' && last.layout === 'bank') return bank(before, last);
  if (before.layout === 'mus' && after.layout === 'mus' && last.layout === 'mus') return mus(before, after, last);
  return before;
}

const plain = (before: PlainView, after: PlainView, last: PlainLast): View => ({
  ...before,
  seats: before.seats.map((s, at) => {
    const { in: isIn, facts } = after.seats[at]!;
    return { ...shown(s, last.hands[at]), total: last.totals[at] ?? s.total, in: isIn, facts };
  }),
});

function exchange(before: ExchangeView, after: ExchangeView, last: ExchangeLast, effects: readonly Effect[]): View {
  const seats = before.seats.map((s, at) => {
    const { in: isIn, lives, points } = after.seats[at]!;
    const chips = typeof s.chips === 'number' ? s.chips + last.changes[at]! : s.chips;
    return { ...shown(s, last.hands[at]), total: last.totals[at] ?? s.total, best: [], in: isIn, lives, points, chips };
  });
  const thrown = effects.find((e) => e.kind === 'discarded');
  return { ...before, seats, ...(thrown && isStock(before) && { upcard: thrown.card, pile: before.pile + 1 }) } as View;
}

/** What a deal brought is counted from what everybody had when it began: antes of the next one are not yet paid. */
const vying = (before: VyingView, after: VyingView, last: VyingLast): View => ({
  ...before,
  stages: last.stages.map((stage) => ({ ...stage, state: 'past' })),
  pots: before.pots && before.pots.map(() => 0),
  seats: before.seats.map((s, at) => ({
    ...shown(s, last.hands[at]),
    best: [],
    points: last.points?.[at] ?? after.seats[at]!.points,
    games: after.seats[at]!.games,
    chips: s.chips === null ? null : s.chips - s.changed + last.changes[at]!,
    changed: last.changes[at]!,
    staked: null,
  })),
});

const bank = (before: BankView, last: BankLast): View => ({
  ...before,
  seats: before.seats.map((s, at) => {
    const changed = last.changes[at]! - last.ante;
    return { ...s, hands: handsOf(s, last.played[at] ?? []), state: '' as const, chips: s.chips - s.changed + changed, changed };
  }),
});

const handsOf = (seat: BankSeat, played: BankLast['played'][number]): BankSeat['hands'] =>
  seat.hands.map((hand, at) => {
    const { cards, value, state } = played[at] ?? { cards: [], value: '', state: '' };
    return { ...hand, cards: opened(hand.cards, cards), total: /^\d+$/.test(value) ? value : state === 'over-drawn' ? null : hand.total, state };
  });

const mus = (before: MusView, after: MusView, last: MusLast): View => ({
  ...before,
  lance: null,
  lances: last.lances,
  sides: before.sides.map((side, at) => withStones(side, after.sides[at]!, last)),
  seats: before.seats.map((s, at) => shown(s, last.hands[at])),
});

/** A side after the count. Where a game was won, the stones of the next one lie there already. */
function withStones(before: MusSide, after: MusSide, { stones, changes }: MusLast): MusSide {
  const [total, changed] = [stones[before.side]!, changes[before.side]!];
  if (after.stones === total) return { ...after, changed };
  return { ...before, stones: total, changed, games: after.games };
}

const shown = <S extends View['seats'][number]>(seat: S, hand: string[] | null | undefined): S => ({ ...seat, hand: opened(seat.hand, hand) });

/** A hand as it was shown, unless the viewer knows more of it. */
function opened(hand: string[], shown: string[] | null | undefined): string[] {
  const known = (cards: readonly string[]): number => cards.filter((c) => c !== UNKNOWN).length;
  return shown && known(shown) >= known(hand) ? shown : hand;
}
