// Today's deal, and this browser's matches of it.

import { beginDaily, getDaily } from '../net/api';
import type { DailySent } from '../net/protocol';
import { enter } from './begin';

const KEY = 'boneace.daily';

type Day = Pick<DailySent, 'day' | 'game'>;
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

/** Begins today's deal, once in this browser. The page may be of yesterday: which deal it is, the server says. */
export async function playDaily(shown: Day, name: string): Promise<void> {
  const made = await beginDaily(name);
  const { day, game } = await getDaily(made.match).catch(() => shown);
  keep({ day, match: made.match });
  enter(made, game);
}
