import { describe, expect, it } from 'vitest';
import { holding, panelLine, spokenAtEnd, turnText, yourTurn } from '../../src/play/announce';
import { lyingText } from '../../src/play/bank/announce';
import { outcome } from '../../src/play/bank/outcome';
import { bankHand, bankLast, bankSeat, bankView } from '../bankViews';
import { effect, legal } from '../views';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const playing = legal('draw', 'stand');

describe('texts of a table with a banker for a screen reader', () => {
  it('says what you hold, what it counts and what it plays for', () => {
    expect(holding(bankView())).toBe('You hold ace of spades and six of diamonds: 7 or 17. Stake 5.');
    const over = bankSeat(0, [bankHand('KS 6S 9D', { stake: 2, total: '25', state: 'over-drawn' })]);
    expect(holding(bankView({ seats: [over] }))).toBe('You hold king of spades, six of spades and nine of diamonds: 25. Over-drawn, stake 2.');
    expect(holding(bankView({ you: null }))).toBe('');
  });

  it('says each of divided hands', () => {
    const two = bankSeat(0, [bankHand('8S 3C', { stake: 2, total: '11', state: 'stands' }), bankHand('8D KH', { stake: 4, total: '18', state: 'now' })]);
    const view = bankView({ seats: [two], legal: playing });
    expect(holding(view)).toBe(
      'Your first hand is eight of spades and three of clubs: 11. Stands, stake 2. Your second hand is eight of diamonds and king of hearts: 18. Stake 4.',
    );
    expect(turnText(view, NAMES)).toBe('Your turn: second hand');
    expect(yourTurn(view, null)).toMatch(/^Your turn: draw or stand with your second hand\. Your first hand is/);
  });

  it('says what is to be decided', () => {
    expect(turnText(bankView({ legal: legal('stake 2', 'stake 3', 'stake 4') }), NAMES)).toBe('Your turn: stake 2 to 4');
    expect(turnText(bankView({ legal: legal('stake 2') }), NAMES)).toBe('Your turn: stake 2');
    expect(turnText(bankView({ legal: legal('no double', 'double') }), NAMES)).toBe('Your turn: double, or not');
    expect(turnText(bankView({ legal: legal('divide 1', 'keep') }), NAMES)).toBe('Your turn: divide or keep');
    expect(turnText(bankView({ legal: legal('stand') }), NAMES)).toBe('Your turn: stand');
  });

  it('names a card just drawn and nothing else', () => {
    const drawn = bankSeat(0, [bankHand('AS 6D 9H', { stake: 5, total: '16', state: 'now' })]);
    const view = bankView({ seats: [drawn], legal: playing });
    expect(yourTurn(view, '9H')).toBe('You drew the nine of hearts: 16. Your turn: draw or stand.');
    expect(yourTurn(view, '4C')).toBe('Your turn: draw or stand. You hold ace of spades, six of diamonds and nine of hearts: 16. Stake 5.');
  });

  it('reads the hands of another seat', () => {
    expect(lyingText([bankHand('?? ?? 9S', { stake: 3, state: 'over-drawn' })])).toBe('stake 3, 3 cards, face up nine of spades, over-drawn');
    expect(lyingText([bankHand('', { stake: null })])).toBe('');
    expect(lyingText([bankHand('8S 3C', { total: '11', state: 'now' }), bankHand('8D')])).toBe(
      'first hand, stake 1, 2 cards, face up eight of spades and three of clubs, counts 11, being played; second hand, stake 1, 1 card, face up eight of diamonds',
    );
  });
});

describe('the end of a deal', () => {
  const seats = Array.from({ length: 6 }, (_, seat) => bankSeat(seat));
  const view = bankView({ seats, last: bankLast() });

  it('has a heading for each viewer', () => {
    expect([outcome(5), outcome(-1), outcome(0), outcome(undefined)]).toEqual([
      'You win 5 chips', 'You lose 1 chip', 'You neither win nor lose', 'The deal is over',
    ]);
  });

  it('repeats in its panel what is not drawn there', () => {
    const told = (kind: 'dealer' | 'stayed' | 'showed'): boolean => panelLine(effect({ kind, seat: 1, cards: [] } as never), view);
    expect([told('dealer'), told('stayed'), told('showed')]).toEqual([true, true, false]);
  });

  it('speaks of yourself and the dealer only at a full table', () => {
    const of = (seat: number) => effect({ kind: 'showed', seat, cards: [], said: '' });
    expect([0, 1, 2].map((seat) => spokenAtEnd(of(seat), view))).toEqual([true, false, true]);
    expect(spokenAtEnd(of(1), bankView({ last: bankLast() }))).toBe(true);
    expect(spokenAtEnd(of(1), { ...view, you: null })).toBe(true);
    expect(spokenAtEnd(effect({ kind: 'shuffled' }), view)).toBe(true);
  });
});
