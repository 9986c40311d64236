import { describe, expect, it } from 'vitest';
import { endsDeal, holding, saidOnTurn, turnText, yourTurn } from '../../src/play/announce';
import { spoken } from '../../src/play/lines';
import { plainSeat, plainView } from '../plainViews';
import { effect, legal, view as thirtyOne } from '../views';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const LAST = { layout: 'plain' as const, deal: 1, kind: 'showdown' as const, hands: [null, null, null], changes: [0, 0, 0], totals: [], counted: [], lines: [] };

describe('texts of a plain table for a screen reader', () => {
  it('says what you hold, and what it comes to where the game says so', () => {
    expect(holding(plainView())).toBe('You hold king of spades, four of spades and seven of hearts: 21.');
    expect(holding(plainView({ seats: [plainSeat(0, { hand: ['KS'] })] }))).toBe('You hold king of spades.');
    expect(holding(plainView({ you: null }))).toBe('');
  });

  it('says what is open, what lies on the table, and the hand', () => {
    const view = plainView({ legal: legal('draw', 'discard 7H', 'discard KS', 'bet 1', 'bet 4') });
    expect(turnText(view, NAMES)).toBe('Your turn: draw, discard or bet 1 to 4');
    expect(yourTurn(view, null)).toBe(
      'Your turn: draw, discard or bet 1 to 4. Widow: nine of clubs. Pot: 4 chips. '
      + 'You hold king of spades, four of spades and seven of hearts: 21.',
    );
  });

  it('says who has played each card of a trick', () => {
    const table = [{ title: 'Trick', cards: [null, '9C', 'TD'], by_seat: true }];
    expect(yourTurn(plainView({ table }), null, NAMES)).toContain('Trick: Ben nine of clubs, Cleo ten of diamonds.');
  });

  it('does not list too many kinds of moves', () => {
    expect(turnText(plainView({ legal: legal('a', 'b', 'c', 'd', 'e', 'f') }), NAMES)).toBe('Your turn');
  });

  it('shows the end of a deal only where the view says how it ended', () => {
    expect(endsDeal(effect({ kind: 'showdown' }), plainView({ last: LAST }))).toBe(true);
    expect(endsDeal(effect({ kind: 'showdown' }), plainView())).toBe(false);
    // In another game a word may mean something else.
    expect(endsDeal(effect({ kind: 'drawn' }), plainView({ last: LAST }))).toBe(false);
    expect(endsDeal(effect({ kind: 'drawn' }), thirtyOne())).toBe(true);
  });

  it('says at once what you have drawn: nothing else says it', () => {
    const drew = effect({ kind: 'drew', seat: 0, card: '7H' });
    expect(saidOnTurn(drew, plainView())).toBe(false);
    expect(saidOnTurn(drew, thirtyOne())).toBe(true);
  });

  it('has words for a card that nobody may know', () => {
    expect(spoken('Ben: swap ?? for 7H.')).toBe('Ben: swap face-down card for seven of hearts.');
    expect(spoken('Ben: discard ?? ??.')).toBe('Ben: discard face-down card, face-down card.');
  });
});
