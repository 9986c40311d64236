// A puzzle: a position of a match, where one move is asked for, and judged.

import type { PuzzleSent } from '../../net/protocol';
import { FORGETFUL } from '../../net/seats';
import { say } from '../../language/say';
import { MatchPlay } from '../match.svelte';
import { localSocket } from './local';
import { sameMove } from './script';

export class PuzzledMatch extends MatchPlay {
  /** The move that was chosen, once it is. */
  chosen = $state<string | null>(null);

  /** `chosen` is the move where the puzzle has been answered before. */
  constructor(private readonly puzzle: PuzzleSent, private readonly solved: (right: boolean) => void, chosen: string | null = null) {
    super('puzzle', { open: () => localSocket(({ type }, tell) => { if (type === 'hello') tell(puzzle.welcome); }), memory: FORGETFUL });
    this.chosen = chosen;
  }

  get right(): boolean { return this.chosen !== null && this.chosen === this.puzzle.moves[0]?.move; }
  override get pause(): string { return this.chosen === null ? super.pause : say('learn-answered'); }

  // Once it is answered nobody is to move.
  override get myTurn(): boolean { return this.chosen === null && super.myTurn; }
  override get turnText(): string { return this.chosen === null ? super.turnText : ''; }

  override act(move: string): void {
    if (this.chosen !== null) return this.tell(this.pause);
    const found = this.puzzle.moves.find((m) => sameMove(m.move, move));
    if (!found) return this.tell(say('learn-no-such-move', { move }));
    [this.chosen, this.note] = [found.move, ''];
    this.solved(this.right);
  }
}
