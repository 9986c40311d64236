import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer, holding, turnText, winText, yourTurn } from '../src/play/announce';
import { lineParts, spoken } from '../src/play/lines';
import { legal, view } from './views';

const NAMES = ['Ann', 'Ben', 'Cleo'];

describe('texts for a screen reader', () => {
  it('says what you hold', () => {
    expect(holding(view())).toBe('You hold king of spades, four of spades and seven of hearts, total 14.');
    expect(holding(view({ you: null }))).toBe('');
  });

  it('says whose turn it is', () => {
    expect(turnText(view(), NAMES)).toBe('Your turn');
    expect(turnText(view({ legal: legal('draw', 'take', 'knock') }), NAMES)).toBe('Your turn: draw, take or knock');
    expect(turnText(view({ legal: legal('draw', 'stand'), knocker: 1 }), NAMES)).toBe('Your turn: draw or stand');
    expect(turnText(view({ legal: legal('discard 7H') }), NAMES)).toBe('Your turn: discard a card');
    expect(turnText(view({ turn: 2 }), NAMES)).toBe('Cleo to play');
    expect(turnText(view({ turn: 'chance' }), NAMES)).toBe('Dealing');
  });

  it('says at your turn what you need to choose', () => {
    expect(yourTurn(view({ legal: legal('draw') }), null)).toBe(
      'Your turn: draw. The upcard is the nine of clubs. You hold king of spades, four of spades and seven of hearts, total 14.');
    expect(yourTurn(view({ legal: legal('discard 7H') }), '7H')).toMatch(
      /^You now have the seven of hearts\. Choose a card to discard\. You hold /);
    expect(yourTurn(view({ turn: 1 }), null)).toBe('');
  });

  it('says who has won', () => {
    expect(winText([0], 0, NAMES)).toBe('You win the match.');
    expect(winText([1], 0, NAMES)).toBe('Ben wins the match.');
    expect(winText([1, 2], null, NAMES)).toBe('Ben and Cleo win the match.');
  });

  it('speaks cards as words', () => {
    expect(spoken('Ben takes 7H.')).toBe('Ben takes seven of hearts.');
    expect(spoken('Shown: Ann JC 5C (15).')).toBe('Shown: Ann jack of clubs, five of clubs (15).');
    expect(spoken('AS takes 2C.', ['AS'])).toBe('AS takes two of clubs.');
    expect(lineParts('Ben takes 7H.')).toEqual([{ text: 'Ben takes ' }, { card: '7H' }, { text: '.' }]);
    expect(lineParts('Nothing to see, T31-05')).toEqual([{ text: 'Nothing to see, T31-05' }]);
  });
});

describe('the announcer', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });

  it('reads sentences that come together as one text', () => {
    const put = vi.fn();
    const announcer = new Announcer(put, 100);
    announcer.say('Ben draws.');
    announcer.say('');
    announcer.say('Ben discards.');
    vi.advanceTimersByTime(100);
    expect(put.mock.calls).toEqual([['Ben draws. Ben discards.']]);
  });

  it('makes the same sentence a new text, so that it is read again', () => {
    const put = vi.fn();
    const announcer = new Announcer(put, 100);
    for (let i = 0; i < 3; i++) {
      announcer.say('Ben knocks.');
      vi.advanceTimersByTime(100);
    }
    const texts = put.mock.calls.map((c) => c[0] as string);
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts[1]).not.toBe(texts[2]);
    expect(texts.map((t) => t.trim())).toEqual(['Ben knocks.', 'Ben knocks.', 'Ben knocks.']);
  });

  it('is silent after it was stopped', () => {
    const put = vi.fn();
    const announcer = new Announcer(put, 100);
    announcer.say('Ben knocks.');
    announcer.stop();
    vi.advanceTimersByTime(1000);
    expect(put).not.toHaveBeenCalled();
  });
});
