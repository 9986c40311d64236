import { describe, expect, it } from 'vitest';
import { isFree, placesOf, spotOf, yourself } from '../../src/friends/round';
import { scoreOf, wonText } from '../../src/friends/score';
import { joined, lineText, shown, unread } from '../../src/friends/talk';
import { parseTable } from '../../src/friends/sent';
import { line, table } from './tables';

describe('the places around a table', () => {
  it('begin with your own, which is below, and go on to the left', () => {
    expect(placesOf(table({ you: 1 })).map((p) => p.at)).toEqual([2, 3, 0, 1]);
    expect(placesOf(table({ you: null })).map((p) => p.at)).toEqual([0, 1, 2, 3]);
    const [own, left, across, right] = [0, 1, 2, 3].map((i) => spotOf(i, 4));
    expect(own!.y).toBeGreaterThan(80);
    expect(left!.x).toBeLessThan(20);
    expect(across!.y).toBeLessThan(20);
    expect(right!.x).toBeGreaterThan(80);
  });

  it('know who sits there', () => {
    const [ann, cleo, ben, nobody] = placesOf(table());
    expect([ann!.who?.name, cleo!.who, ben!.who?.name]).toEqual(['Ann', null, 'Ben']);
    expect([ann, cleo, ben, nobody].map((p) => isFree(p!))).toEqual([false, false, false, true]);
    expect(yourself(table({ you: 7 }))).toBeNull();
  });
});

describe('what was won', () => {
  const total = { matches: 2, first: 1, won: 3 };

  it('is one row for each player and one column for each game', () => {
    const { games, rows } = scoreOf([
      { name: 'Ann', member: 0, game: 'mus', ...total },
      { name: 'Ben', member: 1, game: 'mus', matches: 2, first: 2, won: -3 },
      { name: 'Ann', member: 0, game: 'switch', matches: 1, first: 0, won: 1 },
      { name: 'Ann', member: null, game: 'switch', matches: 1, first: 0, won: 2 },
    ]);
    expect(games).toEqual(['mus', 'switch']);
    expect(rows).toEqual([
      { name: 'Ben', matches: 2, first: 2, won: [-3, null] },
      { name: 'Ann', matches: 3, first: 1, won: [3, 1] },
      { name: 'Ann', matches: 1, first: 0, won: [null, 2] },
    ]);
  });

  it('has its sign, and digits only where there are some', () => {
    expect([3, -2, 0.5, 0, -0.001, 1 / 3].map(wonText)).toEqual(['+3', '−2', '+0.5', '0', '0', '+0.33']);
  });
});

describe('what is said', () => {
  it('is there once and in order, whatever comes when', () => {
    const lines = joined([line(1, 0, 'b')], [line(1, 0, 'b'), line(0, 1, 'a'), line(2, 1, 'c')]);
    expect(lines.map((l) => l.text)).toEqual(['a', 'b', 'c']);
  });

  it('is new if another has said it since, and this person reads them', () => {
    const lines = [line(0, 1, 'old'), line(1, 0, 'own'), line(2, 1, 'new'), line(3, 2, 'muted')];
    expect(unread(lines, 0, 0, [2]).map((l) => l.text)).toEqual(['new']);
    expect(shown(lines, [1]).map((l) => l.text)).toEqual(['own', 'muted']);
  });

  it('is a text as it was written, or a phrase in the language of the reader', () => {
    expect(lineText(line(0, 0, '<b>Hi</b>'))).toBe('<b>Hi</b>');
    expect(lineText(line(0, 0, null, 'well-played'))).toBe('Well played!');
  });
});

describe('a message of a table', () => {
  it('is taken only if it is whole', () => {
    expect(parseTable(JSON.stringify(table()))).toMatchObject({ type: 'table', table: 'k3' });
    expect(parseTable(JSON.stringify({ ...table(), members: undefined }))).toBeNull();
    expect(parseTable('{"type":"lines","lines":[{"number":1}]}')).toBeNull();
    expect(parseTable('{"type":"constructor"}')).toBeNull();
    expect(parseTable('{')).toBeNull();
  });
});
