// What this browser remembers of its matches: the seat keys, so that a reload or a closed tab loses
// nothing.

import type { NewMatch } from './protocol';

export interface SavedSeat {
  match: string;
  key: string | null;
  seat: number | null;
  game: string;
  /** The other players. */
  company: string[];
  seen: number;
  /** The last deal whose result was seen here; absent if none was shown yet. */
  ready?: number;
  over: boolean;
  /** The deal, whether it was this seat's turn (null once the deal was over), whose it was, and what it had, as last seen here. */
  deal?: number;
  turn?: boolean | null;
  next?: number | null;
  standing?: string;
  /** Whether this seat won; null while the match goes on, and for spectators. */
  won?: boolean | null;
  at: number;
  setup: NewMatch | null;
  /** What this seat added to the shuffles, and what the server was bound to before it knew; for a check at the end. */
  coin?: string;
  commitment?: string | null;
}

/** The name of the other player whose turn it was; '' if that is not known. */
export const nextName = ({ next, seat, company }: SavedSeat): string =>
  (typeof next === 'number' && next !== seat ? company[seat !== null && next > seat ? next - 1 : next] : undefined) ?? '';

const KEY = 'boneace.seats';
/** The open ones are looked up on the first page, one by one. */
const KEPT_OPEN = 30, KEPT_FINISHED = 170;

export interface Store { getItem(key: string): string | null; setItem(key: string, value: string): void }

export function readSeats(store: Store = localStorage): Record<string, SavedSeat> {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, SavedSeat>) : {};
  } catch {
    return {};
  }
}

function write(seats: Record<string, SavedSeat>, store: Store): void {
  // The oldest are dropped when there are too many; full or forbidden storage is no reason to stop.
  const newest = Object.values(seats).sort((a, b) => b.at - a.at);
  const kept = [...newest.filter((s) => !s.over).slice(0, KEPT_OPEN), ...newest.filter((s) => s.over).slice(0, KEPT_FINISHED)];
  try {
    store.setItem(KEY, JSON.stringify(Object.fromEntries(kept.map((s) => [s.match, s]))));
  } catch {
    /* play on without storage */
  }
}

export function saveSeat(match: string, part: Partial<SavedSeat>, store: Store = localStorage): SavedSeat {
  const seats = readSeats(store);
  const before: SavedSeat = seats[match] ?? {
    match, key: null, seat: null, game: '', company: [], seen: 0, over: false, at: Date.now(), setup: null,
  };
  const saved = { ...before, ...part, match };
  write({ ...seats, [match]: saved }, store);
  return saved;
}

/** Remembers a seat in a match that began while this browser was there: how each of its deals ends is shown, from the first. */
export function saveBegun(match: string, part: Partial<SavedSeat>, store: Store = localStorage): void {
  saveSeat(match, { ready: readSeats(store)[match]?.ready ?? 0, at: Date.now(), ...part }, store);
}

export function forgetSeat(match: string, store: Store = localStorage): void {
  const seats = readSeats(store);
  delete seats[match];
  write(seats, store);
}

/** What is remembered of one match. */
export interface Memory {
  read(): SavedSeat | undefined;
  save(part: Partial<SavedSeat>): void;
}

/** In this browser, so that a reload or a closed tab loses nothing. */
export const inBrowser = (match: string): Memory => ({
  read: () => readSeats()[match],
  save: (part) => { saveSeat(match, part); },
});

/** Nothing is remembered: the match ends with the page. */
export const FORGETFUL: Memory = { read: () => undefined, save: () => undefined };
