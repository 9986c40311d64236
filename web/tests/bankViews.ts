// Views of a table with a banker for the tests, as the server would send them.

import type { BankHand, BankLast, BankSeat, BankView } from '../src/net/protocol';

export function bankHand(cards: string, part: Partial<BankHand> = {}): BankHand {
  return { cards: cards.split(' ').filter(Boolean), stake: 1, total: null, state: '', gone: false, ...part };
}

export function bankSeat(number: number, hands: BankHand[] = [bankHand('?? ??')], part: Partial<BankSeat> = {}): BankSeat {
  return {
    seat: number, in: true, dealer: false, chips: 0, changed: 0, hand: hands.flatMap((h) => h.cards), up: [], hands,
    total: null, state: '', ...part,
  };
}

/** Three at the table: you, Ben, and Cleo, who deals. */
export function bankView(part: Partial<BankView> = {}): BankView {
  return {
    game: 'vingt-un', layout: 'bank', deal: 1, deals: null, dealer: 2, pone: 1, turn: 0, phase: 'turn', you: 0, legal: [], closed: [], limits: [1, 10],
    doubled: false, tenure: 1, pool: null, stock: 46, used: 0, standing: [], last: null, result: null, bets: null, wagers: null,
    seats: [
      bankSeat(0, [bankHand('AS 6D', { stake: 5, total: '7 or 17', state: 'now' })], { total: '7 or 17', state: '' }),
      bankSeat(1),
      bankSeat(2, [bankHand('?? ??', { stake: null })], { dealer: true }),
    ],
    ...part,
  };
}

export const bankLast = (part: Partial<BankLast> = {}): BankLast => ({
  layout: 'bank', deal: 1, kind: 'showdown', dealer: 2, doubled: false, ante: 0, changes: [5, -1, -4], naturals: [], besides: [[], [], []],
  played: [
    [{ cards: ['AS', '6D', '3C'], stake: 5, value: '20', state: 'stands', by: 5, why: '20 beats 19' }],
    [{ cards: ['9S', '??', '??'], stake: 1, value: 'over-drawn', state: 'over-drawn', by: -1, why: 'over-drawn' }],
    [{ cards: ['TH', '9D'], stake: null, value: '19', state: 'stands', by: null, why: '' }],
  ],
  ...part,
});
