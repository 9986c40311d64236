// Where a match stands, in words: the same for all tables, from what the server says is kept.

import { say } from '../language/say';
import { isPlain, type View } from '../net/protocol';
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

/** What a seat has: "2 games, 5 points". A game from outside says it in its own words. */
export function standingText(view: View, seat: number): string {
  if (isPlain(view)) return view.seats[seat]?.facts.join(', ') ?? '';
  const told = Object.entries(WORDS).map(([name, words]) => {
    const counts = kept(view, name, 'seat');
    return counts ? words(view, counts[seat] ?? null, seat) : '';
  });
  return told.filter(Boolean).join(', ');
}

/** What the first page tells about a match: the deal, whether it is this seat's turn, and what it has. */
export const whereItStands = (view: View, you: number | null): Pick<SavedSeat, 'deal' | 'turn' | 'standing' | 'won'> => ({
  deal: view.deal,
  turn: you !== null && view.turn === you,
  standing: you === null ? '' : standingText(view, you),
  won: you === null || !view.result ? null : view.result.winners.includes(you),
});
