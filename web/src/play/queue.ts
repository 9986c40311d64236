// Effects are shown one after the other. When a deal has ended, everything after its end waits until
// the player has seen the result, even if several deals end one after the other: the server may go
// on earlier, the display follows in its own time.

import type { Effect, GameEvent, Last, View } from '../net/protocol';
import type { Scene } from './scenes';
import { Latest } from '../latest';

interface Step { effect: Effect; scene: Scene }
/** How a deal has ended; `view` is the state that it led to, or the newest where it was missed. */
export interface End { last: Last; view: View }
type Item = { step: Step } | { show: View } | { settle: View } | { end: End; missed?: true };

/** The ends of deals that a welcome tells about, in order; the last is in its view too. */
export function endsOf({ events, view }: { events: readonly GameEvent[]; view: View }): Last[] {
  const ends = events.flatMap(({ ends: over, after }) => (over && after?.last ? [after.last] : []));
  const newest = view.last;
  const ended = newest && (view.result !== null || newest.deal < view.deal);
  if (ended && ends.at(-1)?.deal !== newest.deal) ends.push(newest);
  return ends;
}

export interface QueueHooks {
  /** Shows one effect, as long as it `stands`: until everything is cleared. Resolves when the next may begin. */
  perform: (step: Step, stands: () => boolean) => Promise<void> | void;
  /** A scene is over: this is the state after it. */
  show: (view: View) => void;
  /** A batch is done: this is the state after it. */
  settle: (view: View) => void;
  /** The cards of a deal that has just ended lie open: resolves when they have been seen. */
  hold: () => Promise<void> | void;
  /** A deal has ended and everything that belongs to its end has been shown. */
  ended: (end: End) => void;
}

export class EffectQueue {
  private items: Item[] = [];
  private running = false;
  private holding = false;
  private readonly latest = new Latest();

  constructor(private readonly hooks: QueueHooks) {}

  /** True while the result of a finished deal is shown. */
  get held(): boolean { return this.holding; }
  get idle(): boolean { return !this.running && this.items.length === 0; }
  get waiting(): number { return this.items.length; }
  /** True if another deal has ended, whose result is still to be shown. */
  get endsMore(): boolean { return this.items.some((item) => 'end' in item); }
  /** True if only results are left to be shown. */
  get caughtUp(): boolean { return this.items.every((item) => 'end' in item); }

  /** What has happened; `view` is the state after it. */
  push(scenes: readonly Scene[], view: View): void {
    scenes.forEach((scene, i) => {
      for (const effect of scene.effects) this.items.push({ step: { effect, scene } });
      const newest = i === scenes.length - 1;
      this.items.push(newest ? { settle: view } : { show: scene.after });
      // When the match is over, its result is shown over the state that it led to.
      if (scene.last) this.items.push({ end: { last: scene.last, view: newest ? view : scene.after } });
    });
    if (scenes.length === 0) this.items.push({ settle: view });
    void this.run();
  }

  /** Results that were missed, in order, over the state that is already shown, where it goes on after them. */
  look(ends: readonly End[], view: View): void {
    this.items.push(...ends.map((end) => ({ end, missed: true as const })), { settle: view });
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
    this.latest.drop();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let item = this.items[0]; item && !this.holding; item = this.items[0]) {
      this.items.shift();
      try {
        const shown = this.take(item);
        if (shown) await shown;
      } catch (error) {
        reportError(error); // the table must not stand still for it
      }
    }
    this.running = false;
  }

  private take(item: Item): Promise<void> | void {
    if ('step' in item) return this.hooks.perform(item.step, this.latest.begin());
    if ('show' in item) return this.hooks.show(item.show);
    return 'settle' in item ? this.hooks.settle(item.settle) : this.ending(item);
  }

  private async ending({ end, missed }: Extract<Item, { end: End }>): Promise<void> {
    const stands = this.latest.begin();
    if (!missed) await this.hooks.hold();
    if (!stands()) return;
    this.holding = true;
    this.hooks.ended(end);
  }
}
