// What a match is played for: the unit of its results, and of what a move costs.

import { say } from '../language/say';
import type { MatchInfo } from '../net/protocol';
import { amount, decimal } from './values';
import { signed } from './words';

export type Prize = NonNullable<MatchInfo['prize']>;

/** So much of it, without a sign: "0.28 games". */
export function inPrizes(n: number, prize: Prize | null): string {
  const shown = amount(Math.abs(n));
  return prize ? say(`play-count-${prize}`, { n: Number(shown), shown }) : shown;
}

/** What was won or lost of it, with its sign: "+3 chips", "−0.25 stakes". */
export function wonInPrizes(n: number, prize: Prize | null): string {
  if (!prize) return decimal(n);
  return say(`play-count-${prize}`, { n: Math.abs(n), shown: Number.isInteger(n) ? signed(n) : decimal(n) });
}

/** What a daily deal has brought, in words that need no rules: "You lost the match, and your stake with it." */
export function dailyText(won: number, prize: Prize | null): string {
  const n = Math.abs(won);
  const what = prize && Number.isInteger(n) ? say(`play-count-${prize}`, { n, shown: `${n}` }) : inPrizes(won, prize);
  if (prize === 'stake' && won > 0) return say('daily-yours.won', { what });
  if (prize === 'stake' && won === -1) return say('daily-yours.lost');
  return say('daily-yours', { how: won > 0 ? 'won' : won < 0 ? 'lost' : 'even', what });
}
