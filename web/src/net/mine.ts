// The requests about the matches of this browser, which it proves to be its own by their keys.

import { language } from '../language/language.svelte';
import { post, Refused } from './api';
import type { Forgotten, Own, OwnMatch } from './protocol';
import { forgetSeat, readSeats } from './seats';

/** The most seats that the server takes at once. */
const MOST = 200;
/** Milliseconds between questions while the server works results out. */
const AGAIN = 300;

interface Held { match: string; key: string }

export function held(): Held[] {
  return Object.values(readSeats()).sort((a, b) => b.at - a.at)
    .flatMap(({ match, key }) => (key ? [{ match, key }] : [])).slice(0, MOST);
}

/** The matches of this browser; `tell` gets them again as their results are worked out. */
export async function ownMatches(tell: (matches: OwnMatch[]) => void): Promise<void> {
  for (;;) {
    const { matches, left } = await post<Own>('/api/mine', { seats: held() });
    tell(matches);
    if (!left) return;
    await new Promise((done) => { setTimeout(done, AGAIN); });
  }
}

/** Asks the server to forget a match, and forgets it here; whether it was deleted. */
export async function forget(match: string): Promise<boolean> {
  const key = readSeats()[match]?.key ?? '';
  const { deleted } = await post<Forgotten>(`/api/matches/${encodeURIComponent(match)}/forget`, { key });
  forgetSeat(match);
  return deleted;
}

/** All records as one file. */
export async function allRecords(): Promise<Blob> {
  const headers = { 'content-type': 'application/json', 'accept-language': language.code };
  const answer = await fetch('/api/mine/records', { method: 'POST', headers, body: JSON.stringify({ seats: held() }) });
  if (answer.ok) return answer.blob();
  const told = (await answer.json().catch(() => null)) as { error?: { reason?: string } } | null;
  throw new Refused(told?.error?.reason ?? String(answer.status), null, answer.status);
}
