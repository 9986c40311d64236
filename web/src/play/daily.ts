// Today's deal, and this browser's matches of it.

import { beginDaily } from '../net/api';
import { enter } from './begin';

const KEY = 'boneace.daily';

interface Kept { day?: string; match?: string }

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

function keep(what: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    /* then it may be played again */
  }
}

/** This browser's match of a day; null if there is none. */
export const dailyOf = (day: string): string | null => (kept().day === day ? (kept().match ?? null) : null);

/** Whether a match is this browser's last one of a daily deal, of any day. */
export const isDaily = (match: string): boolean => kept().match === match;

/** Begins the deal of a day, once in this browser. */
export async function playDaily(day: string, game: string, name: string): Promise<void> {
  const made = await beginDaily(name);
  keep({ day, match: made.match });
  enter(made, game);
}
