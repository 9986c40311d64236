import { describe, expect, it } from 'vitest';
import { puzzleOfDay } from '../src/play/learn/puzzles';
import { dailyText } from '../src/play/unit';

describe('the result of a daily deal', () => {
  it('is told in words that need no rules', () => {
    expect(dailyText(3, 'stake')).toBe('You won the match, and 3 stakes of the others with it.');
    expect(dailyText(-1, 'stake')).toBe('You lost the match, and your stake with it.');
    expect(dailyText(-0.5, 'stake')).toBe('You lost 0.50 stakes.');
    expect(dailyText(12, 'chip')).toBe('You won 12 chips.');
    expect(dailyText(-1, 'chip')).toBe('You lost 1 chip.');
    expect(dailyText(0, 'point')).toBe('You neither won nor lost.');
  });
});

describe('the puzzle of the day', () => {
  it('is of another game than the daily deal, and of each game in turn', () => {
    const puzzles = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((game) => [game, 4]));
    const days = Array.from({ length: 9 }, (_, n) => Math.floor(Date.UTC(2026, 10, 23 + n) / 86_400_000));
    const games = days.map((day) => puzzleOfDay(puzzles, day)!.game);
    expect([...games].sort()).toEqual(Object.keys(puzzles));
    const ordinal = (day: number) => day + 719_163; // as the server counts days
    for (const [n, day] of days.entries()) expect(games[n]).not.toBe(Object.keys(puzzles)[ordinal(day) % 9]);
  });
});
