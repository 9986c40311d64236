import { describe, expect, it } from 'vitest';
import { Digits } from '../../src/play/bank/keys';
import { bankActions, closedKey, closedStake, partOf, wordOf } from '../../src/play/bank/moves';
import { bankHand, bankSeat, bankView } from '../bankViews';
import { legal } from '../views';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const stakes = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `stake ${from + i}`);
const closed = (move: string, reason = 'Because.', clause = 'VUX-04') => ({ move, label: move, reason, clause });
const list = (...all: Parameters<typeof bankActions>) => bankActions(...all).map((a) => [a.slot, a.name, a.move]);

describe('the buttons of a table with a banker', () => {
  it('puts stakes into one button, set to what was chosen', () => {
    const view = bankView({ phase: 'staking', legal: legal(...stakes(1, 10)) });
    expect(list(view, '', NAMES, 4)).toEqual([['stake', 'stake 4', 'stake 4']]);
    expect(list(view, '', NAMES, 15)).toEqual([['stake', 'stake 10', 'stake 10']]);
    expect(bankActions(view, '', NAMES)[0]!.amounts).toHaveLength(10);
  });

  it('asks one question at a time', () => {
    expect(list(bankView({ legal: legal('double', 'no double') }), '', NAMES)).toEqual([['no-double', 'no double', 'no double'], ['double', 'double', 'double']]);
    expect(list(bankView({ legal: legal('divide 2', 'divide 3', 'keep') }), '', NAMES, 3)).toEqual([['keep', 'keep', 'keep'], ['divide', 'divide 3', 'divide 3']]);
    expect(list(bankView({ legal: legal('divide', 'keep') }), '', NAMES)[1]).toEqual(['divide', 'divide', 'divide']);
    expect(list(bankView({ legal: legal('draw', 'stand') }), '', NAMES)).toEqual([['stand', 'stand', 'stand'], ['draw', 'draw', 'draw']]);
  });

  it('says why one of them is closed', () => {
    const view = bankView({ legal: legal('stand'), closed: [closed('draw', 'There is no card left.', 'VU-49')] });
    expect(bankActions(view, '', NAMES)[1]).toMatchObject({ name: 'Draw', move: null, hint: 'There is no card left.', clause: 'VU-49', telling: true });
  });

  it('closes everything while another seat is to play, or the page has a reason', () => {
    expect(bankActions(bankView({ turn: 1 }), '', NAMES).map((a) => a.hint)).toEqual(Array(2).fill('It is Ben’s turn.'));
    const view = bankView({ legal: legal('draw', 'stand') });
    expect(bankActions(view, 'One moment.', NAMES).every((a) => a.move === null && a.hint === 'One moment.')).toBe(true);
  });

  it('shows what will be decided next while others are to play', () => {
    const first = bankSeat(0, [bankHand('AS', { stake: null })]);
    const staked = bankSeat(0, [bankHand('AS', { stake: 2 })]);
    const dealer = { ...first, dealer: true };
    expect(partOf(bankView({ phase: 'staking', turn: 1, seats: [first] }))).toBe('stake');
    expect(partOf(bankView({ phase: 'staking', turn: 1, seats: [staked] }))).toBe('play');
    expect(partOf(bankView({ phase: 'staking', turn: 1, seats: [dealer] }))).toBe('double');
    expect(partOf(bankView({ phase: 'turn', turn: 1 }))).toBe('play');
    expect(partOf(bankView({ you: null, seats: [] }))).toBe('play');
  });

  it('tells of a key that has no button now', () => {
    const view = bankView({ closed: [closed('double', 'Only the dealer may double.', 'VU-12'), closed('divide 1', 'No pair.', 'VU-47')] });
    expect(closedKey(view, 'b')).toMatchObject({ reason: 'Only the dealer may double.', clause: 'VU-12' });
    expect(closedKey(view, 'v')).toMatchObject({ clause: 'VU-47' });
    expect(closedKey(view, 'd').reason).toBe('Draw is not allowed now.');
  });

  it('names the rule that closes a stake above and below the limits', () => {
    const view = bankView({ closed: [closed('draw'), closed('stake 6', 'Too many.'), closed('stake 1', 'Too few.')] });
    expect([closedStake(view, 9, 5)?.reason, closedStake(view, 1, 5)?.reason]).toEqual(['Too many.', 'Too few.']);
    expect(closedStake(bankView(), 9, 5)).toBeUndefined();
  });

  it('knows moves by their words', () => {
    expect(['no double', 'divide 12', 'stake 3', 'draw'].map(wordOf)).toEqual(['no double', 'divide', 'stake', 'draw']);
  });
});

describe('digits', () => {
  const to = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

  it('make one number when they follow each other', () => {
    const digits = new Digits();
    expect([digits.press(1, to(20), 0), digits.press(5, to(20), 300)]).toEqual([1, 15]);
    expect(digits.press(5, to(20), 500)).toBe(5);
  });

  it('stand alone after a while, or where there is no such stake', () => {
    const digits = new Digits();
    expect([digits.press(1, to(20), 0), digits.press(5, to(20), 2000)]).toEqual([1, 5]);
    expect([digits.press(2, to(10), 3000), digits.press(3, to(10), 3100)]).toEqual([2, 3]);
    expect([digits.press(1, to(10), 9000), digits.press(0, to(10), 9100)]).toEqual([1, 10]);
    expect(digits.press(0, to(10), 20000)).toBe(10);
  });
});
