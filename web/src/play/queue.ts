// Effects are shown one after the other. When a deal has ended, everything after its end waits until
// the player has seen the result, even if several deals end one after the other: the server may go
// on earlier, the display follows in its own time.

import type { AnyLast, Effect, GameEvent, View } from '../net/protocol';

interface Step { effect: Effect; view: View }
/** How a deal has ended; `view` is the newest state of the message that reported it. */
export interface End { last: AnyLast; view: View }
type Item = { step: Step } | { settle: View } | { end: End };

export interface QueueHooks {
  /** Shows one effect; resolves when the next may begin. */
  perform: (step: Step) => Promise<void> | void;
  /** A batch is done: this is the state after it. */
  settle: (view: View) => void;
  /** A deal has ended and everything that belongs to its end has been shown. */
  ended: (end: End) => void;
}

export class EffectQueue {
  private items: Item[] = [];
  private running = false;
  private holding = false;

  constructor(private readonly hooks: QueueHooks) {}

  /** True while the result of a finished deal is shown. */
  get held(): boolean { return this.holding; }
  get idle(): boolean { return !this.running && this.items.length === 0; }
  get waiting(): number { return this.items.length; }
  /** True if only results are left to be shown. */
  get caughtUp(): boolean { return this.items.every((item) => 'end' in item); }

  push(events: readonly GameEvent[], view: View): void {
    for (const { effects, last } of events) {
      // The next deal may begin in the same message: that part is shown later.
      const next = last ? effects.findLastIndex((e) => e.kind === 'deal') : -1;
      effects.forEach((effect, i) => {
        if (last && i === next) this.items.push({ end: { last, view } });
        this.items.push({ step: { effect, view } });
      });
      if (last && next < 0) this.items.push({ end: { last, view } });
    }
    // When a deal is completely over, its result is shown over the state that it led to.
    const ended = this.items.at(-1);
    if (ended && 'end' in ended && events.length) this.items.splice(-1, 0, { settle: view });
    else this.items.push({ settle: view });
    void this.run();
  }

  /** Results that were missed, in order, over a state that is already shown. */
  look(ends: readonly End[]): void {
    this.items.push(...ends.map((end) => ({ end })));
    void this.run();
  }

  /** The player has seen the result: go on. */
  release(): void {
    this.holding = false;
    void this.run();
  }

  /** Clears everything, for example when the whole state is sent again. */
  clear(): void {
    this.items = [];
    this.holding = false;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let item = this.items[0]; item && !this.holding; item = this.items[0]) {
      this.items.shift();
      if ('step' in item) await this.hooks.perform(item.step);
      else if ('settle' in item) this.hooks.settle(item.settle);
      else {
        this.holding = true;
        this.hooks.ended(item.end);
      }
    }
    this.running = false;
  }
}
