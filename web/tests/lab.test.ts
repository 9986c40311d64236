import { compile } from 'vega-lite';
import laboratory from '../../src/boneace/languages/en/web/lab.ftl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { differing, labPath, readAsked, request, usual } from '../src/lab/compared';
import { makeBundle } from '../src/language/catalogue';
import { language } from '../src/language/language.svelte';
import sources from '../src/language/sources/en';
import { clearest, intervalText, within } from '../src/lab/figures';
import { found, levelTold } from '../src/lab/said';
import { Run } from '../src/lab/run.svelte';
import { lengthSpec, lengthValues, LOOKS, rowsSpec } from '../src/lab/specs';
import type { Compared, GameDeclaration, Interval, Row, RulesTold } from '../src/net/protocol';

const option = { title: '', meaning: '', group: '', choices: [], clauses: [] };
const preset = { title: '', summary: '', clauses: [], min_seats: 2, max_seats: 4 };
const game: GameDeclaration = {
  name: 'thirty-one', title: 'Thirty-one', summary: '', min_seats: 2, max_seats: 4, default_preset: 'pennies', cuts: null, seating: {}, partners: null, cover: null,
  presets: [
    { ...preset, name: 'pennies', values: {}, proposed: {} },
    { ...preset, name: 'banking', values: { widow: true }, proposed: { deals: 20 } },
  ],
  options: [
    { ...option, name: 'lives', kind: 'int', default: 3, allowed: { min: 1, max: 9 } },
    { ...option, name: 'widow', kind: 'bool', default: false, allowed: [false, true] },
    { ...option, name: 'deals', kind: 'int', default: 0, allowed: { min: 0, max: 99 } },
  ],
};
const path = (asked: Parameters<typeof labPath>[1]): string => labPath(game, asked).replace(/^[^?]*/, '');

describe('the address of a comparison', () => {
  it('carries both sets of rules, and is read again', () => {
    const asked = usual(game);
    const changed = { ...asked, first: { ...asked.first, values: { ...asked.first.values, lives: 5 }, seats: 4 }, matches: 500, level: 'expert' };
    expect(path(changed)).toBe('?a-preset=pennies&a-lives=5&a-seats=4&preset=banking&deals=20&b-seats=3&x-matches=500&x-level=expert');
    expect(readAsked(game, path(changed))).toEqual(changed);
  });

  it('may carry one set alone, as the form of a match links to it', () => {
    const { first, second } = readAsked(game, '?preset=banking&lives=2');
    expect(first).toEqual(usual(game).first);
    expect(second).toEqual({ preset: 'banking', values: { lives: 2, widow: true, deals: 0 }, seats: 3 });
  });

  it('is not believed where it makes no sense', () => {
    expect(readAsked(game, '?a-preset=nothing&preset=no&b-seats=99&x-matches=1e9')).toEqual({ ...usual(game), second: { ...usual(game).second, seats: 4 } });
  });

  it('becomes a request with what differs from what is proposed', () => {
    const asked = usual(game);
    const first = { ...asked.first, values: { ...asked.first.values, lives: 5 } };
    expect(request(game, { ...asked, first })).toEqual({
      game: 'thirty-one', matches: 200, level: null, seed: 0,
      first: { preset: 'pennies', options: { lives: 5 }, seats: 3 }, second: { preset: 'banking', options: {}, seats: 3 },
    });
    expect(differing(game, { ...asked, first }).map((d) => [d.option.name, d.first, d.second])).toEqual([['lives', 5, 3], ['widow', false, true], ['deals', 0, 20]]);
  });
});

const interval = (mean: number, by: number): Interval => ({ mean, low: mean - by, high: mean + by });
const row = (name: string, first: Interval | null, second: Interval | null, difference: Interval | null, group: Row['group'] = 'moves'): Row =>
  ({ group, name, title: name, first, second, difference });

describe('figures', () => {
  const knock = row('knock', interval(0.8, 0.026), interval(0.96, 0.011), interval(0.16, 0.03));
  const won = row('0', interval(0.26, 0.085), interval(0.29, 0.088), interval(0.03, 0.11), 'won');
  const less = row('draw', interval(12, 0.5), interval(6, 0.2), interval(-6, 0.5));

  it('have as many digits as are sure', () => {
    expect(intervalText(knock, 'first')).toBe('0.800 ±\u00a00.026');
    expect(intervalText(won, 'first')).toBe('26.0 ±\u00a08.5\u00a0%');
    expect(intervalText(less, 'difference')).toBe('−6.00 ±\u00a00.50');
    expect(intervalText(knock, 'difference')).toBe('+0.160 ±\u00a00.030');
  });

  it('have no interval where every match is alike, and none yet after one match', () => {
    expect(intervalText(row('deals', interval(100, 0), null, null), 'first')).toBe('100');
    expect(intervalText(row('deals', { mean: 2.5, low: null, high: null }, null, null), 'first')).toBe('2.50');
    expect(intervalText(row('deals', null, null, null), 'first')).toBe('');
    expect(within({ mean: 1, low: null, high: null })).toBe(Infinity);
  });

  it('differ clearly where the interval does not hold 0; the surest is the first', () => {
    expect(clearest([won, knock, less], 5)).toEqual([less, knock]);
    expect(clearest([won, knock, less], 1)).toEqual([less]);
  });
});

