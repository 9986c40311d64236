import { describe, expect, it } from 'vitest';
import { before, countParts } from '../../src/play/mus/count';
import { lances, musLast } from '../musViews';

describe('the count', () => {
  it('begins with what was taken at once, and runs to the score of the sides', () => {
    const last = musLast();
    expect(before(last)).toEqual([10, 3]);
    const [early, late] = countParts(last);
    expect(early).toMatchObject({ part: 'at-once', rows: [{ score: [10, 4], step: { stones: 1 } }] });
    expect(late!.rows.map((r) => [r.lance?.name, r.first, r.score])).toEqual([
      ['grande', true, [12, 4]], ['pares', true, [13, 4]], ['pares', false, [16, 4]], ['juego', true, [16, 4]],
    ]);
    expect(late!.rows.at(-1)!.score).toEqual(last.stones);
    expect(late!.rows.at(-1)!.step).toBeNull();
  });

  it('stops where the game was won', () => {
    const won = musLast({ game: 0, count: musLast().count.slice(0, 2), changes: [2, 1], stones: [40, 4] });
    expect(countParts(won)[1]!.rows.map((r) => r.lance?.name)).toEqual(['grande']);
  });

  it('of an órdago has the one row', () => {
    const last = musLast({
      kind: 'ordago', lance: 'chica', lances: lances({ chica: { state: 'past', how: 'ordago' } }), changes: [30, 0], stones: [40, 4], game: 0,
      count: [{ lance: 'chica', side: 0, seat: 2, stones: 30, why: 'ordago', line: 'the game' }],
    });
    expect(countParts(last)).toMatchObject([{ part: 'count', rows: [{ score: [40, 4] }] }]);
  });

  it('is nothing but what was taken at once where a declined bet wins the game', () => {
    const last = musLast({ kind: 'deje', game: 1, count: musLast().count.slice(0, 1), changes: [0, 1], stones: [10, 40] });
    expect(countParts(last).map((p) => p.part)).toEqual(['at-once']);
  });
});
