import { describe, expect, it } from 'vitest';
import type { BankView, Effect } from '../../src/net/protocol';
import { arrive, leave } from '../../src/play/bank/apply';
import { keepOrder } from '../../src/play/bank/order';
import { bankHand, bankLast, bankSeat, bankView } from '../bankViews';
import { effect } from '../views';

const after = (v: BankView, e: Effect, next = v): BankView => arrive(leave(v, e), e, next);
const hands = (v: BankView, seat: number): string[] => v.seats[seat]!.hands.map((h) => h.cards.join(' '));

describe('the picture of a table with a banker between two states', () => {
  it('deals hidden cards and serves open ones', () => {
    let v = after(bankView({ seats: [bankSeat(0, [bankHand('', { stake: null })]), bankSeat(1, [bankHand('')])] }), effect({ kind: 'dealt', seat: 1, card: '??' }));
    v = after(v, effect({ kind: 'dealt', seat: 0, card: 'AS' }));
    v = after(v, effect({ kind: 'drew', seat: 1, card: '9H', hand: 0 }));
    expect([hands(v, 0), hands(v, 1), v.seats[1]!.up, v.stock]).toEqual([['AS'], ['?? 9H'], ['9H'], 43]);
  });

  it('serves the hand that is meant, and counts from the coming state', () => {
    const two = (a: string, b: string, total: string | null) => bankSeat(0, [bankHand(a), bankHand(b, { total })]);
    const next = bankView({ seats: [two('8S 3C', '8D KH', '18')] });
    const v = after(bankView({ seats: [two('8S 3C', '8D', '8')] }), effect({ kind: 'drew', seat: 0, card: 'KH', hand: 1 }), next);
    expect([hands(v, 0), v.seats[0]!.hands[1]!.total]).toEqual([['8S 3C', '8D KH'], '18']);
  });

  it('lays stakes, and takes doubled ones from the coming state', () => {
    const next = bankView({ doubled: true, seats: [bankSeat(0, [bankHand('AS', { stake: 6 })]), bankSeat(1, [bankHand('??', { stake: 4 })])] });
    let v = after(bankView(), effect({ kind: 'spoke', seat: 1, act: 'stake 2', amount: 2 }), next);
    expect(v.seats[1]!.hands[0]!.stake).toBe(2);
    v = after(v, effect({ kind: 'spoke', seat: 2, act: 'double', amount: null }), next);
    expect([v.doubled, v.seats[0]!.hands[0]!.stake, v.seats[1]!.hands[0]!.stake]).toEqual([true, 6, 4]);
    expect(after(bankView(), effect({ kind: 'spoke', seat: 2, act: 'no double', amount: null }))).toEqual(bankView());
  });

  it('divides a pair that all see now', () => {
    const e = effect({ kind: 'spoke', seat: 1, act: 'divide 4', amount: 4, hand: 0, new: 1, cards: ['8S', '8D'] });
    const v = after(bankView(), e);
    expect([hands(v, 1), v.seats[1]!.hands.map((h) => h.stake), v.seats[1]!.up]).toEqual([['8S', '8D'], [1, 4], ['8S', '8D']]);
  });

  it('throws an over-drawn hand up; the dealer keeps his before him', () => {
    const v = after(bankView(), effect({ kind: 'over', seat: 1, hand: 0 }), bankView({ seats: [bankSeat(0), bankSeat(1, undefined, { chips: -3 })] }));
    expect(v.seats[1]!.hands[0]).toMatchObject({ state: 'over-drawn', gone: true });
    expect([v.used, v.seats[1]!.chips]).toEqual([2, -3]);
    const dealer = after(bankView(), effect({ kind: 'over', seat: 2, hand: 0 }));
    expect([dealer.used, dealer.seats[2]!.hands[0]!.gone, dealer.seats[2]!.hands[0]!.state]).toEqual([0, false, 'over-drawn']);
  });

  it('turns a natural up where it lies, and pays it from the coming state', () => {
    const v = after(bankView(), effect({ kind: 'showed', seat: 1, hand: 0, cards: ['AS', 'KH'], said: 'natural' }), bankView({ seats: [bankSeat(0), bankSeat(1, undefined, { chips: 8 })] }));
    expect([hands(v, 1), v.seats[1]!.hands[0]!.state, v.seats[1]!.chips]).toEqual([['AS KH'], 'natural', 8]);
  });

  it('moves the used cards into the pack, in the middle of a deal and after it', () => {
    const v = after(bankView({ used: 20, stock: 1 }), effect({ kind: 'shuffled' }));
    expect([v.stock, v.used, hands(v, 1)]).toEqual([21, 0, ['?? ??']]);
    const over = after(bankView({ used: 20, stock: 1, phase: 'over' }), effect({ kind: 'shuffled' }));
    expect([over.stock, over.used, hands(over, 1)]).toEqual([27, 0, ['']]);
  });

  it('clears the table for a new deal, and the pack goes on', () => {
    const shown = bankView({ used: 3, doubled: true, tenure: 4 });
    const v = after(shown, effect({ kind: 'deal', deal: 2, dealer: 0 }), bankView({ deal: 2, dealer: 0, pone: 2, tenure: 1 }));
    expect(v).toMatchObject({ deal: 2, dealer: 0, pone: 2, doubled: false, tenure: 1, used: 9, stock: 46, turn: 'chance' });
    expect(v.seats.map((s) => [s.dealer, s.hands.length, s.hands[0]!.stake, s.hand.length])).toEqual([[true, 1, null, 0], [false, 1, null, 0], [false, 1, null, 0]]);
    expect(after(shown, effect({ kind: 'deal', deal: 2, dealer: 2 }), bankView({ deal: 3 })).tenure).toBe(5);
  });

  it('shows at the end what was shown and no more', () => {
    const v = after(bankView(), effect({ kind: 'showdown' }), bankView({ deal: 2, last: bankLast() }));
    expect([hands(v, 0), hands(v, 1), hands(v, 2)]).toEqual([['AS 6D 3C'], ['?? ?? 9S'], ['TH 9D']]);
    expect([v.turn, v.phase]).toEqual([null, 'over']);
  });

  it('takes chips and pool from the coming state, of the same deal only', () => {
    const next = bankView({ pool: 7, seats: [bankSeat(0, undefined, { chips: -1 }), bankSeat(1), bankSeat(2)] });
    const v = after(bankView({ pool: 0 }), effect({ kind: 'ante' }), next);
    expect([v.pool, v.seats[0]!.chips]).toEqual([7, -1]);
    expect(after(bankView({ pool: 0 }), effect({ kind: 'pooled', seat: 0, by: 3 }), { ...next, deal: 2 })).toEqual(bankView({ pool: 0 }));
  });

  it('ignores kinds it does not know', () => {
    expect(after(bankView(), { kind: 'something new', line: '' } as unknown as Effect)).toEqual(bankView());
  });
});

describe('the order in which cards lie', () => {
  it('is that in which they fell', () => {
    expect(keepOrder(['KS', '6S'], ['6S', '9D', 'KS'])).toEqual(['KS', '6S', '9D']);
    expect(keepOrder(['??', '??'], ['9D', '??', '??'])).toEqual(['??', '??', '9D']);
    expect(keepOrder([], ['9D', '??', '??'])).toEqual(['??', '??', '9D']);
  });

  it('keeps the places of cards that are turned up or thrown up', () => {
    expect(keepOrder(['??', '??', '9D'], ['4S', '9D', 'KH'])).toEqual(['4S', 'KH', '9D']);
    expect(keepOrder(['KS', '6S', '9D'], ['9D', '??', '??'])).toEqual(['??', '??', '9D']);
    expect(keepOrder(['KS', '6S', '9D'], ['4C'])).toEqual(['4C']);
  });
});
