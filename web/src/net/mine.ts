// The requests about the matches of this browser, which it proves to be its own by their keys.

import { post, postForFile } from './api';
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

/** The matches of this browser; `tell` gets them again as their results are worked out, until the page that asks is left. */
export async function ownMatches(tell: (matches: OwnMatch[]) => void, asker: AbortSignal): Promise<void> {
  while (!asker.aborted) {
    const { matches, left } = await post<Own>('/api/mine', { seats: held() });
    if (asker.aborted) return;
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
export const allRecords = (): Promise<Blob> => postForFile('/api/mine/records', { seats: held() });
