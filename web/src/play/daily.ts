// Today's deal, and this browser's matches of it.

import { beginDaily } from '../net/api';
import { enter } from './begin';

const KEY = 'boneace.daily';

/** This browser's match of a day; null if there is none. */
export function dailyOf(day: string): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { day?: string; match?: string };
    return kept.day === day ? (kept.match ?? null) : null;
  } catch {
    return null;
  }
}

/** Whether a match is this browser's last one of a daily deal, of whichever day. */
export function isDaily(match: string): boolean {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { match?: string }).match === match;
  } catch {
    return false;
  }
}

/** Begins the deal of a day, once in this browser. */
export async function playDaily(day: string, game: string, name: string): Promise<void> {
  const made = await beginDaily(name);
  try {
    localStorage.setItem(KEY, JSON.stringify({ day, match: made.match }));
  } catch {
    /* then it may be played again */
  }
  enter(made, game);
}
