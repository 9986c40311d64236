// The few HTTP requests the page makes, all to the server it came from.

import type { Created, Games, NewMatch } from './protocol';

/** A request the server refused, in its own words; `place` names the field where there is one. */
export class Refused extends Error {
  constructor(reason: string, readonly place: string | null, readonly status: number) {
    super(reason);
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused('The server does not answer. Is Bone Ace still running?', null, 0);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const error = (body as { error?: { reason?: string; place?: string | null } } | null)?.error;
  throw new Refused(error?.reason ?? `The server answered ${response.status}.`, error?.place ?? null, response.status);
}

let games: Promise<Games> | null = null;

/** The games, asked once and again while the engine is not ready. */
export function getGames(fresh = false): Promise<Games> {
  if (!games || fresh) {
    const asked = request<Games>('/api/games');
    games = asked;
    asked.then(
      (g) => { if (!g.engine.ready && games === asked) games = null; },
      () => { if (games === asked) games = null; },
    );
    return asked;
  }
  return games;
}

export const getRules = (game: string): Promise<{ title: string; html: string }> =>
  request(`/api/rules/${encodeURIComponent(game)}`);

export const getMatch = (id: string): Promise<{ match: string; game: string; over: boolean }> =>
  request(`/api/matches/${encodeURIComponent(id)}`);

export const createMatch = (setup: NewMatch): Promise<Created> =>
  request('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(setup),
  });
