// Clubs: what is remembered, what may be used of a message, and what an evening is proposed with.

import { describe, expect, test, vi } from 'vitest';
import { Following } from '../src/clubs/following.svelte';
import { usualSize } from '../src/clubs/plan';
import { parseClub } from '../src/clubs/sent';
import type { SocketLike } from '../src/net/line';
import { forgetClub, readClubs, saveClub } from '../src/net/clubs';

class Memory {
  private readonly kept = new Map<string, string>();
  getItem(key: string): string | null { return this.kept.get(key) ?? null; }
  setItem(key: string, value: string): void { this.kept.set(key, value); }
}

describe('what is remembered', () => {
  test('a club keeps its key when its title is told', () => {
    const store = new Memory();
    saveClub('abc', { key: 'secret', at: 1 }, store);
    saveClub('abc', { title: 'Thursdays', at: 2 }, store);
    expect(readClubs(store)).toEqual({ abc: { club: 'abc', key: 'secret', title: 'Thursdays', at: 2 } });
    forgetClub('abc', store);
    expect(readClubs(store)).toEqual({});
  });

  test('the oldest clubs are forgotten, and broken storage is empty', () => {
    const store = new Memory();
    for (let n = 0; n < 35; n += 1) saveClub(`c${n}`, { key: 'k', at: n }, store);
    expect(Object.keys(readClubs(store))).toHaveLength(30);
    expect(readClubs(store).c4).toBeUndefined();
    store.setItem('boneace.clubs', '{');
    expect(readClubs(store)).toEqual({});
  });
});

const club = { type: 'club', club: 'abc', title: 'T', you: 1, host: true, members: [], evenings: [], rule_sets: [], ratings: {} };

test('a message is used only if it has what the page needs', () => {
  expect(parseClub(JSON.stringify(club))).toEqual(club);
  expect(parseClub(JSON.stringify({ ...club, members: 3 }))).toBeNull();
  expect(parseClub('{"type":"planned","evening":"xyz"}')).toEqual({ type: 'planned', evening: 'xyz' });
  for (const text of ['', '[]', '{"type":"toString"}', '{"type":"evening"}', '{"type":"table"}']) expect(parseClub(text)).toBeNull();
});

test('four at a table are proposed, or the nearest that the rules allow', () => {
  expect([[2], [2, 3, 4, 5], [5, 6], [4]].map((sizes) => usualSize(sizes))).toEqual([2, 4, 5, 4]);
});

test('a club that refuses its page after a break is not asked again, and the page says so', () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new Memory());
  const sockets: SocketLike[] = [];
  const following = new Following({ club: 'abc' }, 'secret', () => {
    const socket = { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null };
    sockets.push(socket);
    return socket;
  });
  const hear = (message: object): void => { sockets.at(-1)!.onmessage!({ data: JSON.stringify(message) }); };
  following.start();
  sockets[0]!.onopen!();
  hear(club);
  sockets[0]!.onclose!({});
  vi.advanceTimersByTime(400);
  sockets[1]!.onopen!();
  hear({ type: 'refused', reason: 'There is no such club.', place: null });
  sockets[1]!.onclose!({ code: 1008 });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
  expect([following.note, following.refusal]).toEqual(['', 'There is no such club.']);
  following.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
