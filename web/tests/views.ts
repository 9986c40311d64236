// Views for the tests, as the server would send them.

import type { Effect, SeatView, View } from '../src/net/protocol';

export function seat(number: number, part: Partial<SeatView> = {}): SeatView {
  return {
    seat: number, in: true, lives: 3, points: null, chips: null, hand: ['??', '??', '??'],
    total: null, best: [], knocked: false, dealer: false, ...part,
  };
}

export function view(part: Partial<View> = {}): View {
  return {
    game: 'thirty-one', deal: 1, dealer: 2, turn: 0, phase: 'turn', you: 0, legal: [], closed: [],
    seats: [seat(0, { hand: ['7H', 'KS', '4S'], total: '14', best: ['KS', '4S'] }), seat(1), seat(2, { dealer: true })],
    stock: 42, upcard: '9C', pile: 1, widow: null, table: null, knocker: null, standing: {}, last: null,
    result: null, bets: null, wagers: null, ...part,
  };
}

export const legal = (...moves: string[]): View['legal'] =>
  moves.map((move) => ({ move, label: move, hint: `hint for ${move}` }));

type Bare<T> = T extends unknown ? Omit<T, 'line'> : never;
export const effect = (e: Bare<Effect>, line = ''): Effect => ({ ...e, line }) as Effect;
