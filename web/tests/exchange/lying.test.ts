import { describe, expect, it } from 'vitest';
import type { SwitchView } from '../../src/net/protocol';
import { isUnsettled, task, yourTurn } from '../../src/play/exchange/announce';
import { lying, open } from '../../src/play/exchange/lying';
import { turnText } from '../../src/play/announce';
import { stopTheBusView, switchView } from '../exchangeViews';
import { legal } from '../views';

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
});

describe('a turn in words', () => {
  it('tells what may be done', () => {
    expect(task(switchView({ legal: legal('swap up', 'knock') }))).toBe('swap, or knock');
    expect(task(switchView({ legal: legal('swap up', 'pass', 'knock') }))).toBe('swap, pass or knock');
    expect(task(switchView({ legal: legal('swap up') }))).toBe('swap');
    expect(task(keeping({ legal: legal('keep first', 'keep second') }))).toBe('keep one of two hands');
    expect(task(stopTheBusView({ legal: legal('swap all') }))).toBe('swap one or all');
    expect(task(stopTheBusView({ legal: legal('swap 4S for 9C') }))).toBe('swap one card');
    expect(task(stopTheBusView({ phase: 'saying', legal: legal('stop', 'continue') }))).toBe('stop or continue');
  });

  it('tells of the last turn', () => {
    const names = ['Ann', 'Ben', 'Cleo'];
    expect(turnText(switchView({ knocker: 1, legal: legal('swap up', 'stand') }), names)).toBe('Your last turn: swap, or stand');
    expect(turnText(stopTheBusView({ knocker: 1, legal: legal('swap all') }), names)).toBe('Your last turn: swap one or all');
  });

  it('tells what lies open and what is held', () => {
    expect(yourTurn(switchView({ legal: legal('swap up', 'knock') }), null)).toBe(
      'Your turn: swap, or knock. Face up: nine of clubs, ten of hearts and two of diamonds.'
      + ' You hold king of spades, four of spades and seven of hearts, total 14.');
    expect(yourTurn(keeping({ turn: 0 }), null)).toContain('Your second hand is ten of hearts, nine of clubs and two of diamonds, total 10.');
    expect(yourTurn(stopTheBusView({ legal: legal('swap all') }), null)).toMatch(/, king high\.$/);
  });

  it('knows a deal that may still be begun again', () => {
    expect(isUnsettled(switchView({ phase: 'restarting' }))).toBe(true);
    expect(isUnsettled(switchView())).toBe(false);
    expect(isUnsettled(stopTheBusView())).toBe(false);
  });
});
