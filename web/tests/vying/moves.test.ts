import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/play/amounts';
import { keyHelp } from '../../src/play/vying/keys';
import { closedKey, discardMove, vyingActions } from '../../src/play/vying/moves';
import { betting, legal, throwing, vyingView } from '../views';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const brags = (n: number): string[] => Array.from({ length: n }, (_, i) => `brag ${i + 1}`);
const closed = (move: string, reason = 'Because.', clause = 'B-TSB-02') => ({ move, label: move, reason, clause });
const list = (...all: Parameters<typeof vyingActions>) => vyingActions(...all).map((a) => [a.slot, a.name, a.move]);

describe('the buttons of a game of vying', () => {
  it('puts amounts into one button, set to what was chosen', () => {
    const view = vyingView({ legal: legal(...brags(10), 'pass') });
    expect(list(view, '', NAMES, { cards: [], amount: 4 })).toEqual([
      ['pass', 'pass', 'pass'], ['match', 'Match', null], ['brag', 'brag 4', 'brag 4'],
    ]);
    expect(vyingActions(view, '', NAMES).at(-1)!.amounts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('keeps an amount within what is open', () => {
    expect(list(vyingView({ legal: legal(...brags(3)) }), '', NAMES, { cards: [], amount: 9 })[2]).toEqual(['brag', 'brag 3', 'brag 3']);
    expect([nearest([1, 2, 5], 4), nearest([1, 2, 5], 99), nearest([], 3)]).toEqual([5, 5, 3]);
  });

  it('shows the answers in the place of the openings, with the server’s words', () => {
    const view = vyingView({
      asked: 3, bragger: 1,
      legal: [{ move: 'raise 2', label: 'Raise by 2 to 5', hint: 'Puts 5 chips in' }, ...legal('match', 'drop')],
    });
    expect(list(view, '', NAMES)).toEqual([['pass', 'drop', 'drop'], ['match', 'match', 'match'], ['brag', 'Raise by 2 to 5', 'raise 2']]);
  });

  it('says why a closed one is closed: of two the answer once something was bet', () => {
    const all = [closed('pass', 'Too late.'), closed('fold', 'You passed.', 'B-BPT-03')];
    const game = { ...betting, legal: legal('see', 'raise'), closed: all, asked: 2 };
    expect(vyingActions(vyingView({ ...game, bragger: 1 }), '', NAMES)[0]).toMatchObject({ name: 'Fold', hint: 'You passed.', clause: 'B-BPT-03' });
    expect(vyingActions(vyingView({ ...game, bragger: null }), '', NAMES)[0]).toMatchObject({ name: 'Pass', hint: 'Too late.' });
  });

  it('closes everything while another seat is to play, or the page has a reason', () => {
    expect(vyingActions(vyingView({ turn: 1 }), '', NAMES).map((a) => a.hint)).toEqual(Array(3).fill('It is Ben’s turn.'));
    const view = vyingView({ legal: legal('pass') });
    expect(vyingActions(view, 'One moment.', NAMES).every((a) => a.move === null && a.hint === 'One moment.')).toBe(true);
  });

  it('are those that the server names now', () => {
    const buttons = [['stand'], ['draw']];
    expect(list(vyingView({ buttons, legal: legal('draw', 'stand') }), '', NAMES)).toEqual([['stand', 'stand', 'stand'], ['draw', 'draw', 'draw']]);
  });

  it('has a button for a move it has no place for', () => {
    expect(list(vyingView({ legal: legal('pass', 'see') }), '', NAMES).at(-1)).toEqual(['see', 'see', 'see']);
    expect(list(vyingView({ actions: [], buttons: [], legal: legal('shout') }), '', NAMES)).toEqual([['shout', 'shout', 'shout']]);
  });

  it('tells of a key that has no button now', () => {
    expect(closedKey(vyingView({ closed: [closed('pass')] }), 'p')).toEqual({ hint: 'Because.', clause: 'B-TSB-02' });
    expect(closedKey(vyingView(betting), 'f').hint).toBe('“Fold” is not allowed now.');
  });
});

describe('the help on keys', () => {
  it('has a line for each thing that a key does', () => {
    const lines = keyHelp(vyingView(betting));
    expect(lines).toEqual(expect.arrayContaining([['S', 'See, in a line'], ['S', 'Satisfied']]));
    expect(new Set(lines.map(([, does]) => does)).size).toBe(lines.length);
  });
});

describe('discards', () => {
  const moves = legal('discard KS', 'discard 4D', 'discard KS 4D');
  const primiera = vyingView({ ...throwing, legal: moves, stages: [] });

  it('are found by their cards in any order', () => {
    expect(discardMove(moves, ['4D', 'KS'])).toBe('discard KS 4D');
    expect(discardMove(moves, ['4D', '4D'])).toBeNull();
    expect(discardMove(moves, [])).toBeNull();
  });

  it('make one button that counts', () => {
    expect(list(primiera, '', NAMES, { cards: ['4D', 'KS'], amount: 1 })).toEqual([['discard', 'Discard 2', 'discard KS 4D']]);
    expect(vyingActions(primiera, '', NAMES)[0]).toMatchObject({ name: 'Discard', move: null, hint: 'Choose the cards to discard first.' });
  });

  it('say with the rule why there are too many', () => {
    const chosen = { cards: ['4D', 'KS', '7H'], amount: 1 };
    expect(vyingActions(primiera, '', NAMES, chosen)[0]!.hint).toBe('At most 2 cards can be replaced.');
    const told = { ...primiera, closed: [closed('discard KS 4D 7H', 'The pack holds 2 cards.', 'PRX-06')] };
    expect(vyingActions(told, '', NAMES, chosen)[0]).toMatchObject({ hint: 'The pack holds 2 cards.', clause: 'PRX-06' });
  });
});
