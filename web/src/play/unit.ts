// What a match is played for: the unit of its results, and of what a move costs.

import { say } from '../language/say';
import { amount, decimal } from './values';
import { signed, type Unit } from './words';

export type Prize = Extract<Unit, 'chip' | 'game' | 'point' | 'stake'>;

const PRIZES: Readonly<Record<string, Prize>> = {
  'best-pair-thirty-one': 'game', mus: 'game',
  'stop-the-bus': 'stake', switch: 'stake', schwimmen: 'stake',
  primiera: 'chip', 'three-stake-brag': 'chip', 'vingt-un': 'chip',
};
/** Thirty-one is played for what its matches keep. */
const KEPT: Readonly<Record<string, Prize>> = { lives: 'stake', points: 'point', pot: 'chip' };

/** The unit of a game's results; null where it is not known, as in games from elsewhere. */
export const prizeOf = (game: string, keeps: unknown): Prize | null => PRIZES[game] ?? KEPT[String(keeps)] ?? null;

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
