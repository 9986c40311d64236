// One viewer's socket: says hello, keeps the connection alive, reconnects after a break, and keeps
// an action until the server has answered it. It knows nothing of the game.

import { type ClientMessage, type Pace, type ServerMessage, parseMessage } from './protocol';

export const PING_MS = 2500;
export const PATIENCE_MS = 9000;
const BACKOFF_MS = [300, 800, 1500, 2500, 4000];

export type LineState = 'connecting' | 'open' | 'lost' | 'replaced' | 'closed';

export interface SocketLike {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code?: number }) => void) | null;
}

export interface ConnectionOptions {
  open: () => SocketLike;
  match: string;
  key: string | null;
  /** Number of the last event this page has; read again at each connection. */
  seen: () => number;
  /** How often something had been taken back when they were counted. */
  undos: () => number;
  /** The language of the server's messages. */
  language: () => string;
  /** How fast bots play. */
  pace: () => Pace;
  /** The last deal whose result was seen. */
  ready: () => number;
  /** What this seat adds to the shuffles. */
  coin: string | null;
  onMessage: (message: ServerMessage) => void;
  onState: (state: LineState) => void;
}

interface Pending { id: string; move: string }

/** A random id that also works on plain http in a local network (crypto.randomUUID does not). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  state: LineState = 'connecting';
  readonly pending: Pending[] = [];
  private socket: SocketLike | null = null;
  private opened = false;
  private greeted = false;
  private attempts = 0;
  private lastHeard = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly o: ConnectionOptions) {}

  start(): void {
    clearTimeout(this.retry);
    this.drop();
    this.change(this.attempts === 0 ? 'connecting' : 'lost');
    const socket = this.o.open();
    this.socket = socket;
    this.greeted = false;
    this.lastHeard = Date.now();
    socket.onopen = () => {
      this.opened = true;
      this.send({ type: 'hello', match: this.o.match, key: this.o.key, seen: this.o.seen(), undos: this.o.undos(), language: this.o.language(), pace: this.o.pace(), ready: this.o.ready(), coin: this.o.coin });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === 'string') this.receive(event.data);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
    this.beat = setInterval(() => this.heartbeat(), PING_MS);
  }

  stop(): void {
    clearTimeout(this.retry);
    this.drop();
    this.change('closed');
  }

  /** Sends a move; it is sent again after every reconnection until accepted or refused. */
  act(move: string): string {
    const action = { id: newId(), move };
    this.pending.push(action);
    if (this.greeted) this.send({ type: 'act', ...action });
    return action.id;
  }

  /** Sends a message that is not repeated: after a break the greeting carries it, if needed. */
  tell(message: Exclude<ClientMessage, { type: 'hello' | 'act' | 'ping' }>): void {
    if (this.greeted) this.send(message);
  }

  /** Connect at once, for example when the network or the page comes back. */
  nudge(): void {
    if (this.state === 'lost') this.start();
  }

  private receive(text: string): void {
    this.lastHeard = Date.now();
    const message = parseMessage(text);
    if (message === null) return;
    if (message.type === 'welcome') {
      this.greeted = true;
      this.attempts = 0;
      this.change('open');
    } else if (message.type === 'accepted' || message.type === 'refused') {
      const at = this.pending.findIndex((p) => p.id === message.id);
      if (at >= 0) this.pending.splice(at, 1);
    } else if (message.type === 'replaced') {
      this.drop();
      this.change('replaced');
    }
    this.o.onMessage(message);
    // After the welcome was processed: send what the server may not have received before the break.
    if (message.type === 'welcome') for (const p of this.pending) this.send({ type: 'act', ...p });
  }

  private heartbeat(): void {
    // A silent socket is replaced at once; its own close event may take minutes.
    if (Date.now() - this.lastHeard > PATIENCE_MS) this.lose();
    // Also before the welcome: a server that is compiling its engine lets viewers wait.
    else if (this.opened) this.send({ type: 'ping' });
  }

  private lose(): void {
    this.drop();
    const wait = BACKOFF_MS[Math.min(this.attempts, BACKOFF_MS.length - 1)]!;
    this.attempts += 1;
    this.change('lost');
    this.retry = setTimeout(() => this.start(), wait);
  }

  private drop(): void {
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    this.opened = false;
    this.greeted = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private send(message: ClientMessage): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // Not open any more; the close event or the heartbeat brings a new one.
    }
  }

  private change(state: LineState): void {
    if (state === this.state && state !== 'connecting') return;
    this.state = state;
    this.o.onState(state);
  }
}

export function openSocket(): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as SocketLike;
}
