// The moves of a hint as they are shown: the best first, by the number that stands beside each.

import { say } from '../language/say';
import type { Hinted } from '../net/protocol';
import { decimal, percent } from './values';

type Move = Hinted['moves'][number];
export interface Ranked { move: string; label: string; why: string; number: string }

const byWorth = ({ moves }: Hinted): Move[] => [...moves].sort((a, b) => b.worth - a.worth);

/**
 * The server's order is by what a move is worth. The chance to win the match is easier to read, and stands beside each move
 * where the order is the same by it; else it is what the move is worth.
 */
export function inChances(hint: Hinted): boolean {
  const shares = byWorth(hint).map((m) => (m.chance === null ? NaN : Number(percent(m.chance))));
  return shares.every((share, i) => !Number.isNaN(share) && (i === 0 || share <= shares[i - 1]!));
}

export function ranked(hint: Hinted): Ranked[] {
  const chances = inChances(hint);
  return byWorth(hint).map(({ move, label, why, worth, chance }) => (
    { move, label, why, number: chances ? say('hints-percent', { n: percent(chance!) }) : decimal(worth) }
  ));
}

/** The best move in a few words, for the message line. */
export function bestText(hint: Hinted): string {
  const [best] = ranked(hint);
  return best ? say(inChances(hint) ? 'hints-best.wins' : 'hints-best', { move: best.label, number: best.number }) : '';
}
