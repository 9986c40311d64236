import { describe, expect, it } from 'vitest';
import type { GameDeclaration, OptionDeclaration } from '../src/net/protocol';
import { differences, differenceText, figured } from '../src/pages/rules/inForce';

const option = { meaning: '', group: '', choices: [], clauses: [] };
const lives: OptionDeclaration = { ...option, name: 'lives', title: 'Lives', kind: 'int', default: 3, allowed: { min: 1, max: 9 } };
const widow: OptionDeclaration = { ...option, name: 'widow', title: 'Widow', kind: 'bool', default: false, allowed: [false, true] };
const game = { options: [lives, widow] } as unknown as GameDeclaration;

describe('the rules of a table in a rule book', () => {
  it('differ from the usual game, or from a set', () => {
    expect(differences(game, { lives: 4, widow: false }).map((d) => differenceText(d, 'usually'))).toEqual(['Lives: 4 (usually: 3)']);
    expect(differences(game, { lives: 4, widow: true }, { lives: 4, widow: false }).map((d) => differenceText(d, 'Banking'))).toEqual(['Widow: yes (Banking: no)']);
    expect(differences(game, { lives: 3, widow: false })).toEqual([]);
  });

  it('have their figures instead of those of the book where the words fit', () => {
    expect(figured('three lives', { option: lives, here: 5, there: 3 })).toEqual(['5', ' lives']);
    expect(figured('three lives', { option: lives, here: 1, there: 3 })).toBeNull();
    expect(figured('a chip', { option: lives, here: 2, there: 1 })).toBeNull();
    expect(figured('no widow', { option: widow, here: true, there: false })).toBeNull();
  });
});
