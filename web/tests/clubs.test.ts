// Clubs: what is remembered, what may be used of a message, and what an evening is proposed with.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Following } from '../src/clubs/following.svelte';
import { usualSize } from '../src/clubs/plan';
import { type FromClub, parseClub } from '../src/clubs/sent';
import { forgetClub, readClubs, saveClub } from '../src/net/clubs';
import type { SocketLike } from '../src/net/line';

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

const club = { type: 'club', club: 'abc', title: 'T', you: 1, host: true, members: [], hosts_gone: null, evenings: [], rule_sets: [], ratings: {} };

test('a message is used only if it has what the page needs', () => {
  expect(parseClub(JSON.stringify(club))).toEqual(club);
  expect(parseClub(JSON.stringify({ ...club, members: 3 }))).toBeNull();
  expect(parseClub('{"type":"planned","evening":"xyz"}')).toEqual({ type: 'planned', evening: 'xyz' });
  for (const text of ['', '[]', '{"type":"toString"}', '{"type":"evening"}', '{"type":"table"}']) expect(parseClub(text)).toBeNull();
});

test('four at a table are proposed, or the nearest that the rules allow', () => {
  expect([[2], [2, 3, 4, 5], [5, 6], [4]].map((sizes) => usualSize(sizes))).toEqual([2, 4, 5, 4]);
});

describe('a club that is followed', () => {
  class Socket implements SocketLike {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: SocketLike['onclose'] = null;
    send(): void { /* nobody listens */ }
    close(): void { /* nothing hears of it */ }
    hear(message: FromClub): void { this.onmessage?.({ data: JSON.stringify(message) }); }
  }
  const club: FromClub = { type: 'club', club: 'abc', title: 'T', you: 1, host: false, members: [], hosts_gone: null, evenings: [], rule_sets: [], ratings: {} };
  const refused: FromClub = { type: 'refused', reason: 'no', place: null };
  let sockets: Socket[];
  let following: Following;
  const last = (): Socket => sockets.at(-1)!;
  const open = (): void => {
    last().onopen?.();
    last().hear(club);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', new Memory());
    sockets = [];
    following = new Following({ club: 'abc' }, 'secret', () => { sockets.push(new Socket()); return last(); });
    following.start();
  });
  afterEach(() => {
    following.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('a wish that is not granted is a note; a hello that is not granted ends it, after a break too', () => {
    open();
    last().hear(refused);
    expect([following.note, following.refusal, following.line]).toEqual(['no', '', 'open']);
    last().onclose?.({});
    vi.advanceTimersByTime(400);
    last().onopen?.();
    last().hear(refused);
    last().onclose?.({ code: 1008 });
    expect([following.note, following.refusal, following.line]).toEqual(['', 'no', 'closed']);
    expect(following.club).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(sockets, 'it is not asked for again and again').toHaveLength(2);
  });

  test('the host who deletes an evening goes on; others are told of it', () => {
    for (const here of [true, false]) {
      open();
      if (here) following.wish({ type: 'delete' });
      last().hear({ type: 'deleted' });
      last().onclose?.({ code: 1000 });
      expect([following.deleted, following.line]).toEqual([here ? 'here' : 'elsewhere', 'closed']);
      following = new Following({ club: 'abc' }, 'secret', () => { sockets.push(new Socket()); return last(); });
      following.start();
    }
    following.stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets, 'what is gone is not asked for again').toHaveLength(3);
  });

  test('those who leave are outside; those who are removed are told so', () => {
    open();
    following.wish({ type: 'remove', member: 1 });
    last().hear({ type: 'left', sent_away: false });
    expect([following.left, following.refusal]).toEqual([true, '']);

    following = new Following({ club: 'abc' }, 'secret', () => { sockets.push(new Socket()); return last(); });
    following.start();
    open();
    following.wish({ type: 'remove', member: 2 });
    last().hear({ type: 'left', sent_away: false });
    expect([following.left, following.line, following.club]).toEqual([false, 'closed', null]);
    expect(following.refusal).not.toBe('');
    expect(readClubs()).toEqual({});
  });
});
