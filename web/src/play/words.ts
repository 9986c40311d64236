// Small pieces of sentences.

/** "a", "a or b", "a, b or c". */
export function listText(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** Who is meant: "You", a name, or several joined by "and". */
export function whoText(seats: readonly number[], you: number | null, names: readonly string[]): string {
  return listText(seats.map((w) => (w === you ? 'You' : (names[w] ?? `Seat ${w + 1}`))), 'and');
}

/** "1 chip", "3 chips". */
export const count = (n: number, unit: string): string => `${n} ${unit}${Math.abs(n) === 1 ? '' : 's'}`;

/** A gain or a loss with its sign: "+3", "−2", "0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));
