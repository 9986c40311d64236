import { describe, expect, it } from 'vitest';
import { actions, cardState, mayExchange, whyNoExchange } from '../../src/play/exchange/actions';
import { keyHelp, pressed } from '../../src/play/exchange/keys';
import { parseSwap, pick, swapHelp, swapMove, twoRefused } from '../../src/play/exchange/swap';
import { stopTheBusView, switchView } from '../exchangeViews';
import { legal } from '../views';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const SWAPS = legal('swap 4S for 9C', 'swap 4S for TH', 'swap 7H for 9C');
const OPEN = ['9C', 'TH', '2D'];

describe('one card for one', () => {
  it('reads a move', () => {
    expect(parseSwap('swap 4S for 9C')).toEqual({ move: 'swap 4S for 9C', card: '4S', taken: '9C' });
    for (const other of ['swap up', 'swap all', 'swap 4S 7H for 9C TH', 'exchange 4S for 1']) expect(parseSwap(other)).toBeNull();
  });

  it('finds the move of the two cards picked', () => {
    expect(swapMove(SWAPS, OPEN, { cards: ['4S'], slots: [2] })?.move).toBe('swap 4S for TH');
    expect(swapMove(SWAPS, OPEN, { cards: ['4S'], slots: [3] })).toBeNull();
    expect(swapMove(SWAPS, OPEN, { cards: [], slots: [1] })).toBeNull();
  });

  it('says what is to be picked next', () => {
    expect(swapHelp({ cards: [], slots: [] })).toContain('Pick one of your cards');
    expect(swapHelp({ cards: ['4S'], slots: [] })).toContain('on the table');
    expect(swapHelp({ cards: [], slots: [1] })).toContain('of your hand');
    expect(swapHelp({ cards: ['4S'], slots: [1] })).toContain('press Swap');
  });

  it('never holds two of a kind', () => {
    expect(pick([], '4S')).toEqual({ picked: ['4S'], second: false });
    expect(pick(['4S'], '4S')).toEqual({ picked: [], second: false });
    expect(pick(['4S'], '7H')).toEqual({ picked: ['7H'], second: true });
  });

  it('takes the reason against two cards from the server', () => {
    const two = { move: 'swap 4S 7H for 9C TH', label: 'Swap two', reason: 'Never two', clause: 'T31-57' };
    expect(twoRefused([{ ...two, move: 'swap up' }, two])).toBe(two);
    expect(twoRefused([])).toBeNull();
  });
});

describe('the buttons of Switch', () => {
  const view = switchView({ legal: [...SWAPS, ...legal('swap up', 'swap down', 'knock')] });
  const named = (v = view): (string | null)[][] => actions(v, '', NAMES).map((a) => [a.name, a.move]);

  it('are the four actions', () => {
    expect(named()).toEqual([['Swap one', null], ['Swap all', 'swap up'], ['Swap unseen', 'swap down'], ['Knock', 'knock']]);
    expect(actions(view, '', NAMES)[0]).toMatchObject({ guides: true, telling: true });
  });

  it('name the two cards picked', () => {
    const one = actions(view, '', NAMES, { cards: ['7H'], slots: [1] })[0]!;
    expect(one).toMatchObject({ name: 'Swap 7H for 9C', move: 'swap 7H for 9C', ready: true });
  });

  it('are those that the server names', () => {
    const buttons = [['swap'], ['pass'], ['knock', 'stand'], ['shout']];
    expect(named(switchView({ buttons })).map(([name]) => name)).toEqual(['Swap one', 'pass', 'Knock', 'shout']);
  });

  it('stand after a knock', () => {
    expect(named(switchView({ knocker: 1, legal: legal('swap up', 'stand') })).at(-1)).toEqual(['Stand', 'stand']);
  });

  it('keep one of two hands', () => {
    const keeping = switchView({ buttons: [['keep first'], ['keep second']], phase: 'keeping', up: null, second: ['9C', 'TH', '2D'], legal: legal('keep first', 'keep second') });
    expect(named(keeping)).toEqual([['Keep the first hand', 'keep first'], ['Keep the second hand', 'keep second']]);
    expect(mayExchange(keeping)).toBe(false);
    expect(whyNoExchange(keeping, '', NAMES).reason).toContain('Keep one of your two hands');
  });

  it('are all closed while the page waits', () => {
    expect(actions(view, 'One moment.', NAMES).every((a) => a.move === null && a.hint === 'One moment.' && !a.guides)).toBe(true);
  });

  it('offer a restart at the end', () => {
    const asked = switchView({ buttons: [['decline'], ['restart']], knocker: 1, legal: legal('restart', 'decline') });
    expect(named(asked)).toEqual([['Settle the deal', 'decline'], ['Restart', 'restart']]);
  });
});

describe('the buttons of Stop the Bus', () => {
  it('first exchange, then stop or continue', () => {
    const closed = [{ move: 'stop', label: 'Stop the bus', reason: 'Exchange first', clause: 'B-T31-24' }];
    const view = stopTheBusView({ legal: [...SWAPS, ...legal('swap all')], closed });
    expect(actions(view, '', NAMES).map((a) => a.move)).toEqual([null, 'swap all', null, null]);
    expect(actions(view, '', NAMES)[2]).toMatchObject({ hint: 'Exchange first', clause: 'B-T31-24', telling: true });
    const saying = stopTheBusView({
      phase: 'saying', legal: legal('stop', 'continue'),
      closed: [{ move: 'swap all', label: 'Swap all', reason: 'The exchange is made', clause: 'B-T31-24' }],
    });
    expect(actions(saying, '', NAMES).map((a) => a.move)).toEqual([null, null, 'stop', 'continue']);
    expect(whyNoExchange(saying, '', NAMES)).toEqual({ reason: 'The exchange is made', clause: 'B-T31-24' });
    expect(cardState(saying, '', NAMES, '4S')).toEqual({ move: null, reason: 'The exchange is made', clause: null });
  });
});

describe('keys', () => {
  it('press the button that has the letter now', () => {
    const view = switchView({ legal: legal('swap up', 'swap down', 'knock') });
    const list = actions(view, '', NAMES);
    expect(pressed(view, list, 'a')).toMatchObject({ move: 'swap up' });
    expect(pressed(view, list, 'k')).toMatchObject({ move: 'knock' });
    expect(pressed(view, list, 's')).toEqual({ hint: '“Stand” is not allowed now.', clause: null });
    expect(pressed(view, list, 'x')).toBeNull();
  });

  it('say why, where the server does', () => {
    const closed = [{ move: 'swap down', label: 'Swap unseen', reason: 'It is not used.', clause: 'B-T31-01' }];
    const view = switchView({ closed });
    const list = actions(switchView({ buttons: [['swap']] }), '', NAMES);
    expect(pressed(view, list, 'u')).toEqual({ hint: 'It is not used.', clause: 'B-T31-01' });
  });

  it('are listed with what they do, those that do the same together', () => {
    const told = switchView().actions.map((one) => (one.move.startsWith('keep') ? { ...one, help: 'Keep a hand' } : one));
    expect(keyHelp(switchView({ actions: told }))).toEqual(expect.arrayContaining([['A', 'Swap all, in a line'], ['F  S', 'Keep a hand']]));
    expect(keyHelp(stopTheBusView())[2]).toEqual([expect.stringContaining('Enter'), 'Swap one, in a line']);
  });
});
