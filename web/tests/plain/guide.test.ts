import { describe, expect, it } from 'vitest';
import { choose, invited, next } from '../../src/play/plain/guide';
import { plainActions } from '../../src/play/plain/moves';
import { plainView } from '../plainViews';

const legal = ['7H', 'KS', '4S'].flatMap((card) => ['9C', 'AD', '2D'].map((taken) => ({ move: `swap ${card} ${taken}`, label: `Swap ${card} for ${taken}`, hint: '' })));
const view = plainView({ legal, table: [{ title: 'Middle', cards: ['9C', 'AD', '2D'] }] });
const told = (...cards: string[]): string => next(view, cards, plainActions(view, '', [], () => '', { cards, moves: {} }));

describe('a swap', () => {
  it('invites first all cards, then those of the other side', () => {
    expect([...invited(view, [])].sort()).toEqual(['2D', '4S', '7H', '9C', 'AD', 'KS']);
    expect([...invited(view, ['7H'])].sort()).toEqual(['2D', '9C', 'AD']);
    expect([...invited(view, ['AD'])].sort()).toEqual(['4S', '7H', 'KS']);
  });

  it('says what to do next, as Stop the Bus does', () => {
    expect(told()).toBe('');
    expect(told('7H')).toBe('Now pick a card on the table.');
    expect(told('AD')).toBe('Now pick a card of your hand.');
    expect(told('7H', 'AD')).toBe('Now press “Swap”.');
  });

  it('takes another card instead of the one that lies where it does', () => {
    expect(choose(view, ['7H'], 'KS')).toEqual(['KS']);
    expect(choose(view, ['7H', 'AD'], '9C')).toEqual(['7H', '9C']);
    expect(choose(view, ['7H'], 'AD')).toEqual(['7H', 'AD']);
    expect(choose(view, ['7H'], '7H')).toEqual([]);
  });
});
