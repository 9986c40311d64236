// What has happened in a match, line by line, as far as this page was told.

import { say } from '../language/say';
import type { Effect } from '../net/protocol';

/** So many lines are kept. */
const KEPT = 400;

export interface LogLine { id: number; text: string; heading: boolean }

export class MatchLog {
  lines = $state.raw<readonly LogLine[]>([]);
  private last = 0;

  write(effect: Effect): void {
    if (effect.kind === 'deal') this.append(effect.line || say('play-deal', { deal: effect.deal }), true);
    else if (effect.line) this.append(effect.line, false);
  }

  clear(): void { this.lines = []; }

  private append(text: string, heading: boolean): void {
    this.last += 1;
    this.lines = [...this.lines.slice(1 - KEPT), { id: this.last, text, heading }];
  }
}
