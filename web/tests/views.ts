// Views for the tests, as the server would send them.

import type { Doable, Effect, ExchangeSeat, ThirtyOneView, View, VyingSeat, VyingView } from '../src/net/protocol';

/** What can be done in a game: the move, its key and its name. */
export const doables = (...told: [move: string, key: string, name: string][]): Doable[] =>
  told.map(([move, key, name]) => ({ move, key, name, help: `${name}, in a line` }));

const DRAWING = doables(['draw', 'd', 'Draw'], ['take', 't', 'Take'], ['knock', 'k', 'Knock'], ['stand', 's', 'Stand']);
const BRAGGING = doables(
  ['pass', 'p', 'Pass'], ['brag', 'b', 'Brag'], ['raise', 'r', 'Raise'], ['match', 'm', 'Match'], ['drop', 'd', 'Drop'], ['draw', 'd', 'Draw'], ['stand', 's', 'Stand'],
);
/** What is different in a game for points, with its own word for standing. */
export const betting = {
  unit: 'point' as const,
  actions: [
    ...doables(['pass', 'p', 'Pass'], ['raise', 'r', 'Raise'], ['see', 's', 'See'], ['fold', 'f', 'Fold'], ['draw', 'd', 'Draw']),
    { move: 'stand', key: 's', name: 'Satisfied', help: 'Satisfied', may: 'be satisfied' },
  ],
  buttons: [['pass', 'fold'], ['see'], ['raise']],
};
export const throwing = { actions: doables(['discard', 'd', 'Discard']), buttons: [['discard']], order: 'suit' as const };

export function seat(number: number, part: Partial<ExchangeSeat> = {}): ExchangeSeat {
  return {
    seat: number, in: true, lives: 3, points: null, chips: null, hand: ['??', '??', '??'],
    total: null, best: [], knocked: false, dealer: false, ...part,
  };
}

export function view(part: Partial<ThirtyOneView> = {}): ThirtyOneView {
  return {
    game: 'thirty-one', layout: 'exchange', centre: 'stock', order: 'suit', worded: false, actions: DRAWING,
    buttons: [['draw'], ['take'], ['knock', 'stand']], deal: 1, deals: null, dealer: 2, turn: 0, phase: 'turn', you: 0, legal: [], closed: [],
    seats: [seat(0, { hand: ['7H', 'KS', '4S'], total: '14', best: ['KS', '4S'] }), seat(1), seat(2, { dealer: true })],
    stock: 42, upcard: '9C', pile: 1, widow: null, table: null, knocker: null, standing: [], last: null,
    result: null, bets: null, wagers: null, ...part,
  };
}

/** A seat of a game of vying, and the table of Three-Stake Brag unless another is asked for. */
export function vyingSeat(number: number, part: Partial<VyingSeat> = {}): VyingSeat {
  return {
    seat: number, in: true, dealer: false, points: null, games: null, chips: -3, hand: ['??', '??', '9S'], up: ['9S'],
    total: null, best: [], worth: null, said: null, staked: 0, did: '', state: '', changed: 0, thrown: null, ...part,
  };
}

export function vyingView(part: Partial<VyingView> = {}): VyingView {
  const stage = { winner: [], note: '', worth: 3 };
  return {
    game: 'three-stake-brag', layout: 'vying', deal: 1, deals: null, dealer: 2, turn: 0, phase: 'vying', you: 0, legal: [], closed: [],
    actions: BRAGGING, buttons: [['pass', 'drop'], ['match'], ['brag', 'raise']], order: 'rank', target: null,
    unit: 'chip', pots: [3, 3, 3], asked: null, bragger: null,
    stages: [
      { ...stage, name: 'best', title: 'Best', state: 'past', winner: [1], note: 'AD beats 9S' },
      { ...stage, name: 'brag', title: 'Brag', state: 'now' },
      { ...stage, name: 'thirty-one', title: 'Thirty-one', state: 'ahead' },
    ],
    seats: [
      vyingSeat(0, { hand: ['7H', 'KS', '7D'], up: ['KS'], total: '24', worth: 'pair of sevens' }),
      vyingSeat(1), vyingSeat(2, { dealer: true }),
    ],
    stock: 43, standing: [], last: null, result: null, bets: null, wagers: null, ...part,
  };
}

export const legal = (...moves: string[]): View['legal'] =>
  moves.map((move) => ({ move, label: move, hint: `hint for ${move}` }));

type Bare<T> = T extends unknown ? Omit<T, 'line'> : never;
export const effect = (e: Bare<Effect>, line = ''): Effect => ({ ...e, line }) as Effect;
