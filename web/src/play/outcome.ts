// What a deal has brought: the heading of the panel at its end, and the order of its rows.

import { say } from '../language/say';
import { whoText } from './words';

type Amount = (n: number) => string;

/** "You win 5 chips", "You lose 1 life"; "" if the deal has brought you nothing. */
export function ownOutcome(change: number, amount: Amount): string {
  return change === 0 ? '' : say(change > 0 ? 'play-you-win' : 'play-you-lose', { what: amount(Math.abs(change)) });
}

/** What the deal has brought you, or else the others: "Ann and Ben lose 1 life"; "" if that is no short sentence. */
export function outcomeText(changes: readonly number[], you: number | null, names: readonly string[], amount: Amount): string {
  const own = ownOutcome(you === null ? 0 : changes[you] ?? 0, amount);
  if (own) return own;
  const seats = changes.map((_, seat) => seat);
  const won = seats.filter((seat) => changes[seat]! > 0);
  const touched = won.length ? won : seats.filter((seat) => changes[seat]! < 0);
  const by = changes[touched[0] ?? -1] ?? 0;
  if (by === 0 || touched.length > 2 || touched.some((seat) => changes[seat] !== by)) return '';
  const n = Math.abs(by);
  return say(by > 0 ? 'play-they-win' : 'play-they-lose', { n: touched.length, who: whoText(touched, you, names), what: amount(n) });
}

/** A total as a number: "30\u00bd" is more than 30. */
const worth = (total: string | null | undefined): number => parseFloat((total ?? '').replace('\u00bd', '.5').replace(',', '.'));

/** Who has won a deal: who won most of what is played for; where nobody wins anything, the highest total. */
export function winnersOf(changes: readonly number[], totals: readonly (string | null)[] = []): number[] {
  const seats = changes.map((_, seat) => seat);
  const most = Math.max(0, ...changes);
  if (most > 0) return seats.filter((seat) => changes[seat] === most);
  if (!changes.some(Boolean)) return [];
  const highest = Math.max(...totals.map(worth).filter((n) => !Number.isNaN(n)));
  return seats.filter((seat) => worth(totals[seat]) === highest && changes[seat] === 0);
}

/** The seats as a panel shows them: who has won, then the others from the best down; you before those who did as well. */
export function ranked(changes: readonly number[], you: number | null, totals: readonly (string | null)[] = []): number[] {
  return fromBest(changes, you, totals, (seat) => [changes[seat]!, worth(totals[seat]) || 0]);
}

/** The same where hands are compared: the highest hand first, whatever a knock has cost; hands without a number by what they brought. */
export function rankedByHand(changes: readonly number[], you: number | null, totals: readonly (string | null)[]): number[] {
  return fromBest(changes, you, totals, (seat) => [worth(totals[seat]) || 0, changes[seat]!]);
}

function fromBest(changes: readonly number[], you: number | null, totals: readonly (string | null)[], has: (seat: number) => [number, number]): number[] {
  const won = winnersOf(changes, totals);
  const key = (seat: number): number[] => [Number(won.includes(seat)), ...has(seat), Number(seat === you)];
  const seats = changes.map((_, seat) => seat);
  return seats.sort((a, b) => key(b).map((n, at) => n - key(a)[at]!).find(Boolean) ?? a - b);
}
