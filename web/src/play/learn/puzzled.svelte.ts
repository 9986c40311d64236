// A puzzle: a position of a match, where one move is asked for, and judged.

import type { SocketLike } from '../../net/connection';
import type { ClientMessage, PuzzleSent, ServerMessage } from '../../net/protocol';
import { FORGETFUL } from '../../net/seats';
import { say } from '../../language/say';
import { MatchPlay } from '../match.svelte';
import { sameMove } from './script';

/** Tells the position to whoever connects, and nothing else. */
function still(puzzle: PuzzleSent): SocketLike {
  const socket: SocketLike = {
    send: (data) => {
      const { type } = JSON.parse(data) as ClientMessage;
      if (type === 'hello') tell({ ...puzzle.welcome, type: 'welcome' });
      else if (type === 'ping') tell({ type: 'pong' });
    },
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const tell = (message: ServerMessage): void =>
    queueMicrotask(() => socket.onmessage?.({ data: JSON.stringify(message) }));
  queueMicrotask(() => socket.onopen?.());
  return socket;
}

export class PuzzledMatch extends MatchPlay {
  /** The move that was chosen, once it is. */
  chosen = $state<string | null>(null);

  constructor(private readonly puzzle: PuzzleSent, private readonly solved: (right: boolean) => void) {
    super('puzzle', { open: () => still(puzzle), memory: FORGETFUL });
  }

  get right(): boolean { return this.chosen !== null && this.chosen === this.puzzle.moves[0]?.move; }
  override get pause(): string { return this.chosen === null ? super.pause : say('learn-answered'); }

  override act(move: string): void {
    if (this.chosen !== null) return this.tell(this.pause);
    const found = this.puzzle.moves.find((m) => sameMove(m.move, move));
    if (!found) return this.tell(say('learn-no-such-move', { move }));
    this.chosen = found.move;
    this.solved(this.right);
  }
}
