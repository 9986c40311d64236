import { describe, expect, it } from 'vitest';
import type { OwnMatch } from '../src/net/protocol';
import { company, figures, isShared, mayBeForgotten } from '../src/play/own';

const match = (part: Partial<OwnMatch>, ...others: string[]): OwnMatch => ({
  match: 'm', game: 'mus', seat: 0, began: 0, over: true, ended: 1, deals: 3, won: 1, winner: true, results: null, prize: 'game', daily: null, table: null,
  players: ['human', ...others].map((kind) => ({ name: kind, kind })),
  ...part,
});

describe('the figures of your own matches', () => {
  it('are by game, the most played first', () => {
    const played = [match({ won: 2 }), match({ won: -4, winner: false }), match({ game: 'switch', won: 1 }), match({ won: null, winner: null })];
    expect(figures(played, (m) => m.game)).toEqual([
      { of: 'mus', played: 2, won: 1, mean: -1, best: 2, prize: 'game' },
      { of: 'switch', played: 1, won: 1, mean: 1, best: 1, prize: 'game' },
    ]);
  });

  it('have a unit where all matches have the same', () => {
    const [stakes, points] = [match({ prize: 'stake' }), match({ prize: 'point' })];
    expect(figures([stakes, stakes], (m) => m.game)[0]?.prize).toBe('stake');
    expect(figures([stakes, points], (m) => m.game)[0]?.prize).toBe(null);
  });

  it('know who you played with', () => {
    expect(company(match({}, 'club', 'club'))).toBe('club');
    expect(company(match({}, 'club', 'master'))).toBe('mixed');
    expect(company(match({}, 'club', 'outside'))).toBe('outside');
    expect(company(match({}, 'outside', 'human'))).toBe('friends');
  });
});

describe('forgetting', () => {
  it('deletes a match unless other people have it', () => {
    expect(isShared(match({}, 'club', 'outside'))).toBe(false);
    expect(isShared(match({}, 'club', 'human'))).toBe(true);
  });

  it('is for finished matches, and those that nobody has played for long', () => {
    const now = 8 * 24 * 3600 * 1000;
    expect(mayBeForgotten(match({ began: now }), now)).toBe(true);
    expect(mayBeForgotten(match({ began: now, over: false }), now)).toBe(false);
    expect(mayBeForgotten(match({ began: 0, over: false }), now)).toBe(true);
  });
});
