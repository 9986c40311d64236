import { describe, expect, it } from 'vitest';
import type { Effect, ThirtyOneView } from '../../src/net/protocol';
import { arrive, leave } from '../../src/play/exchange/apply';
import { effect, seat, view } from '../views';

const after = (v: ThirtyOneView, e: Effect, next = v): ThirtyOneView => arrive(leave(v, e, next), e, next) as ThirtyOneView;

describe('the picture between two states', () => {
  it('moves a drawn card from the stock to the hand', () => {
    const v = after(view(), effect({ kind: 'drew', seat: 1, card: '??' }));
    expect(v.stock).toBe(41);
    expect(v.seats[1]!.hand).toHaveLength(4);
  });

  it('shows what lies under a taken upcard as soon as the server says so', () => {
    const next = view({ pile: 2, upcard: '2D' });
    const taken = effect({ kind: 'took', seat: 0, card: '9C' });
    const v = leave(view({ pile: 3, upcard: '9C' }), taken, next) as ThirtyOneView;
    expect(v.upcard).toBe('2D');
    expect(v.pile).toBe(2);
  });

  it('discards a known card, or an unknown one of somebody else', () => {
    const mine = after(view(), effect({ kind: 'discarded', seat: 0, card: 'KS' }));
    expect(mine.seats[0]!.hand).toEqual(['7H', '4S']);
    expect(mine.upcard).toBe('KS');
    const theirs = after(view(), effect({ kind: 'discarded', seat: 2, card: 'KD' }));
    expect(theirs.seats[2]!.hand).toEqual(['??', '??']);
  });

  it('exchanges with the widow and lays the given cards face up', () => {
    const v = after(view({ widow: ['??', '??', '??'] }),
      effect({ kind: 'exchanged', seat: 0, cards: ['4S'], slots: [2], received: ['AH'] }));
    expect(v.widow).toEqual(['??', '4S', '??']);
    expect(v.seats[0]!.hand).toEqual(['7H', 'KS', 'AH']);
  });

  it('clears the table for a new deal', () => {
    const v = after(view({ knocker: 1, seats: [seat(0, { knocked: true }), seat(1)] }),
      effect({ kind: 'deal', deal: 2, dealer: 1 }), view({ deal: 2 }));
    expect(v.seats.map((s) => s.hand.length)).toEqual([0, 0]);
    expect(v.seats.map((s) => s.dealer)).toEqual([false, true]);
    expect([v.deal, v.knocker, v.upcard, v.pile]).toEqual([2, null, null, 0]);
  });

  it('counts lives, points and chips in the kind the table keeps', () => {
    const e = effect({ kind: 'changed', seat: 1, by: -2 });
    expect(after(view(), e).seats[1]!.lives).toBe(1);
    expect(after(view({ seats: [seat(0), seat(1, { lives: 1 })] }), e).seats[1]!.lives).toBe(0);
    expect(after(view({ seats: [seat(0), seat(1, { lives: null, chips: 1 })] }), e).seats[1]!.chips).toBe(-1);
  });

  it('turns the hands up at a showdown', () => {
    const last = {
      deal: 1, kind: 'showdown' as const, hands: [null, ['2C', '3C', '4D'], null], totals: [null, '5', null],
      counted: [], changes: [0, -1, 0], knocker: 0, blitzers: [], out: [],
    };
    const v = after(view(), effect({ kind: 'showdown' }), view({ deal: 2, last }));
    expect(v.seats[1]!.hand).toEqual(['2C', '3C', '4D']);
    expect(v.turn).toBeNull();
  });

  it('ignores kinds it does not know', () => {
    const v = view();
    expect(after(v, { kind: 'something new', line: '' } as unknown as Effect)).toEqual(v);
  });
});
