// What was won at a table, in rows and columns.

import type { TotalSent } from './sent';

export interface Row {
  name: string;
  matches: number;
  first: number;
  /** What was won at each of the games; null where it was not played. */
  won: (number | null)[];
}

const keyOf = (total: TotalSent): string => (total.member === null ? `bot ${total.name}` : String(total.member));

/** One row for each player and one column for each game; who has been first most often comes first. */
export function scoreOf(totals: readonly TotalSent[]): { games: string[]; rows: Row[] } {
  const games = [...new Set(totals.map((t) => t.game))];
  const players = new Map<string, TotalSent[]>();
  for (const total of totals) players.set(keyOf(total), [...(players.get(keyOf(total)) ?? []), total]);
  const rows = [...players.values()].map((own) => ({
    name: own.at(-1)!.name,
    matches: own.reduce((n, t) => n + t.matches, 0),
    first: own.reduce((n, t) => n + t.first, 0),
    won: games.map((game) => own.find((t) => t.game === game)?.won ?? null),
  }));
  return { games, rows: rows.sort((a, b) => b.first - a.first || a.name.localeCompare(b.name)) };
}

/** An amount with its sign, and with digits only where it has some: "+3", "−0.5". */
export function wonText(n: number): string {
  const shown = String(Math.round(100 * Math.abs(n)) / 100);
  if (shown === '0') return shown;
  return (n > 0 ? '+' : '−') + shown;
}
