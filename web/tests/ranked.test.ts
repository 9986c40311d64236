import { describe, expect, it } from 'vitest';
import type { Hinted } from '../src/net/protocol';
import { best } from '../src/play/best.svelte';
import { bestText, ranked } from '../src/play/ranked';

const hint = (...moves: [move: string, worth: number, chance: number | null][]): Hinted => ({
  type: 'hint', number: 1, sure: 'rollout', hands: [],
  moves: moves.map(([move, worth, chance]) => ({ move, label: move, worth, chance, error: 0.1, why: '' })),
});

describe('the moves of a hint', () => {
  it('are in the order of the number that stands beside them', () => {
    const found = ranked(hint(['draw', 0.1, 0.4], ['knock', 0.5, 0.6], ['take', -0.2, 0.2]));
    expect(found.map((m) => m.move)).toEqual(['knock', 'draw', 'take']);
    expect(found.map((m) => m.number)).toEqual(['60 %', '40 %', '20 %']);
    expect(bestText(hint(['draw', 0.1, 0.4]))).toBe('Hint: draw (wins 40 %)');
    expect(bestText(hint(['draw', 0.1, null]))).toBe('Hint: draw (+0.10)');
  });

  it('have what they are worth beside them where the chance to win would be in another order, or is not known', () => {
    expect(ranked(hint(['a', 0.5, 0.3], ['b', 0.25, 0.6])).map((m) => m.number)).toEqual(['+0.50', '+0.25']);
    expect(ranked(hint(['a', -0.5, null], ['b', 0.25, null])).map((m) => m.number)).toEqual(['+0.25', '−0.50']);
  });
});

describe('the best move on the table', () => {
  const button = (slot: string, move: string | null = null): boolean => best.presses({ slot, move });

  it('is made with its button, also before cards or an amount are chosen', () => {
    best.move = 'draw';
    expect([button('draw', 'draw'), button('take', 'take')]).toEqual([true, false]);
    best.move = 'swap 4C for 9H';
    expect([button('swap'), button('swap all', 'swap all')]).toEqual([true, false]);
    best.move = 'brag 3';
    expect([button('brag', 'brag 1'), button('fold', 'fold')]).toEqual([true, false]);
    best.move = 'no mus';
    expect([button('no-mus', 'no mus'), button('mus', 'mus')]).toEqual([true, false]);
  });

  it('is made with the cards that it names, and with places on the table', () => {
    best.move = 'swap 4C for 9H';
    expect([best.names('4C'), best.takes(1, '9H'), best.takes(2, 'KS')]).toEqual([true, true, false]);
    best.move = 'exchange 4C KH for 2 3';
    expect([best.names('KH'), best.takes(1, '9H'), best.takes(2, 'KS')]).toEqual([true, false, true]);
    best.move = null;
    expect([best.names('4C'), button('draw', 'draw')]).toEqual([false, false]);
  });
});
