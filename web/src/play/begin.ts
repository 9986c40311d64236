// Beginning a match: with the rules and the seats of the form, or at once as is usual.

import { createMatch, createTable } from '../net/api';
import { navigation } from '../navigation.svelte';
import type { NewTable } from '../net/generated/friends';
import type { Created, GameDeclaration, Games, NewMatch } from '../net/protocol';
import { readSeats, saveBegun } from '../net/seats';
import { saveTable } from '../net/tables';
import { fetchScreen } from '../screens';
import { type Bots, difference, firstSeats, isBot, named, newMatch, presetValues, proposedValues, type SeatChoice, seatRange, type Values } from './setup';

/** How many places a table for friends has at first, where the rules allow it. */
const FRIENDS = 4;

/** The deals of a match that nobody has set up, where its rules alone would propose an evening of them. */
const QUICK = 20;

/** The usual rules of a game, for a match that begins at once. */
function quickValues(game: GameDeclaration, preset: string): Values {
  const values = proposedValues(game, preset);
  return Number(values.deals ?? 0) > QUICK ? { ...values, deals: QUICK } : values;
}

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
export function enter({ match, key, seat, commitment }: Created, game: string, setup: NewMatch | null = null): void {
  saveBegun(match, { key, seat, game, setup, commitment });
  navigation.go(`/match/${match}`);
}

/** The rules and the seats of a match that begins at once: those of the last match here against bots alone. */
export function usualSetup(games: Games, game: GameDeclaration, you: string): NewMatch {
  const before = Object.values(readSeats()).sort((a, b) => b.at - a.at).find((s) => s.game === game.name && s.setup);
  const bots = botsOf(games, you);
  if (before?.setup && alone(before.setup)) {
    return { ...before.setup, seats: sameSeats(before.setup, you, bots) };
  }
  const preset = game.default_preset || (game.presets[0]?.name ?? '');
  const values = quickValues(game, preset);
  const seats = named(firstSeats(seatRange(game, values), you, bots), bots);
  return newMatch(game, preset, values, seats, game.cuts ? 'cut' : seats.length - 1);
}

/** The seats of a match that was set up here, under the name that its person has now. */
export const sameSeats = (before: NewMatch, you: string, bots: Bots): SeatChoice[] =>
  named(before.seats.map(({ kind, name = '' }) => ({ kind, name: kind === 'you' ? you : name })), bots);

/** A table for friends with the usual rules of a game. */
export function friendsTable(game: GameDeclaration, name: string): NewTable {
  const preset = game.default_preset || (game.presets[0]?.name ?? '');
  const values = quickValues(game, preset);
  const { min, max } = seatRange(game, values);
  const places = Math.min(max, Math.max(min, FRIENDS));
  return { game: game.name, preset, options: difference(values, presetValues(game, preset)), places, name };
}

/** Makes a table for friends, remembers its key in this browser, and goes there. */
export async function gather(asked: NewTable): Promise<void> {
  void fetchScreen('table');
  const { table, key } = await createTable(asked);
  saveTable(table, { key, game: asked.game, at: Date.now() });
  navigation.go(`/table/${table}`);
}

const alone = (setup: NewMatch): boolean =>
  setup.seats.every((s) => s.kind === 'you' || isBot(s.kind)) && setup.seats.some((s) => s.kind === 'you');
