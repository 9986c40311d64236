import { describe, expect, it } from 'vitest';
import { cardsOf, slotsOf } from '../src/play/learn/point';

describe('where a lesson points', () => {
  it('is at the cards of its move', () => {
    expect(cardsOf('swap 6C for 8S')).toEqual(['6C', '8S']);
    expect(cardsOf('discard 2O 12B')).toEqual(['2O', '12B']);
    expect(cardsOf('raise 7')).toEqual([]);
  });

  it('is at the button that makes it', () => {
    expect(slotsOf('keep first')).toEqual(['keep first', 'keep-first', 'keep']);
    expect(slotsOf('swap 6C for 8S')).toEqual(['swap', 'exchange']);
    expect(slotsOf('envido 2')).toEqual(['envido', 'up']);
    expect(slotsOf('no mus')[1]).toBe('no-mus');
  });
});
