import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownMatches } from '../src/net/mine';

let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => '{}', setItem: () => undefined });
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify({ matches: [], left: 3 }), { headers: { 'content-type': 'application/json' } }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server is asked for more results until the page is left', async () => {
  const here = new AbortController();
  let told = 0;
  const done = ownMatches(() => { told += 1; }, here.signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toBe(4);
  expect(told).toBe(4);
  here.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect([asked, told]).toEqual([4, 4]);
});
