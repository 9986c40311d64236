import { describe, expect, it } from 'vitest';
import type { GameDeclaration, OptionDeclaration, PresetDeclaration } from '../src/net/protocol';
import { inPairs, partnersText } from '../src/play/partners';
import {
  addSeat, type Bots, calledText, choices, difference, firstSeats, fitSeats, groups, named, newMatch, presetValues, proposedValues, range, seatRange, setKind, valueText, widerPreset,
} from '../src/play/setup';

const option = (part: Partial<OptionDeclaration>): OptionDeclaration => ({
  name: 'lives', title: 'Lives', meaning: '', default: 3, kind: 'int', allowed: { min: 1, max: 9 }, choices: [], clauses: [], group: 'Lives', ...part,
});
const presetOf = (name: string, title: string, values: PresetDeclaration['values']): PresetDeclaration => ({
  name, title, summary: '', values, proposed: {}, clauses: [], min_seats: 2, max_seats: 7,
});
const game: GameDeclaration = {
  name: 'thirty-one', title: 'Thirty-one', summary: '', min_seats: 2, max_seats: 7, default_preset: 'pennies',
  cuts: null, seating: {}, partners: null,
  cover: null, presets: [
    presetOf('pennies', 'Pennies', {}),
    presetOf('dollar-bill', 'Dollar bill', { lives: 4 }),
  ],
  options: [
    option({}),
    option({ name: 'double', kind: 'bool', default: true, allowed: [true, false], group: 'Knocking' }),
    option({ name: 'pack', kind: 'choice', default: '52', allowed: ['52', '32'], choices: [{ value: '52', title: '52 cards' }, { value: '32', title: '32 cards' }] }),
  ],
};

