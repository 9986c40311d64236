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
  onState: (state: LineState) => void;
}

interface Pending { id: string; move: string }

/** A random id that also works on plain http in a local network (crypto.randomUUID does not). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  readonly pending: Pending[] = [];
  private readonly line: Line<ServerMessage, ClientMessage>;

  constructor(private readonly o: ConnectionOptions) {
    this.line = new Line<ServerMessage, ClientMessage>({
      open: o.open,
      hello: () => ({ type: 'hello', match: o.match, key: o.key, seen: o.seen(), undos: o.undos(), language: o.language(), pace: o.pace(), ready: o.ready(), coin: o.coin }),
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

  /** Sends a move; it is sent again after every reconnection until accepted or refused. */
  act(move: string): string {
    const action = { id: newId(), move };
    this.pending.push(action);
    this.line.tell({ type: 'act', ...action });
    return action.id;
  }

  /** Sends a message that is not repeated: after a break the greeting carries it, if needed. */
  tell(message: Exclude<ClientMessage, { type: 'hello' | 'act' | 'ping' }>): void { this.line.tell(message); }

  private receive(message: ServerMessage): void {
    if (message.type === 'accepted' || message.type === 'refused') {
      const at = this.pending.findIndex((p) => p.id === message.id);
      if (at >= 0) this.pending.splice(at, 1);
    }
    this.o.onMessage(message);
    // After the welcome was processed: send what the server may not have received before the break.
    if (message.type === 'welcome') for (const p of this.pending) this.line.tell({ type: 'act', ...p });
  }
}
