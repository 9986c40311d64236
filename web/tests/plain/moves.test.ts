import { describe, expect, it } from 'vitest';
import { Letters } from '../../src/play/plain/keys';
import { commonName, plainActions, type PlainAction, pressable, pressCard, stepped, withAmount } from '../../src/play/plain/moves';
import { plainView } from '../plainViews';
import { legal } from '../views';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const NOTHING: Parameters<typeof plainActions>[4] = { cards: [], moves: {} };
const SWAPS = legal(...['7H', 'KS', '4S'].flatMap((own) => ['9C', 'TD', '2C'].map((other) => `swap ${own} for ${other}`)), 'stop');
const SWAPPING = { table: [{ title: 'Widow', cards: ['9C', 'TD', '2C'] }], legal: SWAPS };

/** What the row of buttons shows: name, key, and the move or what is in its place. */
const shown = (list: readonly PlainAction[]): string[] => list.map((a) => `${a.name} [${a.key}] ${a.move ?? (a.guides ? '…' : '×')}`);
function row(view: Parameters<typeof plainActions>[0], choice = NOTHING, pause = '', kept: readonly PlainAction[] = []): PlainAction[] {
  const keys = new Letters();
  return plainActions(view, pause, NAMES, (word) => keys.of(word), choice, kept);
}

describe('the buttons of a plain table', () => {
  it('gives each of a few moves a button, and a letter to those that have their word alone', () => {
    const few = row(plainView({ legal: legal('draw', 'discard 7H', 'discard KS', 'drop') }));
    expect(shown(few)).toEqual(['Draw [D] draw', 'Discard 7H [] discard 7H', 'Discard KS [] discard KS', 'Drop [R] drop']);
  });

  it('groups many moves by their first word, and waits for one to be chosen', () => {
    expect(shown(row(plainView(SWAPPING)))).toEqual(['Swap [S] …', 'Stop [T] stop']);
    const chosen = row(plainView(SWAPPING), { cards: [], moves: { swap: 'swap KS for TD' } });
    expect(shown(chosen)).toEqual(['Swap KS for TD [S] swap KS for TD', 'Stop [T] stop']);
  });

  it('takes the move that names exactly the cards that are pressed', () => {
    const half = row(plainView(SWAPPING), { cards: ['KS'], moves: {} })[0]!;
    expect([half.move, half.ready]).toEqual([null, undefined]);
    const whole = row(plainView(SWAPPING), { cards: ['2C', 'KS'], moves: {} })[0]!;
    expect([whole.move, whole.ready]).toEqual(['swap KS for 2C', true]);
  });

  it('says that the cards that are pressed are no move together', () => {
    const [swap] = row(plainView(SWAPPING), { cards: ['KS', '7H'], moves: {} });
    expect([swap!.move, swap!.guides, swap!.hint]).toEqual([null, undefined, 'These cards do not make a move together: put some back, or choose from the list.']);
  });

  it('has an amount to choose, the lowest at first', () => {
    const bets = plainView({ legal: legal('pass', ...[1, 2, 3, 5, 8, 13].map((n) => `bet ${n}`)) });
    const [, bet] = row(bets);
    expect([bet!.move, bet!.amounts]).toEqual(['bet 1', [1, 2, 3, 5, 8, 13]]);
    expect(withAmount(bet!, 6)).toBe('bet 5');
    expect(stepped(bet!, 1)).toBe('bet 2');
    expect(stepped(bet!, -1)).toBe('bet 1');
  });

  it('steps through a list, from its first to its last', () => {
    const [swap] = row(plainView(SWAPPING));
    expect([stepped(swap!, 1), stepped(swap!, -1)]).toEqual(['swap 7H for 9C', 'swap 4S for 2C']);
  });

  it('says why a closed move is closed, as long as there is room', () => {
    const closed = ['stop', 'knock', 'fold', 'raise', 'call', 'pray'].map((move) => ({ move, label: move, reason: `no ${move}`, clause: 'AC-02' }));
    const list = row(plainView({ legal: legal('draw', 'take'), closed }));
    expect(list).toHaveLength(6);
    expect(list[2]).toMatchObject({ name: 'Stop', move: null, hint: 'no stop', clause: 'AC-02' });
  });

  it('keeps the row of the last turn, closed, until the next', () => {
    const kept = row(plainView(SWAPPING), { cards: [], moves: { swap: 'swap KS for TD' } });
    const waiting = row(plainView({ turn: 1 }), NOTHING, '', kept);
    expect(shown(waiting)).toEqual(['Swap [S] ×', 'Stop [T] ×']);
    expect(waiting[0]!.hint).toBe('It is Ben’s turn.');
    expect(row(plainView(SWAPPING), NOTHING, 'One moment', kept)[0]!.hint).toBe('One moment');
  });
});

describe('pressing a card', () => {
  it('makes the only move that names it', () => {
    const view = plainView({ legal: legal('discard 7H', 'discard KS') });
    expect(pressCard(view, '', NAMES, [], '7H')).toEqual({ do: 'move', move: 'discard 7H' });
    expect([...pressable(view)]).toEqual(['7H', 'KS']);
  });

  it('chooses it where several moves name it', () => {
    expect(pressCard(plainView(SWAPPING), '', NAMES, [], 'KS')).toEqual({ do: 'choose' });
    expect(pressCard(plainView(SWAPPING), '', NAMES, ['KS'], '2C')).toEqual({ do: 'choose' });
  });

  it('says why it cannot be played', () => {
    const closed = [{ move: 'discard 4S', label: 'Discard 4S', reason: 'It was just taken', clause: 'AC-03' }];
    const view = plainView({ legal: legal('discard 7H'), closed });
    expect(pressCard(view, '', NAMES, [], '4S')).toEqual({ do: 'say', reason: 'It was just taken', clause: 'AC-03' });
    expect(pressCard(view, '', NAMES, [], 'KS')).toEqual({ do: 'say', reason: 'You cannot do this now.', clause: null });
    expect(pressCard(view, 'One moment', NAMES, [], '7H')).toEqual({ do: 'say', reason: 'One moment', clause: null });
  });
});

describe('names and keys', () => {
  it('names a group by the words that its labels share', () => {
    expect(commonName(['Swap 7H for 9C', 'Swap KS for 9C'])).toBe('Swap');
    expect(commonName(['Stake 1 chip', 'Stake 2 chips'])).toBe('Stake');
    expect(commonName(['Draw', 'Take'])).toBe('');
    expect(commonName(['Trukatu: 7H eman, 9C hartu', 'Trukatu denak'])).toBe('Trukatu');
  });

  it('gives the first free letter, and keeps it for the match', () => {
    const keys = new Letters();
    expect(['draw', 'discard', 'hold', 'drop'].map((w) => keys.of(w))).toEqual(['D', 'S', 'O', 'R']);
    expect(keys.of('discard')).toBe('S');
    expect(keys.of('ln')).toBe('');
  });
});
