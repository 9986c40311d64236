import { describe, expect, it } from 'vitest';
import type { DecisionReviewed, GameEvent, Replay, View } from '../../src/net/protocol';
import { called } from '../../src/play/replay/called';
import { firstTurn, stepsOf } from '../../src/play/replay/steps';
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
