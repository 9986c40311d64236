import { describe, expect, it } from 'vitest';
import type { DecisionReviewed, GameEvent, Replay, View } from '../../src/net/protocol';
import { called } from '../../src/play/replay/called';
import { firstTurn, stepped, stepsOf } from '../../src/play/replay/steps';
import { inPrizes, wonInPrizes } from '../../src/play/unit';
import { effect, view } from '../views';

const event = (number: number, line: string, after: object): GameEvent =>
  ({ number, effects: [effect({ kind: 'passed', seat: 0 }, line)], after } as GameEvent);

describe('the steps of a replay', () => {
  const replay = (first: View, ...events: GameEvent[]): Replay =>
    ({ match: {}, you: 0, view: first, events, plies: events.map((_, at) => at + 1) } as unknown as Replay);

  it('has no step in which nothing is told', () => {
    const steps = stepsOf(replay(view({ turn: 'chance' }), event(1, 'Ann knocks.', { turn: 1 }), event(2, '', { turn: 2 }), event(3, 'Ben stands.', { turn: 0 })));
    expect(steps.map((s) => s.lines)).toEqual([[], ['Ann knocks.'], ['Ben stands.']]);
    expect(steps.map((s) => s.ply)).toEqual([0, 2, 3]); // a decision after the second event is made here
    expect(steps[1]!.view.turn).toBe(2);
    expect(firstTurn(steps)).toBe(1);
  });
});

describe('the keys of a replay', () => {
  const deals = [1, 1, 1, 2, 2, 3];
  it.each<[string, (number | null)[]]>([
    ['ArrowLeft', [0, 0, 1, 2, 3, 4]],
    ['ArrowRight', [1, 2, 3, 4, 5, 5]],
    ['Shift+ArrowLeft', [0, 0, 0, 0, 3, 3]],
    ['Shift+ArrowRight', [3, 3, 3, 5, 5, 5]],
    ['Home', [0, 0, 0, 0, 0, 0]],
    ['End', [5, 5, 5, 5, 5, 5]],
    ['a', [null, null, null, null, null, null]],
  ])('%s', (key, to) => {
    expect(deals.map((_, at) => stepped(key, at, deals))).toEqual(to);
  });
});

describe('what reviews say', () => {
  it('calls moves as their buttons do', () => {
    const decision = { moves: [{ move: 'swap up', label: 'Swap all' }] } as DecisionReviewed;
    expect(called(decision, 'swap up')).toBe('Swap all');
    expect(called(decision, 'knock')).toBe('knock');
  });

  it('names the unit', () => {
    expect(inPrizes(-0.284, 'game')).toBe('0.28 games');
    expect(inPrizes(1, 'stake')).toBe('1.00 stake');
    expect(wonInPrizes(-1, 'point')).toBe('−1 point');
    expect(wonInPrizes(0.5, 'chip')).toBe('+0.50 chips');
    expect(wonInPrizes(0.5, null)).toBe('+0.50');
  });
});
