// Views of a table of Mus for the tests, as the server would send them.

import type { Effect, EffectOf, Lance, MusEffect, MusLast, MusSeat, MusSide, MusView } from '../src/net/protocol';

const LANCES = ['grande', 'chica', 'pares', 'juego'] as const;

export const lance = (name: Lance['name'], part: Partial<Lance> = {}): Lance => ({
  name, title: name, english: name, basque: name, state: 'ahead', how: '', able: null, by: null, bet: null, pending: null,
  sure: null, ordago: false, deje: null, ...part,
});

/** The four lances, of which some are given. */
export const lances = (given: Partial<Record<Lance['name'], Partial<Lance>>> = {}): Lance[] =>
  LANCES.map((name) => lance(name, given[name]));

export const musSeat = (number: number, part: Partial<MusSeat> = {}): MusSeat => ({
  seat: number, in: true, dealer: false, side: number % 2, partner: (number + 2) % 4, hand: ['??', '??', '??', '??'], total: null,
  holds: null, declared: { pares: null, juego: null }, talk: null, thrown: null, said: null, able: null, discards: 0, ...part,
});

export const musSide = (number: number, part: Partial<MusSide> = {}): MusSide => ({
  side: number, seats: [number, number + 2], stones: 0, amarracos: 0, loose: 0, warned: false,
  keepers: { loose: number, amarracos: number + 2 }, games: 0, changed: 0, ...part,
});

/** Ann, Ben, Cleo and Dora, who deals; it is your turn to say mus. */
export const musView = (part: Partial<MusView> = {}): MusView => ({
  game: 'mus', layout: 'mus', deal: 1, deals: null, dealer: 3, eldest: 0, turn: 0, phase: 'talk', you: 0, alone: false, bowl: 22, target: 40, games: 3,
  corrido: false, ranks: 'KCS7654A', lance: null, lances: lances(), stock: 24, discards: 0, exchanges: 0, claims: null,
  sides: [musSide(0), musSide(1)],
  seats: [musSeat(0, { hand: ['2O', '4C', 'KE', '3B'], holds: 'pair of kings, punto 25', total: '25' }), musSeat(1), musSeat(2), musSeat(3, { dealer: true })],
  signals: { here: true, closed: null, may: [], given: [], seen: [] },
  legal: [], closed: [], standing: [], last: null, result: null, bets: null, wagers: null, ...part,
});

export const musLast = (part: Partial<MusLast> = {}): MusLast => ({
  layout: 'mus', deal: 1, kind: 'counted', lance: 'juego', dealer: 3,
  hands: [['2O', '4C', 'KE', '3B'], ['5O', '4O', '6E', '7B'], ['AO', 'AC', 'KC', '3O'], ['SO', 'CO', 'SB', '6C']],
  values: ['a', 'b', 'c', 'd'], best: [0, 2, 0, null],
  lances: lances({
    grande: { state: 'past', how: 'accepted', bet: 2 }, chica: { state: 'past', how: 'declined', by: 1, deje: 1 },
    pares: { state: 'past', how: 'passed' }, juego: { state: 'past', how: 'unable' },
  }),
  count: [
    { lance: 'chica', side: 1, seat: 1, stones: 1, why: 'negada', line: 'porque no' },
    { lance: 'grande', side: 0, seat: 0, stones: 2, why: 'bet', line: 'the bet' },
    { lance: 'pares', side: 0, seat: 0, stones: 1, why: 'pares', line: 'a pair' },
    { lance: 'pares', side: 0, seat: 2, stones: 3, why: 'pares', line: 'dobles' },
  ],
  changes: [6, 1], stones: [16, 4], game: null, ...part,
});

type Bare<T> = T extends unknown ? Omit<T, 'line'> : never;
/** An effect of Mus as the page takes it in. */
export const musEffect = (e: Bare<EffectOf<MusEffect>>, line = ''): Effect => ({ ...e, line }) as unknown as Effect;
