import { afterEach, describe, expect, it } from 'vitest';
import { makeBundle } from '../../src/language/catalogue';
import { language } from '../../src/language/language.svelte';
import german from '../../src/language/sources/de';
import english from '../../src/language/sources/en';
import { holding, turnText, yourTurn } from '../../src/play/announce';
import { openText } from '../../src/play/vying/announce';
import { betting, legal, throwing, vyingSeat, vyingView } from '../views';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const offers = [
  { move: 'raise', label: 'Raise to 4', hint: '' }, { move: 'see', label: 'See for 3', hint: '' }, { move: 'fold', label: 'Fold', hint: '' },
];

afterEach(() => language.speak('en', makeBundle('en', english)));

describe('texts of a game of vying for a screen reader', () => {
  it('says what you hold and what it is worth, once', () => {
    expect(holding(vyingView())).toBe('You hold king of spades, seven of diamonds and seven of hearts: pair of sevens, total 24.');
    const own = vyingSeat(0, { hand: ['7H', 'KS'], total: '21', worth: 'point of 21' });
    expect(holding(vyingView({ seats: [own] }))).toBe('You hold king of spades and seven of hearts: point of 21.');
    expect(holding(vyingView({ you: null }))).toBe('');
  });

  it('says what is asked, and what may be answered', () => {
    const view = vyingView({ ...betting, asked: 3, bragger: 1, legal: offers });
    expect(yourTurn(view, null)).toBe('Your turn: the stake is 3. You may raise to 4, see for 3 or fold.');
    expect(turnText(view, NAMES)).toBe('Your turn: the stake is 3');
  });

  it('keeps the capital of a label in German', () => {
    language.speak('de', makeBundle('de', german));
    const labelled = [{ move: 'brag 2', label: 'Brag 2', hint: '' }, { move: 'pass', label: 'Passen', hint: '' }];
    expect(openText(vyingView({ legal: labelled }))).toBe('Brag 2 oder Passen');
  });

  it('gives amounts as a range, and the hand where the betting begins', () => {
    const view = vyingView({ legal: legal('brag 1', 'brag 2', 'brag 3', 'pass') });
    expect(openText(view)).toBe('brag 1 to 3 or pass');
    expect(turnText(view, NAMES)).toBe('Your turn: brag or pass');
    expect(yourTurn(view, null)).toMatch(/^Your turn\. You may brag 1 to 3 or pass\. You hold /);
  });

  it('names a card just drawn', () => {
    expect(yourTurn(vyingView({ legal: legal('draw', 'stand') }), '4C')).toMatch(/^You drew the four of clubs\. Your turn\. You may draw or stand\. You hold/);
  });

  it('says satisfied where the game does', () => {
    const view = vyingView({ ...betting, legal: [{ move: 'draw', label: 'Draw', hint: '' }, { move: 'stand', label: 'Satisfied', hint: '' }] });
    expect(openText(view)).toBe('draw or be satisfied');
    expect(turnText(view, NAMES)).toBe('Your turn: draw or be satisfied');
  });

  it('asks for cards where cards are to be chosen', () => {
    const view = vyingView({ ...throwing, legal: legal('discard KS', 'discard 7H', 'discard KS 7H') });
    expect(turnText(view, NAMES)).toBe('Your turn: choose cards to discard');
    expect(openText(view)).toBe('choose cards to discard');
  });
});
