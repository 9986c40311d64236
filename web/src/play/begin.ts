// Beginning a match: with the rules and the seats of the form, or at once as is usual.

import { createMatch } from '../net/api';
import { navigation } from '../navigation.svelte';
import type { Created, GameDeclaration, Games, NewMatch } from '../net/protocol';
import { readSeats, saveSeat } from '../net/seats';
import { fetchScreen } from '../screens';
import { type Bots, firstSeats, isBot, named, newMatch, proposedValues } from './setup';

/** The bots for free seats: the weakest kind, and names that are not this person's own. */
export function botsOf(games: Games | null, you: string): Bots {
  const names = games?.names.usual.filter((n) => n.toLowerCase() !== you.toLowerCase()) ?? [];
  return { kind: games?.bots[0]?.name ?? 'novice', names };
}

/** Creates a match, remembers the seat in this browser, and goes to its table. */
export async function begin(setup: NewMatch): Promise<void> {
  void fetchScreen('match');
  enter(await createMatch(setup), setup.game, setup);
}

/** Remembers the seat in a match that was just made, and goes to its table. */
export function enter({ match, key, seat, others, commitment }: Created, game: string, setup: NewMatch | null = null): void {
  saveSeat(match, { key, seat, game, setup, others, commitment, at: Date.now() });
  navigation.go(`/match/${match}`);
}

/** The rules and the seats of a match that begins at once: those of the last match here against bots alone. */
export function usualSetup(games: Games, game: GameDeclaration, you: string): NewMatch {
  const before = Object.values(readSeats()).sort((a, b) => b.at - a.at).find((s) => s.game === game.name && s.setup);
  const bots = botsOf(games, you);
  if (before?.setup && alone(before.setup)) {
    const seats = before.setup.seats.map(({ kind, name = '' }) => ({ kind, name: kind === 'you' ? you : name }));
    return { ...before.setup, seats: named(seats, bots) };
  }
  const preset = game.default_preset || (game.presets[0]?.name ?? '');
  const seats = named(firstSeats(game, you, bots), bots);
  return newMatch(game, preset, proposedValues(game, preset), seats, game.cuts ? 'cut' : seats.length - 1);
}

/** The same with one seat kept for a friend, who gets a link; hints stay out of it. */
export function friendsSetup(games: Games, game: GameDeclaration, you: string): NewMatch {
  const usual = usualSetup(games, game, you);
  const at = usual.seats.findIndex((s) => isBot(s.kind));
  return { ...usual, hints: false, seats: usual.seats.map((s, i) => (i === at ? { kind: 'human', name: '' } : s)) };
}

const alone = (setup: NewMatch): boolean =>
  setup.seats.every((s) => s.kind === 'you' || isBot(s.kind)) && setup.seats.some((s) => s.kind === 'you');
