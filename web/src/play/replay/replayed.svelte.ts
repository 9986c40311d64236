// What a table draws from while a match is replayed: nothing can be played, and nothing is sent.

import { say } from '../../language/say';
import type { MatchInfo, View } from '../../net/protocol';
import { MatchPlay } from '../match.svelte';

export class ReplayedMatch extends MatchPlay {
  override get pause(): string { return say('replay-pause'); }

  /** Show a moment of the match. */
  turnTo(info: MatchInfo, you: number | null, view: View, line: string): void {
    this.info = info;
    this.you = you;
    this.line = 'open';
    this.shown = { ...view, legal: [], closed: [], result: null };
    this.notice = line;
  }
}
