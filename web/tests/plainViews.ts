// A plain view for the tests, as the server would send it.

import type { PlainSeat, PlainView } from '../src/net/protocol';

export function plainSeat(number: number, part: Partial<PlainSeat> = {}): PlainSeat {
  return { seat: number, in: true, dealer: false, hand: ['??', '??', '??'], total: null, facts: ['3 lives'], ...part };
}

export function plainView(part: Partial<PlainView> = {}): PlainView {
  return {
    game: 'alley-cat', layout: 'plain', deal: 1, deals: null, dealer: 2, turn: 0, phase: '', you: 0, legal: [], closed: [],
    seats: [plainSeat(0, { hand: ['7H', 'KS', '4S'], total: '21' }), plainSeat(1), plainSeat(2, { dealer: true })],
    table: [{ title: 'Widow', cards: ['9C', '??', null] }], facts: ['Pot: 4 chips'], stock: 42,
    standing: [], last: null, result: null, bets: null, wagers: null, ...part,
  };
}
