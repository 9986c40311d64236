// Numbers of hints and reviews, written as the server writes them.

/** An expected result with its sign and two digits: "+0.25", "−1.00". */
export function decimal(n: number): string {
  const shown = amount(Math.abs(n));
  if (Number(shown) === 0) return shown;
  return (n > 0 ? '+' : '−') + shown;
}

/** The same without a sign. */
export const amount = (n: number): string => n.toFixed(2);

/** A share in hundredths: whole, with one digit where it is small. */
export function percent(share: number): string {
  const n = 100 * share;
  return n.toFixed(n >= 0.05 && n < 9.95 ? 1 : 0);
}
