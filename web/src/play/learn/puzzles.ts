// Which puzzle is today's, and which this browser has answered.

const KEY = 'boneace.puzzles';
const DAY = 86_400_000;

/** Days since 1970, the same for everybody at the same time. */
export const today = (now = Date.now()): number => Math.floor(now / DAY);

/** The puzzle of a day: each day another game, and in each game one after the other. It is not the game of the daily
 * deal: those take turns in the same order, and this is half way round from it. */
export function puzzleOfDay(puzzles: Record<string, number>, day: number): { game: string; number: number } | null {
  const games = Object.keys(puzzles);
  const game = games[(day + (games.length >> 1)) % games.length];
  return game === undefined ? null : { game, number: numberOfDay(puzzles[game]!, Math.floor(day / games.length)) };
}

/** The puzzle of one game on a day. */
export const numberOfDay = (of: number, day: number): number => day % of;

/** By game, the puzzles that were answered, and whether rightly at the first try. */
export type Answered = Record<string, Record<number, boolean>>;

export function readAnswered(): Answered {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Answered;
  } catch {
    return {};
  }
}

/** Keeps the first answer to a puzzle. */
export function keepAnswer(game: string, number: number, right: boolean): Answered {
  const all = readAnswered();
  const found: Answered = { ...all, [game]: { [number]: right, ...all[game] } };
  try {
    localStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    /* puzzles work even if the browser stores nothing */
  }
  return found;
}

/** A puzzle of a game that has not been answered, after this one; else simply the next. */
export function following(answered: Answered, game: string, number: number, of: number): number {
  const after = Array.from({ length: of - 1 }, (_, i) => (number + 1 + i) % of);
  return after.find((n) => answered[game]?.[n] === undefined) ?? (number + 1) % of;
}
