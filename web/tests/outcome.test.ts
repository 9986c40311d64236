import { describe, expect, it } from 'vitest';
import { outcomeText, ranked, rankedByHand, winnersOf } from '../src/play/outcome';
import { count } from '../src/play/words';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dov'];
const chips = (n: number): string => count(n, 'chip');
const told = (changes: number[], you: number | null = 0): string => outcomeText(changes, you, NAMES, chips);

describe('the heading of a deal', () => {
  it('says what the deal has brought you', () => {
    expect([told([2, -2, 0, 0]), told([-1, 1, 0, 0])]).toEqual(['You win 2 chips', 'You lose 1 chip']);
  });

  it('or else who has won, or lost', () => {
    expect(told([0, 3, -3, 0])).toBe('Ben wins 3 chips');
    expect(told([0, -1, -1, 0])).toBe('Ben and Cleo lose 1 chip');
    expect(told([2, -2, 0, 0], null)).toBe('Ann wins 2 chips');
  });

  it('is none where that would be no short sentence', () => {
    expect([told([0, 0, 0, 0]), told([0, -1, -2, 0]), told([0, -1, -1, -1])]).toEqual(['', '', '']);
  });
});

describe('the rows of a panel', () => {
  it('begin with who has won, and go on from the best, you before those who did as well', () => {
    expect(ranked([-2, -1, 5, -2], 3)).toEqual([2, 1, 3, 0]);
    expect(winnersOf([-2, -1, 5, -2])).toEqual([2]);
  });

  it('have the highest total for the winner where a deal only costs something', () => {
    const totals = ['21', '30\u00bd', '30', '8'];
    expect(winnersOf([0, 0, 0, -1], totals)).toEqual([1]);
    expect(ranked([0, 0, 0, -1], 0, totals)).toEqual([1, 2, 0, 3]);
  });

  it('go down hand by hand where hands are compared, whatever a knock has cost', () => {
    expect(rankedByHand([-2, 0, -1], 2, ['25', '28', '20'])).toEqual([1, 0, 2]);
    expect(rankedByHand([0, 0, 0], 0, ['20', '30\u00bd', '31'])).toEqual([2, 1, 0]); // a restarted deal
    expect(rankedByHand([-1, 0, 0], 0, ['a pair', 'a run', 'a flush'])).toEqual([1, 2, 0]);
  });

  it('have no winner where nothing is won and nothing is counted', () => {
    expect([winnersOf([0, 0]), winnersOf([0, -1]), winnersOf([0, -1], ['a pair', null])]).toEqual([[], [], []]);
  });
});
