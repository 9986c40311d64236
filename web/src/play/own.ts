// The figures of a player: what was won in the matches of this browser, by game and by company.

import type { OwnMatch } from '../net/protocol';
import type { Prize } from './unit';

export interface Figures {
  /** The name of a game or a company. */
  of: string;
  played: number;
  won: number;
  /** Per match, in the units of the game. */
  mean: number;
  best: number;
  /** The unit, where all these matches have the same. */
  prize: Prize | null;
}

/** Who the others were: friends, programs from outside, bots of one level, or of several. */
export function company(match: OwnMatch): string {
  const kinds = new Set(match.players.filter((_, seat) => seat !== match.seat).map((p) => p.kind));
  if (kinds.has('human')) return 'friends';
  if (kinds.has('outside')) return 'outside';
  return kinds.size === 1 ? [...kinds][0]! : 'mixed';
}

/** The figures of the matches whose result is known, by what `of` says about each; most played first. */
export function figures(matches: readonly OwnMatch[], of: (match: OwnMatch) => string): Figures[] {
  const groups = new Map<string, OwnMatch[]>();
  for (const match of matches) {
    if (match.won !== null) groups.set(of(match), [...(groups.get(of(match)) ?? []), match]);
  }
  return [...groups].map(([name, all]) => {
    const won = all.map((match) => match.won ?? 0);
    return {
      of: name,
      played: all.length,
      won: all.filter((match) => match.winner).length,
      mean: won.reduce((sum, one) => sum + one, 0) / won.length,
      best: Math.max(...won),
      prize: all.every(({ prize }) => prize === all[0]?.prize) ? all[0]?.prize ?? null : null,
    };
  }).sort((a, b) => b.played - a.played);
}

/** Whether other people have the match too: then it is not deleted when one player forgets it. */
export const isShared = (match: OwnMatch): boolean => company(match) === 'friends';

const WEEK = 7 * 24 * 3600 * 1000;

/** Whether the server may be asked to forget a match: it is over, or may have been abandoned. */
export const mayBeForgotten = (match: OwnMatch, now: number): boolean => match.over || now - match.began > WEEK;
