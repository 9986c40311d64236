// Moves with a number of chips: "brag 3", "stake 5".

/** The first word of a move. */
export const verb = (move: string): string => move.split(' ', 1)[0]!.toLowerCase();

/** The number of a move such as "brag 3", or null. */
export function amountOf(move: string): number | null {
  const match = /^[a-z]+ (\d+)$/i.exec(move);
  return match ? Number(match[1]) : null;
}

/** The amount to use when the one chosen is not open. */
export function nearest(amounts: readonly number[], wanted: number): number {
  return amounts.reduce((best, a) => (Math.abs(a - wanted) < Math.abs(best - wanted) ? a : best), amounts[0] ?? wanted);
}
