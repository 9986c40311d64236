import { describe, expect, it } from 'vitest';
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
