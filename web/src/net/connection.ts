// One viewer's line to a match: it keeps a move until the server has answered it. It knows nothing
// of the game.

import { Line, type LineState, type SocketLike } from './line';
import { type ClientMessage, type Pace, type ServerMessage, parseMessage } from './protocol';

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
  onState: (state: LineState, why: string) => void;
}

/** A move that has not been answered, and what the page knew when it was made. */
interface Pending { id: string; move: string; number: number; undos: number }

/** A random id that also works on plain http in a local network (crypto.randomUUID does not). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  private pending: readonly Pending[] = [];
  /** What the greeting has said of the pace. */
  private paced: Pace = null;
  private readonly line: Line<ServerMessage, ClientMessage>;

  constructor(private readonly o: ConnectionOptions) {
    this.line = new Line<ServerMessage, ClientMessage>({
      open: o.open,
      hello: () => ({ type: 'hello', match: o.match, key: o.key, seen: o.seen(), undos: o.undos(), language: o.language(), pace: (this.paced = o.pace()), ready: o.ready(), coin: o.coin }),
      welcome: 'welcome',
      parse: parseMessage,
      onMessage: (message) => this.receive(message),
      onState: o.onState,
    });
  }

  start(): void { this.line.start(); }
  stop(): void { this.line.stop(); }
  /** Connect at once, for example when the network or the page comes back. */
  nudge(): void { this.line.nudge(); }

  /**
   * Sends a move, made after so many events; it is sent again after every reconnection until accepted or refused, or
   * until something else has happened: then it was done, or it was meant for what is no longer there.
   */
  act(move: string, number: number): string {
    const id = newId();
    this.pending = [...this.pending, { id, move, number, undos: this.o.undos() }];
    this.line.tell({ type: 'act', id, move });
    return id;
  }

  /** Whether a move is still to be answered. */
  waits(id: string): boolean { return this.pending.some((p) => p.id === id); }

  /** Sends a message that is not repeated: after a break the greeting carries it, if needed. False if the line is broken. */
  tell(message: Exclude<ClientMessage, { type: 'hello' | 'act' | 'ping' }>): boolean { return this.line.tell(message); }

  private receive(message: ServerMessage): void {
    if (message.type === 'accepted' || message.type === 'refused') {
      this.pending = this.pending.filter((p) => p.id !== message.id);
    } else if (message.type === 'welcome') {
      this.pending = this.pending.filter((p) => p.number === message.number && p.undos === message.undos);
    }
    this.o.onMessage(message);
    // After the welcome was processed: send what the server may not have received before the break.
    if (message.type === 'welcome') {
      for (const { id, move } of this.pending) this.line.tell({ type: 'act', id, move });
      const pace = this.o.pace();
      if (message.you !== null && pace !== this.paced) this.line.tell({ type: 'pace', pace });
    }
  }
}
