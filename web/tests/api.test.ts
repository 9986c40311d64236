import { afterEach, expect, it, vi } from 'vitest';
import { language } from '../src/language/language.svelte';
import { getGames } from '../src/net/api';

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
