// The few HTTP requests that the page makes, all to its own server.

import { language } from '../language/language.svelte';
import { say } from '../language/say';
import { answers, lostServer } from './server.svelte';
import type { ClubFound, EveningSent, JoinedClub, RatingsSent } from './generated/clubs';
import type { Joined, LobbySent, NewTable, TableFound } from './generated/friends';
import type { Created, DailySent, Found, Games, LessonSent, MatchReviewed, NewMatch, Proof, PuzzleSent, Replay, RuleBook } from './protocol';

/** A request that the server refused, with its message; `place` names the field, if there is one. */
export class Refused extends Error {
  constructor(reason: string, readonly place: string | null, readonly status: number) {
    super(reason);
  }
}

/** What a proxy answers for a server that is away. */
const AWAY = [502, 503, 504];

interface Answer { response: Response; body: unknown }

const reasonIn = (body: unknown) => (body as { error?: { reason?: string; place?: string | null } } | null)?.error;

/** The server's own answer; null if it is away, or the answer was cut off. */
async function answer(path: string, init?: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(path, { ...init, headers: { ...init?.headers, 'accept-language': language.code } });
    const body: unknown = await response.json().catch(() => null);
    const away = response.ok ? body === null : AWAY.includes(response.status) && !reasonIn(body);
    return away ? null : { response, body };
  } catch {
    return null;
  }
}

const noAnswer = (): Refused => new Refused(say('page-no-answer'), null, 0);

/** What the server answers, in the language of the page: if another was chosen meanwhile, it is asked again. */
export async function request<T>(path: string | (() => string), init?: RequestInit): Promise<T> {
  const spoken = language.code;
  const ask = (): Promise<Answer | null> => answer(typeof path === 'string' ? path : path(), init);
  let found = await ask();
  if (!found && !init?.method) {
    // Where it answers by now, this may have been a moment; if it was not, waiting for the server does not help.
    if (await answers()) found = await ask();
    else void lostServer();
  }
  if (!found) throw noAnswer();
  if (!init?.method && language.code !== spoken) return request(path, init);
  if (found.response.ok) return found.body as T;
  throw refusal(found);
}

function refusal({ response: { status }, body }: Answer): Refused {
  const error = reasonIn(body);
  return new Refused(error?.reason ?? say('page-answered', { status: String(status) }), error?.place ?? null, status);
}

/** What the server answers with a file. */
export async function postForFile(path: string, body: object): Promise<Blob> {
  const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': language.code }, body: JSON.stringify(body) })
    .catch(() => { throw noAnswer(); });
  if (response.ok) return response.blob();
  throw refusal({ response, body: await response.json().catch(() => null) });
}

/** Milliseconds after which an answer about an engine that is not ready is asked for again. */
const SOON_OLD = 1000;
let games: Promise<Games> | null = null;
let gamesIn = '';

/** The games, requested once per language, and again while the engine is not ready. */
export function getGames(fresh = false): Promise<Games> {
  if (!games || fresh || gamesIn !== language.code) {
    gamesIn = language.code;
    // The very address that the server names in the head of its answer: it is fetched before this runs.
    const asked = request<Games>(() => `/api/games?language=${language.code}`);
    games = asked;
    asked.then(
      (g) => { if (!g.engine.ready) setTimeout(() => { if (games === asked) games = null; }, SOON_OLD); },
      () => { if (games === asked) games = null; },
    );
    return asked;
  }
  return games;
}

export const getRules = (game: string): Promise<RuleBook> =>
  request(`/api/rules/${encodeURIComponent(game)}`);

export const getLesson = (game: string): Promise<LessonSent> =>
  request(`/api/lessons/${encodeURIComponent(game)}`);

export const getPuzzle = (game: string, number: number): Promise<PuzzleSent> =>
  request(`/api/puzzles/${encodeURIComponent(game)}/${number}`);

export const getMatch = (id: string): Promise<Found> =>
  request(`/api/matches/${encodeURIComponent(id)}`);

export const getReview = (id: string): Promise<MatchReviewed> =>
  request(`/api/matches/${encodeURIComponent(id)}/review`);

export const getReplay = (id: string, seat: number): Promise<Replay> =>
  request(`/api/matches/${encodeURIComponent(id)}/replay?seat=${seat}`);

/** What a finished match can be checked with; a seat's key opens the cards that the seat has seen. */
export const getProof = (id: string, key: string | null): Promise<Proof> =>
  request(`/api/matches/${encodeURIComponent(id)}/proof`, key ? { headers: { authorization: `Bearer ${key}` } } : {});

/** Today's deal; with a match, the one that the match was of. */
export const getDaily = (match: string | null): Promise<DailySent> =>
  request(`/api/daily${match ? `?match=${encodeURIComponent(match)}` : ''}`);

export const beginDaily = (name: string): Promise<Created> => post('/api/daily', { name });

/** A finished match played on from the point after so many events. */
export const playOn = (id: string, after: number, seat: number, name: string): Promise<Created> =>
  post(`/api/matches/${encodeURIComponent(id)}/play-on`, { after, seat, name });

export const post = <T>(path: string, body: object): Promise<T> =>
  request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const createMatch = (setup: NewMatch): Promise<Created> => post('/api/matches', setup);

/** The tables of friends that strangers may come to. */
export const getOpenTables = (): Promise<LobbySent> => request('/api/tables');

export const getTable = (code: string): Promise<TableFound> => request(`/api/tables/${encodeURIComponent(code)}`);

export const createTable = (asked: NewTable): Promise<Joined> => post('/api/tables', asked);

/** Comes to a table under a name. */
export const joinTable = (code: string, name: string): Promise<Joined> =>
  post(`/api/tables/${encodeURIComponent(code)}/join`, { name });

export const getClub = (code: string): Promise<ClubFound> => request(`/api/clubs/${encodeURIComponent(code)}`);

/** The ratings of a game in a club after every match. */
export const getRatings = (code: string, game: string): Promise<RatingsSent> =>
  request(`/api/clubs/${encodeURIComponent(code)}/ratings/${encodeURIComponent(game)}`);

export const createClub = (title: string, name: string): Promise<JoinedClub> => post('/api/clubs', { title, name });

/** Joins a club under a name. */
export const joinClub = (code: string, name: string): Promise<JoinedClub> =>
  post(`/api/clubs/${encodeURIComponent(code)}/join`, { name });

export const getEvening = (id: string): Promise<EveningSent> => request(`/api/evenings/${encodeURIComponent(id)}`);
