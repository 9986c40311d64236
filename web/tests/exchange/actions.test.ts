import { describe, expect, it } from 'vitest';
import { actions, cardState } from '../../src/play/exchange/actions';
import { exchangeHelp, exchangeMove, parseExchange } from '../../src/play/exchange/exchange';
import { doables, legal, view } from '../views';

const NAMES = ['Ann', 'Ben', 'Cleo'];

describe('the action bar', () => {
  it('opens exactly what the server calls legal', () => {
    const list = actions(view({ legal: legal('draw', 'knock') }), '', NAMES);
    expect(list.map((a) => [a.name, a.move])).toEqual([['Draw', 'draw'], ['Take', null], ['Knock', 'knock']]);
  });

  it('gives the reason and clause of what is closed', () => {
    const closed = [{ move: 'knock', label: 'Knock', reason: 'Not in the first round.', clause: 'T31-15' }];
    const knock = actions(view({ legal: legal('draw'), closed }), '', NAMES)[2]!;
    expect(knock).toMatchObject({ move: null, hint: 'Not in the first round.', clause: 'T31-15' });
  });

  it('says whose turn it is when it is not yours', () => {
    expect(actions(view({ turn: 1 }), '', NAMES)[0]!.hint).toBe('It is Ben’s turn.');
  });

  it('offers nothing while the page has a reason of its own to wait', () => {
    const list = actions(view({ legal: legal('draw', 'take', 'knock') }), 'One moment.', NAMES);
    expect(list.every((a) => a.move === null && a.hint === 'One moment.')).toBe(true);
  });

  it('turns Knock into Stand after a knock', () => {
    const list = actions(view({ knocker: 1, legal: legal('draw', 'take', 'stand') }), '', NAMES);
    expect(list[2]).toMatchObject({ name: 'Stand', move: 'stand', key: 'S' });
  });

  it('has Exchange where the server names it', () => {
    const widowed = { widow: ['??', '??', '??'], buttons: [['draw'], ['exchange']], actions: doables(['exchange', 'e', 'Exchange']) };
    expect(actions(view(widowed), '', NAMES)[1]).toMatchObject({ name: 'Exchange', key: 'E', move: null });
  });
});

describe('cards of the hand', () => {
  const discarding = view({
    phase: 'discarding', legal: legal('discard 7H', 'discard KS'),
    closed: [{ move: 'discard 4S', label: 'Discard 4S', reason: 'You have just taken it.', clause: 'T31-12' }],
  });

  it('may be discarded where that is legal, and say why where it is not', () => {
    expect(cardState(discarding, '', NAMES, '7H').move).toBe('discard 7H');
    expect(cardState(discarding, '', NAMES, '4S')).toEqual({ move: null, reason: 'You have just taken it.', clause: 'T31-12' });
  });

  it('wait for a card to be drawn first', () => {
    expect(cardState(view({ legal: legal('draw') }), '', NAMES, '7H').reason).toContain('after you have drawn');
  });
});

describe('exchanges', () => {
  const moves = legal('draw', 'exchange 4S for 1', 'exchange 4S for 2', 'exchange 4S KS for 2 3', 'exchange 4S 7H KS for 1 2 3');

  it('reads a move', () => {
    expect(parseExchange('exchange 4S KS for 2 3')).toEqual({ move: 'exchange 4S KS for 2 3', cards: ['4S', 'KS'], slots: [2, 3] });
    expect(parseExchange('discard 4S')).toBeNull();
  });

  it('finds the move of a selection made in any order', () => {
    expect(exchangeMove(moves, ['4S'], [2])).toBe('exchange 4S for 2');
    expect(exchangeMove(moves, ['KS', '4S'], [3, 2])).toBe('exchange 4S KS for 2 3');
    expect(exchangeMove(moves, ['KS', '4S'], [3])).toBeNull();
    expect(exchangeMove(moves, [], [])).toBeNull();
  });

  it('says what is still to be picked', () => {
    expect(exchangeHelp(moves, [], [])).toContain('select cards');
    expect(exchangeHelp(moves, ['4S', 'KS'], [1])).toBe('Select 1 more card of the widow to exchange.');
    expect(exchangeHelp(moves, ['4S'], [1, 2, 3])).toBe('Select 2 more cards of your hand to exchange.');
    expect(exchangeHelp(moves, ['4S'], [2])).toBe('');
  });
});
