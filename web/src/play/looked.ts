// The deals whose results a player has looked at. The server begins the next deal once all have.

import type { Memory } from '../net/seats';

export class Looked {
  /** The last of these deals; 0 for none. */
  deal: number;
  /** The last of which the server has been told. */
  private told = 0;

  /** `tell` returns false where nothing can be said now. */
  constructor(private readonly memory: Memory, private readonly tell: (deal: number) => boolean) {
    this.deal = memory.read()?.ready ?? 0;
  }

  /** What the greeting says. */
  greeting(): number { return (this.told = this.deal); }

  /** The result of this deal, and of those before it, has been looked at. */
  at(deal: number): void {
    if (deal <= this.deal) return;
    this.deal = deal;
    this.memory.save({ ready: deal });
    this.again();
  }

  /** Says what was lost: the greeting was on its way, and the welcome not here yet. */
  again(): void {
    if (this.deal > this.told && this.tell(this.deal)) this.told = this.deal;
  }
}
