import { describe, expect, it } from 'vitest';
import type { View } from '../src/net/protocol';
import { places, standingText } from '../src/play/standing';
import { bankView } from './bankViews';
import { musSide, musView } from './musViews';
import { plainSeat, plainView } from './plainViews';
import { view, vyingView } from './views';

const bySeat = (name: string, ...counts: (number | null)[]): View['standing'][number] => ({ name, of: 'seat', counts });
const told = (of: View): string[] => [0, 1, 2].map((seat) => standingText(of, seat));

describe('the standing in words', () => {
  it('has the lives that are left, who is out and who has won', () => {
    const standing = [bySeat('lives', 0, null, 2)];
    expect(told(view({ standing }))).toEqual(['0 lives left', 'out', '2 lives left']);
    expect(told(view({ standing, result: { winners: [2] } }))).toEqual(['0 lives left', 'out', 'winner']);
  });

  it('has the chips of a purse by the name that they have at the table, and nothing of the pots', () => {
    const standing = [bySeat('chips', 2, -1, -1), { name: 'pots', of: 'pot' as const, counts: [3, 3, 3] }];
    expect(told(vyingView({ standing }))).toEqual(['102 chips', '99 chips', '99 chips']);
    expect(told(bankView({ standing }))).toEqual(['102 chips', '99 chips', '99 chips']);
    expect(told(view({ standing }))).toEqual(['102 tokens', '99 tokens', '99 tokens']);
  });

  it('has the games before the points', () => {
    expect(told(vyingView({ standing: [bySeat('points', 11, 5, 1), bySeat('games', 2, 1, 0)] })))
      .toEqual(['2 games, 11 points', '1 game, 5 points', '0 games, 1 point']);
  });

  it('has what a game from outside says of a seat', () => {
    const seats = [plainSeat(0, { facts: ['fish 3', 'tails 1'] }), plainSeat(1, { facts: [] }), plainSeat(2, { facts: [] })];
    expect(told(plainView({ seats, standing: [bySeat('fish', 3, 0, 0)] }))).toEqual(['fish 3, tails 1', '', '']);
  });

  it('has what both sides have at Mus, your own first', () => {
    const sides = [musSide(0, { stones: 4 }), musSide(1, { stones: 16, games: 1 })];
    expect(told(musView({ sides }))).toEqual(['Stones 4–16, games 0–1', 'Stones 16–4, games 1–0', 'Stones 4–16, games 0–1']);
    expect(standingText(musView({ sides, games: 1 }), 0)).toBe('Stones 4–16');
  });

  it('says of a plain table who is out and who has won', () => {
    const seats = [plainSeat(0, { facts: [], in: false }), plainSeat(1, { facts: ['2 lives'] }), plainSeat(2, { facts: [], in: false })];
    expect(told(plainView({ seats, result: { winners: [1] } }))).toEqual(['out', 'winner, 2 lives', 'out']);
  });
});

describe('the final standing', () => {
  const rows = (of: View): unknown[] => places(of).map(({ seat, place }) => [seat, place]);

  it('has the best first, and the same place for the same', () => {
    expect(rows(vyingView({ standing: [bySeat('chips', -3, 6, -3)], result: { winners: [1] } }))).toEqual([[1, 1], [0, 2], [2, 2]]);
    expect(rows(vyingView({ standing: [bySeat('points', 4, 5, 11), bySeat('games', 1, 2, 1)], result: { winners: [1] } })).map((row) => (row as number[])[0])).toEqual([1, 2, 0]);
  });

  it('is left out where a game says nothing of a seat', () => {
    expect(rows(plainView({ seats: [plainSeat(0, { facts: [] }), plainSeat(1, { facts: [] })], result: { winners: [1] } }))).toEqual([]);
  });

  it('has who went out last before those who went out earlier, and the deal of each', () => {
    const standing = [bySeat('lives', null, 1, null)];
    const won = view({ standing, result: { winners: [1], out: [4, null, 9] } });
    expect(places(won)).toEqual([
      { seat: 1, place: 1, text: '1 life left' }, { seat: 2, place: 2, text: 'out in deal 9' }, { seat: 0, place: 3, text: 'out in deal 4' },
    ]);
    expect(rows(view({ standing, result: { winners: [1], out: [4, null, 4] } }))).toEqual([[1, 1], [0, 2], [2, 2]]);
    expect(rows(view({ standing, result: { winners: [1], out: [0, null, 4] } }))).toEqual([[1, 1], [2, 2], [0, 3]]);
  });

  it('never says that the winner is out', () => {
    const seats = [plainSeat(0, { facts: [], in: false }), plainSeat(1, { facts: ['2 lives'] }), plainSeat(2, { facts: [], in: false })];
    const told = (result: View['result']): unknown[] => places(plainView({ seats, result })).map(({ text }) => text);
    expect(told({ winners: [1], out: [2, null, 3] })).toEqual(['2 lives', 'out in deal 3', 'out in deal 2']);
    // Where the last ones go out together they have won together.
    expect(told({ winners: [0, 2], out: [3, 1, 3] })).toEqual(['winner', 'winner', 'out in deal 1']);
  });

  it('says of a winner without a life not what is left', () => {
    const standing = [bySeat('lives', 0, null, null)];
    expect(places(view({ standing, result: { winners: [0], out: [null, 3, 5] } })).map(({ text }) => text)).toEqual(['winner', 'out in deal 5', 'out in deal 3']);
  });

  it('has no places where it is not known who went out when', () => {
    expect(rows(view({ standing: [bySeat('lives', null, 1, null)], result: { winners: [1] } }))).toEqual([[1, null], [0, null], [2, null]]);
  });
});
