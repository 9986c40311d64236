// A socket that stays: it says hello, keeps the line alive, and reconnects after a break. It knows
// nothing of what is said over it.

export const PING_MS = 2500;
/** A ping without an answer for so long is worth a word; the line is given up later. */
export const SILENT_MS = 2500;
export const PATIENCE_MS = 9000;
const BACKOFF_MS = [300, 800, 1500, 2500, 4000];

/**
 * `silent`: open, but the last ping is not answered yet. `refused`: the greeting leads nowhere, so it is not said again
 * until that is asked for.
 */
export type LineState = 'connecting' | 'open' | 'silent' | 'lost' | 'replaced' | 'refused' | 'closed';

export interface SocketLike {
  send(data: string): void;
  close(): void;
  readonly readyState?: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code?: number }) => void) | null;
}

const CONNECTING = 0;
/** The code of a socket that the server closes because it wants none of what is said. */
const REFUSED = 1008;

interface Message { type: string; reason?: string }

export interface LineOptions<In extends Message, Out extends Message> {
  open: () => SocketLike;
  /** What is said first; asked for again at each connection. */
  hello: () => Out;
  /** The kind of message that answers the hello. */
  welcome: In['type'];
  /** A message in a text frame; null if this page does not know it. */
  parse: (text: string) => In | null;
  onMessage: (message: In) => void;
  /** `why` is what the server said where it has refused the greeting. */
  onState: (state: LineState, why: string) => void;
}

export class Line<In extends Message, Out extends Message> {
  state: LineState = 'connecting';
  private socket: SocketLike | null = null;
  private opened = false;
  private greeted = false;
  /** Why the greeting leads nowhere; that it does is known once the server closes the socket for it. */
  private denied = '';
  private attempts = 0;
  private lastHeard = 0;
  private lastBeat = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly o: LineOptions<In, Out>) {}

  start(): void {
    clearTimeout(this.retry);
    this.drop();
    this.change(this.attempts === 0 ? 'connecting' : 'lost');
    const socket = this.o.open();
    this.socket = socket;
    this.lastHeard = performance.now();
    this.lastBeat = Date.now();
    socket.onopen = () => {
      this.opened = true;
      this.send(this.o.hello());
    };
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === 'string') this.receive(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.close(event.code);
    };
    this.beat = setInterval(() => this.heartbeat(), PING_MS);
  }

  stop(): void {
    clearTimeout(this.retry);
    this.drop();
    this.change('closed');
  }

  /** Sends a message if the line is open, and says whether it was; it is not sent again. */
  tell(message: Out): boolean {
    if (this.greeted) this.send(message);
    return this.greeted;
  }

  /** The network or the page is back: connect at once, or see whether the line is still alive. */
  nudge(): void {
    if (this.state === 'lost') this.start();
    else if (this.greeted) this.heartbeat();
  }

  private receive(text: string): void {
    this.lastHeard = performance.now();
    this.hush();
    if (this.state === 'silent') this.change('open');
    const message = this.o.parse(text);
    if (message === null) return;
    if (message.type === this.o.welcome) {
      this.greeted = true;
      this.attempts = 0;
      this.change('open');
    } else if (message.type === 'replaced') {
      this.drop();
      this.change('replaced');
    } else if (message.type === 'refused' && !this.greeted) {
      this.denied = message.reason ?? '';
    }
    this.o.onMessage(message);
  }

  private heartbeat(): void {
    // The time of day may be set back, which must not hide a silence. The other clock stands still in some systems while
    // the machine sleeps, after which the server has given this page up.
    const silent = performance.now() - this.lastHeard > PATIENCE_MS;
    const slept = Date.now() - this.lastBeat > PING_MS + PATIENCE_MS;
    this.lastBeat = Date.now();
    // A silent socket is replaced at once; its own close event may take minutes.
    if (silent || slept) this.lose();
    // Also before the welcome: a server that is compiling its engine lets viewers wait.
    else if (this.opened) this.ping();
  }

  private ping(): void {
    this.send({ type: 'ping' });
    if (this.state === 'open') this.silence ??= setTimeout(() => this.change('silent'), SILENT_MS);
  }

  /** No ping waits for an answer. */
  private hush(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private close(code: number | undefined): void {
    if (this.greeted || code !== REFUSED) return this.lose();
    this.drop();
    this.change('refused');
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
    this.hush();
    const socket = this.socket;
    this.socket = null;
    this.opened = false;
    this.greeted = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      // one that is still being opened is closed then: browsers complain of it before
      if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    }
  }

  private send(message: Out | { type: 'ping' }): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // Not open any more; the close event or the heartbeat brings a new one.
    }
  }

  private change(state: LineState): void {
    if (state === this.state && state !== 'connecting') return;
    this.state = state;
    this.o.onState(state, this.denied);
  }
}

export function openSocket(path = '/ws'): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as SocketLike;
}
