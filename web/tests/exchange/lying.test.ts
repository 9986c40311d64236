import { describe, expect, it } from 'vitest';
import type { Effect, ExchangeView, SwitchView } from '../../src/net/protocol';
import { isUnsettled, task, yourTurn } from '../../src/play/exchange/announce';
import { arrive, leave } from '../../src/play/exchange/apply';
import { lay, lying, open } from '../../src/play/exchange/lying';
import { turnText } from '../../src/play/announce';
import { stopTheBusView, switchView } from '../exchangeViews';
import { effect, legal, seat } from '../views';

const after = <V extends ExchangeView>(v: V, e: Effect, next: ExchangeView = v): V => arrive(leave(v, e, next), e, next) as V;
const hand = (v: ExchangeView, number: number): string[] => v.seats[number]!.hand;
const keeping = (part: Partial<SwitchView> = {}): SwitchView => switchView({
  phase: 'keeping', turn: 2, up: null, second: ['9C', 'TH', '2D'], second_total: '10', ...part,
});

describe('what lies on the table', () => {
  it('is one row of slots', () => {
    expect(lying(switchView())).toEqual(['9C', 'TH', '2D', '??', '??', '??']);
    expect(lying(keeping())).toHaveLength(6);
    expect(open(keeping())).toEqual([]);
    expect(open(stopTheBusView())).toEqual(['9C', 'TH', '2D']);
  });

  it('is laid slot by slot, the second hand too', () => {
    expect(lay(switchView(), [2, 4], ['4S', 'AH'])).toMatchObject({ up: ['9C', '4S', '2D'], down: ['AH', '??', '??'] });
    expect(lay(keeping(), [1], ['4S']).second).toEqual(['4S', 'TH', '2D']);
    expect(lay(stopTheBusView(), [3], ['4S']).widow).toEqual(['9C', 'TH', '4S']);
  });
});

describe('the picture of Switch between two states', () => {
  it('exchanges one card, and the whole hand', () => {
    const one = after(switchView(), effect({ kind: 'exchanged', seat: 0, cards: ['4S'], slots: [2], received: ['TH'] }));
    expect([one.up, hand(one, 0)]).toEqual([['9C', '4S', '2D'], ['7H', 'KS', 'TH']]);
    const all = after(switchView(), effect({ kind: 'exchanged', seat: 1, cards: ['3S', '4D', '5C'], slots: [1, 2, 3], received: ['9C', 'TH', '2D'] }));
    expect([all.up, hand(all, 1)]).toEqual([['3S', '4D', '5C'], ['9C', 'TH', '2D']]);
  });

  it('exchanges unseen with the face-down hand', () => {
    const mine = after(switchView(), effect({
      kind: 'exchanged', seat: 0, cards: ['4S', '7H', 'KS'], slots: [4, 5, 6], received: ['AC', 'AD', '3H'], unseen: true,
    }));
    expect([mine.up, mine.down, hand(mine, 0)]).toEqual([['9C', 'TH', '2D'], ['4S', '7H', 'KS'], ['AC', 'AD', '3H']]);
  });

  it('turns the face-up hand down where the hand given up lies so', () => {
    const v = after(switchView(), effect({
      kind: 'exchanged', seat: 1, cards: ['3S', '4D', '5C'], slots: [1, 2, 3], received: ['??', '??', '??'], unseen: true,
    }));
    expect([v.up, v.down, hand(v, 1)]).toEqual([['3S', '4D', '5C'], ['9C', 'TH', '2D'], ['??', '??', '??']]);
  });

  it('lays one of the dealer’s two hands face up', () => {
    const first = after(keeping(), effect({ kind: 'kept', seat: 2, which: 'first', cards: ['9C', 'TH', '2D'] }));
    expect([first.second, first.up, hand(first, 2)]).toEqual([null, ['9C', 'TH', '2D'], ['??', '??', '??']]);
    const dealer = keeping({ you: 0, turn: 0 });
    const second = after(dealer, effect({ kind: 'kept', seat: 0, which: 'second', cards: ['4S', '7H', 'KS'] }));
    expect([second.up, hand(second, 0)]).toEqual([['4S', '7H', 'KS'], ['9C', 'TH', '2D']]);
  });

  it('knows the hands where the deal is over by it', () => {
    const v = after(keeping({ you: 2, seats: [seat(0), seat(1), seat(2, { hand: ['AC', 'KC', '2S'] })] }),
      effect({ kind: 'kept', seat: 2, which: 'second', cards: [] }));
    expect([v.up, hand(v, 2)]).toEqual([['AC', 'KC', '2S'], ['9C', 'TH', '2D']]);
  });

  it('begins a deal with two hands on the table, or with one that lies face up', () => {
    const begun = after(switchView({ knocker: 1 }), effect({ kind: 'deal', deal: 2, dealer: 1 }));
    expect([begun.second, begun.up, begun.down, begun.knocker]).toEqual([[null, null, null], null, [null, null, null], null]);
    const again = after(begun, effect({ kind: 'laid', seat: 0, cards: ['9D', '8D', '6D'] }));
    expect([again.second, again.up]).toEqual([null, ['9D', '8D', '6D']]);
    expect(after(again, effect({ kind: 'widow', slot: 4, card: '??' })).down).toEqual(['??', null, null]);
  });
});

