// Skipping the rest of a deal that you are out of, or of the match.

import type { View } from '../net/protocol';
import { outOf } from './out';

export type Scope = 'deal' | 'match';

/** Asks the server to skip; the server lets the bots play as fast as the other players allow. */
export type Ask = (message: { type: 'skip'; scope: Scope }) => void;

export class Skipping {
  /** What is being skipped. */
  what = $state<Scope | null>(null);

  constructor(private readonly ask: Ask) {}

  /** What a player can skip. */
  offered(view: View | null, you: number | null): Scope | null {
    return !view || you === null || view.result || this.what ? null : outOf(view);
  }

  begin(scope: Scope): void {
    this.what = scope;
    this.again();
  }

  /** Says it once more, after the connection was lost. */
  again(): void { if (this.what) this.ask({ type: 'skip', scope: this.what }); }

  /** A view is shown: the deal that was skipped may be over. */
  settle(view: View): void { if (this.what === 'deal' && outOf(view) !== 'deal') this.what = null; }

  end(): void { this.what = null; }
}
