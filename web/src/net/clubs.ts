// What this browser remembers of its clubs: the keys, so that a reload or a closed tab loses nothing.

import type { Store } from './seats';

export interface SavedClub {
  club: string;
  key: string;
  title: string;
  at: number;
}

const KEY = 'boneace.clubs';
const KEPT = 30;

export function readClubs(store: Store = localStorage): Record<string, SavedClub> {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, SavedClub>) : {};
  } catch {
    return {};
  }
}

function write(clubs: readonly SavedClub[], store: Store): void {
  const newest = [...clubs].sort((a, b) => b.at - a.at).slice(0, KEPT);
  try {
    store.setItem(KEY, JSON.stringify(Object.fromEntries(newest.map((c) => [c.club, c]))));
  } catch {
    /* go on without storage */
  }
}

export function saveClub(club: string, part: Partial<SavedClub>, store: Store = localStorage): void {
  const clubs = readClubs(store);
  const before: SavedClub = clubs[club] ?? { club, key: '', title: '', at: Date.now() };
  write(Object.values({ ...clubs, [club]: { ...before, ...part, club } }), store);
}

export function forgetClub(club: string, store: Store = localStorage): void {
  write(Object.values(readClubs(store)).filter((c) => c.club !== club), store);
}
