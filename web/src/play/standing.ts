// Where a match stands, in words: the same for all tables, from what the server says is kept.

import { say } from '../language/say';
import { isMus, isPlain, type MusView, type PlainView, type View } from '../net/protocol';
import type { SavedSeat } from '../net/seats';
import { purseOf } from './purse';
import { count } from './words';

type Told = (view: View, has: number | null, seat: number) => string;

/** What can be kept by seat, in the order in which it is told. */
const WORDS: Readonly<Record<string, Told>> = {
  games: (_, has) => count(has ?? 0, 'game'),
  points: (_, has) => count(has ?? 0, 'point'),
  chips: (view, has) => count(purseOf(has ?? 0), view.layout === 'exchange' ? 'token' : 'chip'),
  lives: (view, has, seat) => {
    if (view.result?.winners.includes(seat)) return say('exchange-winner');
    return has === null ? say('exchange-out') : say('exchange-left', { n: has });
  },
};

/** What every seat or every side has of something; undefined where the match keeps no such thing. */
export const kept = (view: View, name: string, of: 'seat' | 'side'): (number | null)[] | undefined =>
  view.standing.find((part) => part.name === name && part.of === of)?.counts;

/** What a seat has: "2 games, 5 points". A plain table says it in the game's own words. */
export function standingText(view: View, seat: number): string {
  if (isPlain(view)) return plainText(view, seat);
  if (isMus(view)) return musText(view, seat);
  const told = Object.entries(WORDS).map(([name, words]) => {
    const counts = kept(view, name, 'seat');
    return counts ? words(view, counts[seat] ?? null, seat) : '';
  });
  return told.filter(Boolean).join(', ');
}

/** What both sides have, as it is said at the table: "Stones 16–4, games 1–0". */
function musText({ sides, seats, games }: MusView, seat: number): string {
  const own = sides[seats[seat]!.side]!;
  const others = sides.filter((side) => side !== own);
  const stones = `${say('mus-count-stones')} ${[own, ...others].map((side) => side.stones).join('–')}`;
  return games > 1 ? `${stones}, ${say('mus-games', { ours: own.games, theirs: others.map((side) => side.games).join('–') })}` : stones;
}

function plainText({ seats, result }: PlainView, seat: number): string {
  const { facts, in: isIn } = seats[seat]!;
  const state = result?.winners.includes(seat) ? say('exchange-winner') : isIn ? '' : say('exchange-out');
  return [state, ...facts].filter(Boolean).join(', ');
}

export interface Place {
  seat: number;
  text: string;
  /** 1 for the best; null where it is not counted who came where. */
  place: number | null;
}

/** What a seat has at the end. Who has won stands in the heading: of the winner it says what is left. */
function finalText(view: View, seat: number): string {
  const deal = view.result?.out?.[seat] ?? null;
  if (view.result?.winners.includes(seat)) return (deal === null && leftText(view, seat)) || standingText(view, seat);
  return deal ? say('exchange-out-in', { deal }) : standingText(view, seat);
}

function leftText(view: View, seat: number): string {
  const left = kept(view, 'lives', 'seat')?.[seat] ?? null;
  return isPlain(view) ? view.seats[seat]!.facts.join(', ') : left ? say('exchange-left', { n: left }) : '';
}

/** What every seat has at the end, the best first: where players go out, who went out last. Nothing
where there is nothing to say of some. */
export function places(view: View): Place[] {
  const won = (seat: number): number => Number(view.result?.winners.includes(seat) ?? false);
  const out = view.result?.out;
  const counted = view.standing.filter((part) => part.of === 'seat');
  const has = (seat: number): number[] => [won(seat), out?.[seat] ?? Infinity, ...counted.map(({ counts }) => counts[seat] ?? -Infinity)];
  const ahead = (a: number, b: number): number => has(b).map((n, at) => (n === has(a)[at] ? 0 : n - has(a)[at]!)).find(Boolean) ?? 0;
  const seats = view.seats.map(({ seat }) => seat).sort((a, b) => ahead(a, b) || a - b);
  const rows = seats.map((seat) => ({ seat, text: finalText(view, seat) }));
  if (rows.some(({ text }) => !text)) return [];
  const unknown = !out && counted.some(({ counts }) => counts.includes(null));
  return rows.map((row) => ({ ...row, place: unknown ? null : 1 + rows.filter((other) => ahead(other.seat, row.seat) < 0).length }));
}

/** What the first page tells about a match: the deal, whether it is this seat's turn, and what it has. */
export const whereItStands = (view: View, you: number | null): Pick<SavedSeat, 'deal' | 'turn' | 'next' | 'standing' | 'won'> => ({
  deal: view.deal,
  turn: you !== null && view.turn === you,
  next: typeof view.turn === 'number' ? view.turn : null,
  standing: you === null ? '' : standingText(view, you),
  won: you === null || !view.result ? null : view.result.winners.includes(you),
});
