import { describe, expect, it } from 'vitest';
import { amount, decimal, percent } from '../src/play/values';

describe('numbers of hints', () => {
  it('have a sign, a real minus, and none for nothing', () => {
    expect([decimal(0.254), decimal(-1), decimal(-0.001)]).toEqual(['+0.25', '−1.00', '0.00']);
    expect(amount(3.14159)).toBe('3.14');
  });
  it('have a digit more where a share is small', () => {
    expect([percent(0.537), percent(0.031), percent(0), percent(1)]).toEqual(['54', '3.1', '0', '100']);
  });
});
