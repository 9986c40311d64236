import { describe, expect, it, vi } from 'vitest';
import { clockText, leftAt, passed, People } from '../src/play/people.svelte';

// What is settled among the people: the page counts down, and the server says the rest.

type About = Parameters<People['take']>[0];

function people(you: number | null = 0): { people: People; spoken: string[] } {
  const spoken: string[] = [];
  return { people: new People(() => you, (t) => spoken.push(t), () => undefined), spoken };
}

describe('clocks', () => {
  it('show minutes and seconds, and never less than there is', () => {
    expect(clockText(300_000)).toBe('5:00');
    expect(clockText(9_001)).toBe('0:10');
    expect(clockText(0)).toBe('0:00');
    expect(clockText(3_725_000)).toBe('1:02:05');
  });

  it('count down only while they run', () => {
    expect(leftAt(10_000, true, 1000, 4000)).toBe(7000);
    expect(leftAt(10_000, false, 1000, 4000)).toBe(10_000);
    expect(leftAt(1000, true, 0, 5000)).toBe(0);
  });

  it('are spoken at 30 and 10 seconds, once each', () => {
    expect(passed(30_200, 29_900)).toEqual([30]);
    expect(passed(29_900, 29_700)).toEqual([]);
    expect(passed(10_100, 9_900)).toEqual([10]);
  });

  it('run without messages from the server', () => {
    vi.useFakeTimers();
    const { people: here, spoken } = people(0);
    here.take({ type: 'clocks', seats: [31_000, 300_000, null], running: 0, paused: false });
    expect([here.clockOf(0), here.clockOf(1), here.clockOf(2)]).toEqual(['0:31', '5:00', '']);
    vi.advanceTimersByTime(21_500);
    expect([here.clockOf(0), here.clockOf(1)]).toEqual(['0:10', '5:00']);
    expect(spoken).toEqual(['30 seconds left.', '10 seconds left.']);
    here.take({ type: 'clocks', seats: [9_500, 300_000, null], running: 1, paused: false });
    vi.advanceTimersByTime(300_000);
    expect([here.clockOf(0), here.clockOf(1)]).toEqual(['0:10', '0:00']);
    expect(spoken).toHaveLength(2);
    here.stop();
    vi.useRealTimers();
  });
});

describe('offers', () => {
  it('are asked of those whose answer lacks, and told to all', () => {
    const { people: here, spoken } = people(1);
    here.take({ type: 'offered', kind: 'undo', by: 0, seats: [1, 2], text: 'Ann asks.' });
    expect(here.asked).toBe(true);
    here.take({ type: 'offered', kind: 'undo', by: 0, seats: [2], text: 'Ann asks.' });
    expect(here.asked).toBe(false);
    expect(spoken).toEqual(['Ann asks.']);
    expect(here.possible).toEqual([]);
    here.take({ type: 'offered', kind: null, by: null, seats: [], text: 'Declined by Cleo.' });
    expect(here.offer).toBeNull();
    expect(here.told).toBe('Declined by Cleo.');
    expect(spoken).toEqual(['Ann asks.', 'Declined by Cleo.']);
  });

  it('show that the match goes on, and only speak of a pause, which its offer has shown', () => {
    const { people: here, spoken } = people(0);
    for (const paused of [false, true, true, false]) here.take({ type: 'clocks', seats: [], running: null, paused });
    expect([spoken, here.told]).toEqual([['The match is paused.', 'The match goes on.'], 'The match goes on.']);
  });

  it('and a pause are not told again after every break, only what has changed', () => {
    const { people: here, spoken } = people(1);
    const paused: About = { type: 'clocks', seats: [], running: null, paused: true };
    const offered: About = { type: 'offered', kind: 'end', by: 0, seats: [1], text: 'Ann asks.' };
    const back = (...after: About[]): void => {
      here.forget(false);
      expect([here.paused, here.offer]).toEqual([false, null]);
      for (const message of after) here.take(message);
    };
    back(paused, offered);
    for (let n = 0; n < 3; n += 1) {
      back(paused, offered);
      here.settle();
    }
    back(); // the line broke before anything was told
    back(paused, offered);
    here.settle();
    expect([here.paused, here.offer?.kind]).toEqual([true, 'end']);
    expect(spoken).toEqual(['The match is paused.', 'Ann asks.']);
    expect(here.told).toBe('');
    back(); // without clocks it is only told while it is paused
    here.settle();
    expect(here.told).toBe('The match goes on.');
    here.take(paused);
    here.take(offered);
    expect(spoken).toEqual(['The match is paused.', 'Ann asks.', 'The match goes on.', 'The match is paused.', 'Ann asks.']);
  });

  it('are those that make sense now', () => {
    const { people: here } = people(0);
    expect(here.possible).toEqual(['undo', 'pause', 'end']);
    here.take({ type: 'presence', seats: [{ seat: 0, gone: null, late: false, stood_in_for: false }, { seat: 1, gone: 2, late: true, stood_in_for: false }] });
    here.take({ type: 'clocks', seats: [], running: null, paused: true });
    expect(here.possible).toEqual(['undo', 'stand-in', 'end']);
    expect(here.clockOf(0)).toBe('');
  });

  it('are forgotten with a new welcome', () => {
    const { people: here } = people(0);
    here.take({ type: 'ended', text: 'Over.' });
    expect(here.ended).toBe(true);
    here.forget(false);
    expect(here.ended).toBe(false);
  });
});
