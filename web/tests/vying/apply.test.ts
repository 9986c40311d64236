import { describe, expect, it } from 'vitest';
import type { Effect, VyingView } from '../../src/net/protocol';
import { arrive, leave } from '../../src/play/vying/apply';
import { sorted } from '../../src/play/vying/hand';
import { effect, vyingSeat, vyingView } from '../views';

const after = (v: VyingView, e: Effect, next = v): VyingView => arrive(leave(v, e), e, next);

describe('the picture of a game of vying between two states', () => {
  it('deals hidden and open cards', () => {
    const empty = vyingView({ seats: [vyingSeat(0, { hand: [], up: [] }), vyingSeat(1, { hand: [], up: [] })] });
    const next = vyingView();
    let v = after(empty, effect({ kind: 'dealt', seat: 1, card: '??' }), next);
    v = after(v, effect({ kind: 'dealt', seat: 1, card: '9S' }), next);
    v = after(v, effect({ kind: 'dealt', seat: 0, card: '7H' }), next);
    v = after(v, effect({ kind: 'dealt', seat: 0, card: 'KS' }), next);
    expect(v.seats[1]).toMatchObject({ hand: ['??', '9S'], up: ['9S'] });
    expect(v.seats[0]).toMatchObject({ hand: ['7H', 'KS'], up: ['KS'] });
    expect(v.stock).toBe(39);
  });

  it('takes stakes, pots and badges from the coming state, never from its own sums', () => {
    const next = vyingView({ pots: [0, 6, 3], asked: 3, bragger: 1, seats: [vyingSeat(0), vyingSeat(1, { chips: -6, staked: 3, state: 'bragged' })] });
    const v = after(vyingView(), effect({ kind: 'spoke', seat: 1, act: 'brag', amount: 3 }), next);
    expect(v).toMatchObject({ pots: [0, 6, 3], asked: 3, bragger: 1 });
    expect(v.seats[1]).toMatchObject({ chips: -6, staked: 3, state: 'bragged' });
    const other = after(vyingView(), effect({ kind: 'spoke', seat: 1, act: 'brag', amount: 3 }), { ...next, deal: 2 });
    expect(other).toEqual(vyingView());
  });

  it('turns shown cards up and keeps the number of the others', () => {
    const v = after(vyingView(), effect({ kind: 'showed', seat: 1, cards: ['9S', '9H'], said: 'pair of nines' }));
    expect(v.seats[1]).toMatchObject({ hand: ['??', '9S', '9H'], up: ['9S', '9H'], said: 'pair of nines' });
  });

  it('moves points and marks the stage, also where nobody scores', () => {
    const points = vyingView({ unit: 'point', seats: [vyingSeat(0, { points: 4 }), vyingSeat(1, { points: 2 })] });
    const v = after(points, effect({ kind: 'scored', seat: 0, stage: 'brag', by: 2 }));
    expect(v.seats[0]).toMatchObject({ points: 6, changed: 2 });
    expect(v.stages[1]).toMatchObject({ state: 'past', winner: [0] });
    const none = after(points, effect({ kind: 'scored', seat: null, stage: 'brag', by: 0 }));
    expect(none.stages[1]).toMatchObject({ state: 'past', winner: [], note: '' });
  });

  it('goes from stage to stage', () => {
    const v = after(vyingView(), effect({ kind: 'stage', stage: 'thirty-one' }));
    expect(v.stages.map((s) => s.state)).toEqual(['past', 'past', 'now']);
    expect(after(v, effect({ kind: 'stage', stage: 'unheard of' })).stages).toEqual(v.stages);
  });

  it('throws cards away and clears the table for a new deal', () => {
    const v = after(vyingView(), effect({ kind: 'threw', seat: 1, cards: ['??', '??'] }));
    expect(v.seats[1]).toMatchObject({ hand: ['9S'], thrown: 2 });
    const fresh = after(v, effect({ kind: 'deal', deal: 2, dealer: 0 }), vyingView({ deal: 2 }));
    expect(fresh.seats.map((s) => [s.hand.length, s.up.length, s.thrown, s.dealer])).toEqual([[0, 0, null, true], [0, 0, null, false], [0, 0, null, false]]);
    expect(fresh.stages.every((s) => s.state === 'ahead' && s.winner.length === 0)).toBe(true);
    expect(fresh.stock).toBe(52);
  });

  it('shows at the end what was shown and no more', () => {
    const last = {
      deal: 1, kind: 'deal', stages: [], hands: [['KS', '??', '??'], null, ['2C', '2D', '9S']], values: [null, null, 'pair of twos'], counted: [], changes: [0, 0, 0], claims: [],
    };
    const v = after(vyingView(), effect({ kind: 'showdown' }), vyingView({ deal: 2, last }));
    expect(v.seats.map((s) => s.hand)).toEqual([['7H', 'KS', '7D'], ['??', '??', '9S'], ['9S', '2C', '2D']]);
    expect(v.turn).toBeNull();
  });

  it('ignores kinds it does not know', () => {
    expect(after(vyingView(), { kind: 'something new', line: '' } as unknown as Effect)).toEqual(vyingView());
  });
});

describe('the order of a hand', () => {
  it('brings equal ranks together, or suits in a game of suits', () => {
    expect(sorted(['7H', 'KS', '7D', 'AC'], 'three-stake-brag')).toEqual(['AC', 'KS', '7D', '7H']);
    expect(sorted(['7H', 'KS', '6H', '??'], 'primiera')).toEqual(['KS', '7H', '6H', '??']);
  });
});
