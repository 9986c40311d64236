// The page's half of a match, with a socket that the test holds the other end of.

import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { ClientMessage, GameEvent, ServerMessage, View } from '../src/net/protocol';

export class FakeSocket {
  static all: FakeSocket[] = [];
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code?: number }) => void) | null = null;
  constructor() { FakeSocket.all.push(this); }
  send(data: string): void { this.sent.push(JSON.parse(data) as ClientMessage); }
  close(): void { /* nothing to close */ }
  say(message: ServerMessage): void { this.onmessage?.({ data: JSON.stringify(message) }); }
}


export const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 30); });
export const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
export const said = (type: ClientMessage['type']): ClientMessage[] => socket().sent.filter((m) => m.type === type);

export function welcome(shown: View, number = 0, events: GameEvent[] = [], resync = false, undos = 0): void {
  socket().say({
    type: 'welcome', you: shown.you, number, view: shown, events, resync, undos, ended: false,
    match: { id: 'm', game: shown.game, preset: 'pennies', options: {}, seats: ['Ann', 'Ben', 'Cleo'].map((name, i) => ({ seat: i, name, kind: i ? 'human' : 'you' })), pack: 'french', wait: null, hints: true, clock: null, away: 60, table: null, life: 'life', prize: 'stake', fair: null },
  });
}

/** For the head of a file: what a browser has, and how a match is opened in it. */
export async function matchPage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => { kept.set(k, v); } });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { hidden: true, querySelector: () => null, documentElement: { dataset: {} } });

  const { MatchPlay } = await import('../src/play/match.svelte');
  const { settings } = await import('../src/settings.svelte');
  const opened: InstanceType<typeof MatchPlay>[] = [];

  // Nobody looks at the open hands for a while.
  const pace = settings.pace;
  beforeAll(() => { settings.pace = 'at-once'; });
  afterAll(() => { settings.pace = pace; });
  beforeEach(() => {
    kept.clear();
    FakeSocket.all = [];
  });
  afterEach(() => {
    for (const play of opened.splice(0)) play.stop(); // else they reconnect for ever
    vi.useRealTimers();
  });

  function open(shown: View, number = 0, events: GameEvent[] = [], resync = false) {
    const play = new MatchPlay('m');
    opened.push(play);
    play.start();
    socket().onopen!();
    welcome(shown, number, events, resync);
    return play;
  }
  return { open, opened };
}