const bots: Bots = { kind: 'club', names: ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Faye', 'Gus'] };

describe('the form of a match', () => {
  it('starts from the preset, and from the default where the preset is silent', () => {
    expect(presetValues(game, 'pennies')).toEqual({ lives: 3, double: true, pack: '52' });
    expect(presetValues(game, 'dollar-bill').lives).toBe(4);
    expect(presetValues(game, 'unknown').lives).toBe(3);
  });

  it('sends only what differs', () => {
    const standard = presetValues(game, 'dollar-bill');
    expect(difference(standard, standard)).toEqual({});
    expect(difference({ ...standard, lives: 3 }, standard)).toEqual({ lives: 3 });
    expect(newMatch(game, 'dollar-bill', { ...standard, double: false }, [{ kind: 'you', name: ' Ann ' }, { kind: 'club', name: 'Ben' }], 9))
      .toEqual({
        game: 'thirty-one', preset: 'dollar-bill', options: { double: false }, dealer: 1,
        seats: [{ kind: 'you', name: 'Ann' }, { kind: 'club', name: 'Ben' }],
      });
  });

  it('begins with what is proposed, and writes that down; who wants the preset may have it', () => {
    const endless: GameDeclaration = {
      ...game, cover: null, presets: [{ ...game.presets[0]!, proposed: { deals: 100 } }, game.presets[1]!],
      options: [option({ name: 'deals', default: 0, allowed: { min: 0, max: 1000 } })],
    };
    const seats = [{ kind: 'you', name: 'Ann' }, { kind: 'club', name: 'Ben' }];
    expect(proposedValues(endless, 'pennies')).toEqual({ deals: 100 });
    expect(proposedValues(endless, 'dollar-bill')).toEqual({ deals: 0 });
    expect(newMatch(endless, 'pennies', proposedValues(endless, 'pennies'), seats, 0).options).toEqual({ deals: 100 });
    expect(newMatch(endless, 'pennies', { deals: 0 }, seats, 0).options).toEqual({});
  });

  it('leaves the first deal to the cards where they are cut for it', () => {
    const seats = [{ kind: 'you', name: 'Ann' }, { kind: 'club', name: 'Ben' }];
    expect(newMatch(game, 'pennies', presetValues(game, 'pennies'), seats, 'cut').dealer).toBe('cut');
  });

  it('knows each kind of option', () => {
    expect(range(game.options[0]!)).toEqual({ min: 1, max: 9 });
    expect(range(game.options[2]!)).toBeNull();
    expect(choices(option({ kind: 'int', allowed: [2, 3] })).map((c) => c.title)).toEqual(['2', '3']);
    expect(valueText(game.options[1]!, false)).toBe('no');
    expect(valueText(game.options[2]!, '32')).toBe('32 cards');
    expect(groups(game.options).map((g) => [g.title, g.options.length])).toEqual([['Lives', 2], ['Knocking', 1]]);
  });

  it('names bots so that no two at the table are alike', () => {
    let seats = firstSeats({ min: 2, max: 7 }, 'ben', bots);
    expect(seats.map((s) => s.name)).toEqual(['ben', 'Ann', 'Cleo']);
    while (seats.length < 7) seats = addSeat(seats, bots);
    expect(new Set(seats.map((s) => s.name.toLowerCase())).size).toBe(7);
    expect(addSeat(seats, { ...bots, names: [] }).at(-1)!.name).toBe('Player 8');
  });

  it('leaves who has given no name without one', () => {
    const seats = firstSeats({ min: 2, max: 7 }, '', bots);
    expect(seats.map((s) => s.name)).toEqual(['', 'Ann', 'Ben']);
    expect(seats.map(calledText)).toEqual(['You', 'Ann', 'Ben']);
    expect(calledText({ kind: 'club', name: ' ' }, 2)).toBe('Seat 3');
  });

  it('gives a bot whose name is cleared, or is somebody else’s, one that is free', () => {
    const seats = firstSeats({ min: 2, max: 7 }, 'Ann', bots);
    expect(named(seats.map((s, i) => (i === 2 ? { ...s, name: ' ' } : s)), bots).map((s) => s.name)).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(named(seats.map((s, i) => (i === 0 ? { ...s, name: 'BEN' } : s)), bots).map((s) => s.name)).toEqual(['BEN', 'Ann', 'Cleo']);
    expect(named(seats.map((s, i) => (i === 1 ? { ...s, name: 'cleo' } : s)), bots).map((s) => s.name)).toEqual(['Ann', 'cleo', 'Ben']);
  });

  it('has one place for you, and your name goes with you', () => {
    const seats = setKind(firstSeats({ min: 2, max: 7 }, 'Ann', bots), 2, 'you', { ...bots, kind: 'novice' }, 'Ann');
    expect(seats).toEqual([{ kind: 'novice', name: 'Cleo' }, { kind: 'club', name: 'Ben' }, { kind: 'you', name: 'Ann' }]);
  });

  it('gives a seat that is turned to a bot the name of a bot', () => {
    const seats = setKind(firstSeats({ min: 2, max: 7 }, 'Itziar', bots), 0, 'club', bots, 'Itziar');
    expect(seats.map((s) => s.name)).toEqual(['Cleo', 'Ann', 'Ben']);
    expect(setKind(seats, 0, 'you', bots, 'Itziar')[0]).toEqual({ kind: 'you', name: 'Itziar' });
    expect(setKind(seats, 1, 'novice', bots, 'Itziar')[1]).toEqual({ kind: 'novice', name: 'Ann' });
  });

  const mus: GameDeclaration = {
    ...game, name: 'mus', min_seats: 4, max_seats: 8, partners: { sides: 'partners' }, seating: { sides: { partners: [4, 4], alone: [4, 8] } },
    options: [option({ name: 'sides', kind: 'choice', default: 'partners', allowed: ['partners', 'alone'] })],
  };

  it('has as many seats as the rules chosen allow', () => {
    expect(seatRange(mus, { sides: 'partners' })).toEqual({ min: 4, max: 4 });
    expect(seatRange(mus, { sides: 'alone' })).toEqual({ min: 4, max: 8 });
    expect(seatRange(game, {})).toEqual({ min: 2, max: 7 });
    let seats = firstSeats(seatRange(mus, { sides: 'partners' }), 'Ann', bots);
    seats = setKind(addSeat(addSeat(seats, bots), bots), 5, 'you', bots, 'Ann');
    expect(fitSeats(seats, seatRange(mus, { sides: 'partners' }), bots).map((s) => s.kind)).toEqual(['club', 'club', 'club', 'you']);
    expect(firstSeats({ min: 2, max: 2 }, 'Ann', bots)).toHaveLength(2);
    expect(fitSeats(seats.slice(0, 2), { min: 4, max: 4 }, bots)).toHaveLength(4);
  });

  it('knows the rules by which more may play', () => {
    const two = { ...mus, cover: null, presets: [presetOf('plain', 'plain', {}), presetOf('ilustrada', 'ilustrada', { sides: 'alone' })] };
    expect(widerPreset(two, { sides: 'partners' })?.name).toBe('ilustrada');
    expect(widerPreset(two, { sides: 'alone' })).toBeNull();
    expect(widerPreset(game, {})).toBeNull();
  });

  it('says who plays with whom', () => {
    const seats = firstSeats(seatRange(mus, { sides: 'partners' }), 'Ann', bots);
    expect(partnersText(mus, { sides: 'partners' }, seats)).toBe('Partners: Ann and Cleo (seats 1 and 3) against Ben and Dora (seats 2 and 4).');
    expect(partnersText(mus, { sides: 'alone' }, seats)).toBe('');
    expect(partnersText(game, {}, seats)).toBe('');
    expect([inPairs(mus, { sides: 'partners' }, 4), inPairs(mus, { sides: 'partners' }, 2), inPairs(mus, { sides: 'alone' }, 4)]).toEqual([true, false, false]);
  });
});