describe('the picture of Stop the Bus between two states', () => {
  it('shows who has stopped the bus', () => {
    const v = after(stopTheBusView(), effect({ kind: 'stopped', seat: 1 }));
    expect([v.stopper, v.seats[1]!.stopped]).toEqual([1, true]);
    const begun = after(v, effect({ kind: 'deal', deal: 2, dealer: 1 }));
    expect([begun.stopper, begun.seats[1]!.stopped, begun.widow]).toEqual([null, false, [null, null, null]]);
  });

  it('gives three cards that nobody knows for the three on the table', () => {
    const v = after(stopTheBusView(), effect({
      kind: 'exchanged', seat: 2, cards: ['??', '??', '??'], slots: [1, 2, 3], received: ['9C', 'TH', '2D'],
    }));
    expect([v.widow, hand(v, 2)]).toEqual([['??', '??', '??'], ['9C', 'TH', '2D']]);
  });
});

describe('a turn in words', () => {
  it('tells what may be done', () => {
    expect(task(switchView({ legal: legal('swap up', 'knock') }))).toBe('swap, or knock');
    expect(task(switchView({ legal: legal('swap up', 'pass', 'knock') }))).toBe('swap, pass or knock');
    expect(task(switchView({ legal: legal('swap up') }))).toBe('swap');
    expect(task(keeping())).toBe('keep one of two hands');
    expect(task(stopTheBusView({ legal: legal('swap all') }))).toBe('swap one or all');
    expect(task(stopTheBusView({ legal: legal('swap 4S for 9C') }))).toBe('swap one card');
    expect(task(stopTheBusView({ phase: 'saying' }))).toBe('stop or continue');
  });

  it('tells of the last turn', () => {
    const names = ['Ann', 'Ben', 'Cleo'];
    expect(turnText(switchView({ knocker: 1, legal: legal('swap up', 'stand') }), names)).toBe('Your last turn: swap, or stand');
    expect(turnText(stopTheBusView({ stopper: 1, legal: legal('swap all') }), names)).toBe('Your last turn: swap one or all');
  });

  it('tells what lies open and what is held', () => {
    expect(yourTurn(switchView({ legal: legal('swap up', 'knock') }), null)).toBe(
      'Your turn: swap, or knock. Face up lie nine of clubs, ten of hearts and two of diamonds.'
      + ' You hold king of spades, four of spades and seven of hearts, total 14.');
    expect(yourTurn(keeping({ turn: 0 }), null)).toContain('Your second hand is ten of hearts, nine of clubs and two of diamonds, total 10.');
    expect(yourTurn(stopTheBusView({ legal: legal('swap all') }), null)).toMatch(/, king high\.$/);
  });

  it('knows a deal that may still be begun anew', () => {
    expect(isUnsettled(switchView({ phase: 'restarting' }))).toBe(true);
    expect(isUnsettled(switchView())).toBe(false);
    expect(isUnsettled(stopTheBusView())).toBe(false);
  });
});
