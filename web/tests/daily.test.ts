import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSeats } from '../src/net/seats';
import { puzzleOfDay } from '../src/play/learn/puzzles';
import { dailyText } from '../src/play/unit';

// What the modules ask of a browser.
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
const { dailyOf, playDaily } = await import('../src/play/daily');

describe('the result of a daily deal', () => {
  it('is told in words that need no rules', () => {
    expect(dailyText(3, 'stake')).toBe('You won the match, and 3 stakes of the others with it.');
    expect(dailyText(-1, 'stake')).toBe('You lost the match, and your stake with it.');
    expect(dailyText(-0.5, 'stake')).toBe('You lost 0.50 stakes.');
    expect(dailyText(12, 'chip')).toBe('You won 12 chips.');
    expect(dailyText(-1, 'chip')).toBe('You lost 1 chip.');
    expect(dailyText(0, 'point')).toBe('You neither won nor lost.');
  });
});

describe('the puzzle of the day', () => {
  it('is of another game than the daily deal, and of each game in turn', () => {
    const puzzles = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((game) => [game, 4]));
    const days = Array.from({ length: 9 }, (_, n) => Math.floor(Date.UTC(2026, 10, 23 + n) / 86_400_000));
    const games = days.map((day) => puzzleOfDay(puzzles, day)!.game);
    expect([...games].sort()).toEqual(Object.keys(puzzles));
    const ordinal = (day: number) => day + 719_163; // as the server counts days
    for (const [n, day] of days.entries()) expect(games[n]).not.toBe(Object.keys(puzzles)[ordinal(day) % 9]);
  });
});

describe('a daily deal that is begun', () => {
  afterEach(() => { vi.unstubAllGlobals(); });

  function here(told: () => Response): void {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => { kept.set(k, v); } });
    vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
    vi.stubGlobal('history', { pushState: () => undefined });
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => Promise.resolve(
      init?.method === 'POST' ? Response.json({ match: 'm', key: 'k', seat: 0, commitment: null }) : path.endsWith('?match=m') ? told() : new Response('', { status: 500 })));
  }

  it('from a page of yesterday is the one of today', async () => {
    here(() => Response.json({ day: '2026-11-28', game: 'brag' }));
    await playDaily({ day: '2026-11-27', game: 'mus' }, 'Ann');
    expect([dailyOf('2026-11-27'), dailyOf('2026-11-28')]).toEqual([null, 'm']);
    expect(readSeats().m).toMatchObject({ key: 'k', game: 'brag' });
  });

  it('is the one that the page shows, where the server says nothing', async () => {
    here(() => new Response('', { status: 500 }));
    await playDaily({ day: '2026-11-27', game: 'mus' }, 'Ann');
    expect(dailyOf('2026-11-27')).toBe('m');
  });
});