const told = (lengths: [number, number][]): RulesTold => ({
  preset: 'pennies', title: 'Pennies', options: {}, changes: [], seats: 3, cut: 0, deals: 0,
  matches: lengths.reduce((sum, [, n]) => sum + n, 0), lengths: lengths.map(([deals, matches]) => ({ deals, matches })),
});
const compared = (first: RulesTold, second: RulesTold): Compared => ({
  game: 'thirty-one', title: 'Thirty-one', level: 'novice', level_title: 'Novice', seed: 0, unit: 'lives', done: 10, asked: 10, most_deals: 200, first, second, rows: [],
});
describe('what was found', () => {
  const length = (one: number, other: number, by: number): Row => row('deals', interval(one, 0.1), interval(other, 0.1), interval(other - one, by), 'length');
  const sides: [RulesTold, RulesTold] = [told([[5, 4]]), { ...told([[3, 4]]), changes: ['Lives: 1'] }];
  const said = (...rows: Row[]): string => found({ ...compared(...sides), rows });

  it('is said in plain sentences', () => {
    language.speak('en', makeBundle('en', [...sources, laboratory]));
    const knock = row('Knock', interval(0.5, 0.01), interval(0.25, 0.01), interval(-0.25, 0.02));
    expect(said(length(7.1, 2.9, 0.2), knock)).toBe(
      'With B (Lives: 1) a match lasts 4.2 deals less than with A: 2.9 instead of 7.1 on average. '
      + 'The clearest other difference is “Knock”: 0.5 with A, 0.3 with B.');
    expect(said(length(3, 15, 0.2))).toBe('With B (Lives: 1) a match lasts 12 deals more than with A: 15 instead of 3 on average.');
    expect(said(length(3, 3.1, 0.5))).toBe('As far as these matches tell, a match lasts as long with B (Lives: 1) as with A: about 3 deals.');
    expect(said()).toBe('');
  });

  it('says which bots played where the choice was left open, in the words of the form, and why', () => {
    language.speak('en', makeBundle('en', [...sources, laboratory]));
    const bots = [{ name: 'novice', title: 'Novice', meaning: '' }, { name: 'club', title: 'Club', meaning: '' }];
    expect(levelTold(compared(...sides), bots)).toBe('The strongest that play fast: Novice. With “Club” a match would take longer than half a second.');
    expect(levelTold({ ...compared(...sides), level: 'club', level_title: 'Club' }, bots)).toBe('The strongest that play fast: Club.');
  });
});

const names = { first: 'A', second: 'B' };

describe('charts', () => {
  it('share out all matches among the lengths', () => {
    for (const [one, other] of [[told([[5, 4], [7, 6]]), told([[9, 10]])], [told([[10, 5], [190, 5]]), told([[60, 10]])]] as const) {
      const values = lengthValues(compared(one, other));
      for (const side of ['first', 'second']) {
        const own = values.filter((v) => v.side === side);
        expect(own.reduce((sum, v) => sum + v.share, 0)).toBeCloseTo(100);
        expect(own.length).toBeLessThan(45);
      }
    }
    expect(lengthSpec(compared(told([[10, 5]]), told([[10, 5]])), names, LOOKS.light)).toBeNull();
  });

  it('can be drawn by Vega-Lite without a complaint', () => {
    const complaints: string[] = [];
    const log = (...given: readonly unknown[]) => { complaints.push(given.join(' ')); return logger; };
    const logger = { level: () => logger, error: log, warn: log, info: () => logger, debug: () => logger } as never;
    const rows = [row('won', interval(0.3, 0.1), null, null, 'won'), row('lost', interval(0.2, 0.1), interval(0.4, 0.1), null, 'won')];
    for (const spec of [lengthSpec(compared(told([[5, 4], [7, 6]]), told([[9, 10]])), names, LOOKS.dark)!, rowsSpec(rows, names, LOOKS.light, 50), rowsSpec(rows, names, LOOKS.dark, null)]) {
      expect(compile({ ...spec, width: 400 } as never, { logger }).spec.marks?.length).toBeGreaterThan(0);
    }
    expect(complaints).toEqual([]);
  });
});

describe('a comparison that the server plays', () => {
  afterEach(() => { vi.unstubAllGlobals(); });

  it('is stopped too where that is asked before the server has answered', async () => {
    const asked: string[] = [];
    let answer: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => { answer = resolve; });
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      if (path === '/api/comparisons') await begun;
      const state = path.endsWith('/stop') ? 'stopped' : 'playing';
      return new Response(JSON.stringify({ id: 'abc', state, note: '', done: 0, asked: 50, found: null }));
    });
    const run = new Run();
    const playing = run.begin({} as Parameters<Run['begin']>[0]);
    await run.stop();
    expect(run.going).toBe(true);
    answer?.();
    await playing;
    expect(asked).toEqual(['/api/comparisons', '/api/comparisons/abc/stop']);
    expect(run.levelOpen).toBe(true);
    expect(run.comparison?.state).toBe('stopped');
    expect(run.going).toBe(false);
  });

  it('is not shown, and not asked for again, once the page is left', async () => {
    const answers: (() => void)[] = [];
    vi.stubGlobal('fetch', async () => {
      await new Promise<void>((resolve) => { answers.push(resolve); });
      return new Response(JSON.stringify({ id: 'abc', state: 'stopped', note: '', done: 0, asked: 50, found: null }));
    });
    const run = new Run();
    const playing = run.begin({} as Parameters<Run['begin']>[0]);
    run.leave();
    expect(run.going).toBe(false);
    answers[0]!();
    await playing;
    expect(run.comparison).toBe(null);
  });
});
