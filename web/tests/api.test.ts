import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '../src/language/language.svelte';
import { getGames, getRules, post } from '../src/net/api';
import { allRecords } from '../src/net/mine';
import { server } from '../src/net/server.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  language.code = 'en';
});

it('asks again when another language was chosen before the answer came', async () => {
  const answers: [string, (response: Response) => void][] = [];
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((resolve) => { answers.push([path, resolve]); }));
  const answer = (spoken: string): void => {
    const [, resolve] = answers.find(([path]) => path.endsWith(`=${spoken}`))!;
    resolve(Response.json({ games: [spoken], engine: { ready: true } }));
  };
  const early = getGames();
  language.code = 'es';
  const late = getGames();
  answer('es');
  expect((await late).games).toEqual(['es']);
  answer('en'); // overtaken: the page must not go back to English
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]![1](Response.json({ games: ['es'], engine: { ready: true } }));
  expect((await early).games).toEqual(['es']);
});

describe('a server that is away', () => {
  const fetched: string[] = [];
  /** What is answered from now on, the last of it again and again; `alive` is what the server answers when it is asked for itself. */
  function answering(alive: () => Response | null, ...answers: (Response | null)[]): void {
    fetched.length = 0;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      fetched.push(`${init?.method ?? 'GET'} ${path}`);
      const found = init?.method === 'HEAD' ? alive() : answers.length > 1 ? answers.shift()! : answers[0]!;
      return found ? Promise.resolve(found.clone()) : Promise.reject(new TypeError('Failed to fetch'));
    });
  }
  const proxy = (status: number): Response => new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } });
  const head = (): Response => new Response(null, { headers: { 'content-type': 'application/json' } });
  const NONE = 'The server does not answer. Is Bone Ace still running?';

  it.each([502, 503, 504])('behind a proxy that says %i is waited for, as one that cannot be reached', async (status) => {
    vi.useFakeTimers();
    let back = false;
    answering(() => (back ? head() : proxy(status)), proxy(status));
    const before = server.returns;
    await expect(getRules('brag')).rejects.toMatchObject({ message: NONE, status: 0 });
    expect(server.lost).toBe(true);
    back = true;
    await vi.advanceTimersByTimeAsync(4000);
    expect([server.lost, server.returns]).toEqual([false, before + 1]);
    vi.useRealTimers();
  });

  it('is not what says itself that it is full', async () => {
    answering(head, Response.json({ error: { reason: 'The server is full.', place: null } }, { status: 503 }));
    await expect(getRules('brag')).rejects.toMatchObject({ message: 'The server is full.', status: 503 });
    expect([server.lost, fetched]).toEqual([false, ['GET /api/rules/brag']]);
  });

  it('for a moment is asked again, and nobody notices', async () => {
    answering(head, proxy(502), Response.json({ text: 'rules' }));
    expect(await getRules('brag')).toEqual({ text: 'rules' });
    answering(head, new Response('{"text": "ru'), Response.json({ text: 'rules' })); // cut off
    expect(await getRules('brag')).toEqual({ text: 'rules' });
    expect(server.lost).toBe(false);
  });

  it('at one address alone is not waited for: that would never end', async () => {
    answering(head, proxy(504));
    await expect(getRules('brag')).rejects.toMatchObject({ message: NONE });
    expect([server.lost, fetched]).toEqual([false, ['GET /api/rules/brag', 'HEAD /api/games', 'GET /api/rules/brag']]);
  });

  it('is not back when a network answers that wants a login', async () => {
    vi.useFakeTimers();
    answering(() => new Response(null, { headers: { 'content-type': 'text/html' } }), new Response('<form>'));
    await expect(getRules('brag')).rejects.toMatchObject({ message: NONE });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.lost).toBe(true);
    answering(head, null);
    await vi.advanceTimersByTimeAsync(4000);
    expect(server.lost).toBe(false);
    vi.useRealTimers();
  });

  it('is told where something was to be done, which is done once', async () => {
    answering(head, proxy(502));
    await expect(post('/api/matches', {})).rejects.toMatchObject({ message: NONE });
    expect(fetched).toEqual(['POST /api/matches']);
    answering(head, null);
    await expect(post('/api/matches', {})).rejects.toMatchObject({ message: NONE });
    vi.stubGlobal('localStorage', { getItem: () => null });
    await expect(allRecords()).rejects.toMatchObject({ message: NONE });
    answering(head, new Response('', { status: 418 }));
    await expect(allRecords()).rejects.toMatchObject({ message: 'The server answered 418.' });
    expect(server.lost).toBe(false);
  });
});
