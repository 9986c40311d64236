import { describe, expect, it } from 'vitest';
import type { GameDeclaration } from '../src/net/protocol';
import { readRules, rulesQuery } from '../src/play/rulesLink';

const option = { title: '', meaning: '', group: '', choices: [], clauses: [] };
const game: GameDeclaration = {
  name: 'thirty-one', title: 'Thirty-one', summary: '', min_seats: 2, max_seats: 7, default_preset: 'pennies', cuts: null, seating: {}, partners: null, cover: null,
  presets: [{ name: 'pennies', title: '', summary: '', values: {}, proposed: {}, clauses: [], min_seats: 2, max_seats: 7 }],
  options: [
    { ...option, name: 'lives', kind: 'int', default: 3, allowed: { min: 1, max: 9 } },
    { ...option, name: 'widow', kind: 'bool', default: false, allowed: [false, true] },
    { ...option, name: 'pack', kind: 'choice', default: '52', allowed: ['52', '32'] },
  ],
};

describe('an address that carries rules', () => {
  it('names the preset and what differs from it, and is read again', () => {
    const rules = { preset: 'pennies', values: { lives: 5, widow: true, pack: '52' } };
    expect(rulesQuery(game, rules)).toBe('?preset=pennies&lives=5&widow=true');
    expect(readRules(game, rulesQuery(game, rules))).toEqual(rules);
  });

  it('is not believed where it makes no sense', () => {
    expect(readRules(game, '?preset=pennies&lives=99&widow=maybe&pack=40&nothing=1')?.values).toEqual({ lives: 3, widow: false, pack: '52' });
    expect(readRules(game, '?preset=pennies&lives=')?.values.lives).toBe(3);
    expect(readRules(game, '?preset=nonsense')).toBeNull();
    expect(readRules(game, '')).toBeNull();
  });
});
