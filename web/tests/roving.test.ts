import { describe, expect, it } from 'vitest';
import { led } from '../src/table/roving';

describe('the keys in a row of cards', () => {
  it('lead round from either end, and to both ends', () => {
    expect([led('ArrowRight', 0, 3), led('ArrowRight', 2, 3), led('ArrowLeft', 0, 3)]).toEqual([1, 0, 2]);
    expect([led('Home', 1, 3), led('End', 1, 3)]).toEqual([0, 2]);
  });

  it('lead nowhere where they mean nothing, or there is no card', () => {
    expect([led('Enter', 1, 3), led('ArrowRight', 0, 0), led('End', 0, 0)]).toEqual([null, null, null]);
  });
});
