// Effects are shown one after the other. When a deal has ended, whatever belongs to the next one
// waits until the player has looked at the result: the server goes straight on, the eye does not.

import type { Effect, GameEvent, View } from '../net/protocol';

export interface Step { effect: Effect; view: View }
type Item = { step: Step } | { settle: View };

export interface QueueHooks {
  /** Shows one effect; resolves when the next may begin. */
  perform: (step: Step) => Promise<void> | void;
  /** A batch is done: this is the state after it. */
  settle: (view: View) => void;
  /** A deal has ended and everything that belongs to its end has been shown. */
  ended: (view: View) => void;
}

const ENDS = new Set<string>(['showdown', 'blitz', 'drawn']);
const BEGINS = new Set<string>(['deal', 'ante', 'dealt', 'widow', 'upcard']);

export class EffectQueue {
  private items: Item[] = [];
  private running = false;
  private ending = false;
  private told = false;
  private lastView: View | null = null;

  constructor(private readonly hooks: QueueHooks) {}

  /** True while a finished deal is being looked at. */
  get held(): boolean { return this.ending; }
  get idle(): boolean { return !this.running && this.items.length === 0; }
  get waiting(): number { return this.items.length; }

  push(events: readonly GameEvent[], view: View): void {
    for (const event of events) {
      for (const effect of event.effects) this.items.push({ step: { effect, view } });
    }
    this.items.push({ settle: view });
    void this.run();
  }

  /** The player has seen the result: go on. */
  release(): void {
    this.ending = false;
    this.told = false;
    void this.run();
  }

  /** The end that is on show is not settled yet: whatever comes now belongs to it, and is told too. */
  hold(view: View): void {
    this.ending = true;
    this.told = false;
    this.lastView = view;
  }

  /** Forget everything, for example when the whole state arrives anew. */
  clear(): void {
    this.items = [];
    this.ending = false;
    this.told = false;
  }

  private tell(): void {
    if (this.ending && !this.told && this.lastView) {
      this.told = true;
      this.hooks.ended(this.lastView);
    }
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (;;) {
      const item = this.items[0];
      if (!item) break;
      if ('step' in item) {
        const { effect, view } = item.step;
        if (this.ending && BEGINS.has(effect.kind)) break;
        this.items.shift();
        this.lastView = view;
        await this.hooks.perform(item.step);
        if (ENDS.has(effect.kind)) this.ending = true;
      } else {
        this.items.shift();
        this.hooks.settle(item.settle);
      }
    }
    this.running = false;
    this.tell();
  }
}
