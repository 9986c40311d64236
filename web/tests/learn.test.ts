import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS, PING_MS } from '../src/net/line';
import type { LessonSent, PuzzleSent } from '../src/net/protocol';
import { PuzzledMatch } from '../src/play/learn/puzzled.svelte';
import { TaughtMatch } from '../src/play/learn/taught.svelte';
import { settings } from '../src/settings.svelte';
import { effect, legal, view } from './views';

// What the learner has done stays, whatever happens to the page meanwhile.

const match = { id: 'learn', game: 'thirty-one', preset: 'pennies', options: {}, seats: ['You', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name, kind: 'human' })), pack: 'french' as const, wait: null, hints: false, clock: null, away: 60, table: null, life: 'penny' as const, prize: 'stake' as const, fair: null };

/** Ben knocks; the learner draws; Ben knocks again. Each is spoken of. */
const lesson = (of: string): LessonSent => ({
  replay: { match, you: 0, view: view({ turn: 1, stock: 30 }), plies: [1, 2, 3], events: [
    { number: 1, after: { turn: 0, stock: 29 }, effects: [effect({ kind: 'knocked', seat: 1 }, `${of}: Ben knocks.`)] },
    { number: 2, after: { turn: 1, stock: 28 }, effects: [effect({ kind: 'draws', seat: 0 }, `${of}: You draw.`)] },
    { number: 3, after: { turn: 2, stock: 27 }, effects: [effect({ kind: 'knocked', seat: 1 }, `${of}: Ben knocks again.`)] },
  ] },
  notes: [{ after: 0, text: `${of}: first` }, { after: 1, text: `${of}: second` }, { after: 1, text: `${of}: third` }, { after: 2, text: `${of}: fourth` }],
  asked: [{ after: 1, move: 'draw', legal: legal('draw'), closed: [] }],
  result: null, pictured: [],
});

const puzzle: PuzzleSent = {
  number: 0, of: 3, sure: 'exact', welcome: { type: 'welcome', match, you: 0, number: 4, view: view({ legal: legal('draw', 'knock') }), events: [], resync: true, undos: 0, ended: false },
  moves: ['draw', 'knock'].map((move) => ({ move, label: move, worth: 1, error: 0, chance: null, why: '' })),
};

const started: { stop: () => void }[] = [];
beforeAll(() => { settings.pace = 'at-once'; });
afterEach(() => {
  for (const one of started.splice(0)) one.stop();
  vi.useRealTimers();
});

async function start<P extends TaughtMatch | PuzzledMatch>(play: P): Promise<P> {
  vi.stubGlobal('document', { hidden: true, querySelector: () => null, documentElement: { dataset: {} } });
  started.push(play);
  play.start();
  await settle();
  return play;
}
const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 30); });

/** To the second of the two notes after the first event. */
async function goOn(play: TaughtMatch): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    play.goOn();
    await settle();
  }
}

describe('a lesson', () => {
  it('is where it was after its page has slept', async () => {
    const play = await start(TaughtMatch.of(lesson('one')));
    await goOn(play);
    expect([play.advice, play.yours, play.shown?.stock]).toEqual(['one: third', true, 29]);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
    play.retry(); // begins the line with the clocks of this test
    await vi.advanceTimersByTimeAsync(10);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(PING_MS + PATIENCE_MS);
    vi.useRealTimers();
    await settle();
    expect([play.advice, play.yours, play.shown?.stock, play.shown?.legal.length]).toEqual(['one: third', true, 29, 1]);
    play.act('draw');
    await settle();
    expect([play.advice, play.shown?.stock]).toEqual(['one: fourth', 28]);
    expect(play.log.map((l) => l.text)).toEqual(['one: Ben knocks.', 'one: You draw.']);
  });

  it('goes on in another language, with all that was told', async () => {
    const before = await start(TaughtMatch.of(lesson('one')));
    await goOn(before);
    const play = await start(TaughtMatch.of(lesson('two'), before));
    expect([play.advice, play.yours, play.shown?.stock, play.shown?.legal.length]).toEqual(['two: third', true, 29, 1]);
    expect(play.log.map((l) => l.text)).toEqual(['two: Ben knocks.']);
    play.act('draw');
    await settle();
    expect([play.advice, play.shown?.stock]).toEqual(['two: fourth', 28]);
    play.goOn();
    await settle();
    expect([play.over, play.shown?.stock]).toEqual([true, 27]);
    const last = await start(TaughtMatch.of(lesson('three'), play));
    expect([last.over, last.mayGoOn, last.shown?.stock]).toEqual([true, false, 27]);
  });
});

describe('a puzzle', () => {
  it('stays answered in another language, and is not answered twice', async () => {
    const solved: boolean[] = [];
    const before = await start(new PuzzledMatch(puzzle, (right) => { solved.push(right); }));
    before.act('knock');
    const play = await start(new PuzzledMatch(puzzle, (right) => { solved.push(right); }, before.chosen));
    expect([play.chosen, play.right, play.myTurn, solved]).toEqual(['knock', false, false, [false]]);
  });
});
