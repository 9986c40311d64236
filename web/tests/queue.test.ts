import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExchangeLast, GameEvent, ThirtyOneViewChange, View } from '../src/net/protocol';
import { EffectQueue } from '../src/play/queue';
import { scenes } from '../src/play/scenes';
import { effect, view } from './views';

const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 0); });

const last = (deal: number): ExchangeLast =>
  ({ layout: 'exchange', deal, kind: 'showdown', hands: [], totals: [], counted: [], changes: [], out: [] });
const ended = (deal: number, after: ThirtyOneViewChange = { deal: deal + 1 }): Partial<GameEvent> => ({ ends: true, after: { last: last(deal), ...after } });
const push = (queue: EffectQueue, events: GameEvent[], to: View): void => queue.push(scenes(events, view()), to);

describe('the queue of effects', () => {
  let seen: string[];
  let queue: EffectQueue;

  beforeEach(() => {
    seen = [];
    queue = new EffectQueue({
      perform: async (step) => { await Promise.resolve(); seen.push(step.effect.kind); },
      show: () => undefined,
      settle: (v) => { seen.push(`view ${v.deal}`); },
      hold: () => undefined,
      ended: (end) => { seen.push(`ended ${end.last.deal}`); },
    });
  });

  it('shows effects one after the other, then the state after them', async () => {
    push(queue, [{ number: 1, after: {}, effects: [effect({ kind: 'drew', seat: 1, card: '??' })] }], view());
    push(queue, [{ number: 2, after: {}, effects: [effect({ kind: 'discarded', seat: 1, card: '7H' })] }], view());
    await settle();
    expect(seen).toEqual(['drew', 'view 1', 'discarded', 'view 1']);
    expect(queue.idle).toBe(true);
  });

  it('goes on where showing something fails, and says what failed', async () => {
    const failed = vi.fn();
    vi.stubGlobal('reportError', failed);
    const error = new Error('No sound here.');
    const shows = new EffectQueue({ perform: () => { throw error; }, show: () => undefined, settle: (v) => { seen.push(`view ${v.deal}`); }, hold: () => undefined, ended: vi.fn() });
    push(shows, [{ number: 1, after: {}, effects: [effect({ kind: 'knocked', seat: 1 })] }], view());
    await settle();
    expect([seen, shows.idle]).toEqual([['view 1'], true]);
    expect(failed).toHaveBeenCalledWith(error);
    vi.unstubAllGlobals();
  });

  it('shows the view after each event, and the newest last', async () => {
    const views: number[] = [];
    const shows = new EffectQueue({ perform: () => undefined, show: (v) => { views.push(v.stock!); }, settle: (v) => { views.push(-v.stock!); }, hold: () => undefined, ended: vi.fn() });
    push(shows, [{ number: 1, effects: [], after: { stock: 41 } }, { number: 2, effects: [], after: { stock: 40 } }], view({ stock: 40 }));
    await settle();
    expect(views).toEqual([41, -40]);
  });

  it('waits for a slow one', async () => {
    let finish: () => void = () => undefined;
    const slow = new EffectQueue({
      perform: (step) => { seen.push(step.effect.kind); return new Promise((resolve) => { finish = resolve; }); },
      show: () => undefined,
      settle: () => { seen.push('view'); },
      hold: () => undefined,
      ended: vi.fn(),
    });
    push(slow, [{ number: 1, after: {}, effects: [effect({ kind: 'knocked', seat: 1 }), effect({ kind: 'stood', seat: 2 })] }], view());
    await settle();
    expect(seen).toEqual(['knocked']);
    finish();
    await settle();
    expect(seen).toEqual(['knocked', 'stood']);
  });

  it('holds the next deal until the player goes on', async () => {
    push(queue, [{ number: 9, ...ended(1), effects: [
      effect({ kind: 'stood', seat: 1 }), effect({ kind: 'showdown' }), effect({ kind: 'changed', seat: 1, by: -1 }),
      effect({ kind: 'deal', deal: 2, dealer: 0 }),
    ] }, { number: 10, after: {}, effects: [effect({ kind: 'dealt', seat: 1, card: '??' })] }], view({ deal: 2 }));
    await settle();
    expect(seen).toEqual(['stood', 'showdown', 'changed', 'ended 1']);
    expect(queue.held).toBe(true);
    // What comes meanwhile waits too.
    push(queue, [{ number: 11, after: {}, effects: [effect({ kind: 'drew', seat: 1, card: '??' })] }], view({ deal: 2 }));
    await settle();
    expect(seen).toHaveLength(4);
    queue.release();
    await settle();
    expect(seen.slice(4)).toEqual(['deal', 'dealt', 'view 2', 'drew', 'view 2']);
    expect(queue.held).toBe(false);
  });

  it('stops at each of the deals that end in one message, with the result of that deal', async () => {
    push(queue, [
      { number: 9, ...ended(1), effects: [effect({ kind: 'showdown' }), effect({ kind: 'deal', deal: 2, dealer: 0 })] },
      { number: 10, effects: [effect({ kind: 'dealt', seat: 1, card: '??' })] },
      { number: 11, ...ended(2), effects: [effect({ kind: 'dealt', seat: 2, card: '??' }), effect({ kind: 'blitz', seats: [1] }), effect({ kind: 'deal', deal: 3, dealer: 1 })] },
    ], view({ deal: 3 }));
    await settle();
    expect(seen).toEqual(['showdown', 'ended 1']);
    queue.release();
    await settle();
    expect(seen.slice(2)).toEqual(['deal', 'dealt', 'dealt', 'blitz', 'ended 2']);
    queue.release();
    await settle();
    expect(seen.slice(7)).toEqual(['deal', 'view 3']);
  });

  it('shows the last result of a match over the state that it led to', async () => {
    push(queue, [{ number: 9, ...ended(1, {}), effects: [effect({ kind: 'showdown' }), effect({ kind: 'won', seats: [1] })] }], view());
    await settle();
    expect(seen).toEqual(['showdown', 'won', 'view 1', 'ended 1']);
    expect(queue.caughtUp).toBe(true);
  });

  it('shows results that were missed one after the other', async () => {
    queue.look([{ last: last(1), view: view() }, { last: last(2), view: view() }], view());
    await settle();
    expect(seen).toEqual(['ended 1']);
    queue.release();
    await settle();
    expect(seen).toEqual(['ended 1', 'ended 2']);
    queue.release();
    await settle();
    expect(seen).toEqual(['ended 1', 'ended 2', `view ${view().deal}`]);
  });

  it('holds the open hands before the result, unless the page was away, and not once everything is sent again', async () => {
    let look: () => void = () => undefined;
    const holding = new EffectQueue({
      perform: (step) => { seen.push(step.effect.kind); },
      show: () => undefined,
      settle: () => undefined,
      hold: () => { seen.push('hold'); return new Promise((resolve) => { look = resolve; }); },
      ended: (end) => { seen.push(`ended ${end.last.deal}`); },
    });
    const ending = { number: 9, ...ended(1), effects: [effect({ kind: 'showdown' }), effect({ kind: 'deal', deal: 2, dealer: 0 })] };
    push(holding, [ending], view());
    await settle();
    expect(seen).toEqual(['showdown', 'hold']);
    look();
    await settle();
    expect(seen.splice(0)).toEqual(['showdown', 'hold', 'ended 1']);
    holding.clear();
    push(holding, [ending], view());
    await settle();
    holding.clear();
    look();
    await settle();
    expect(seen.splice(0)).toEqual(['showdown', 'hold']);
    holding.look([{ last: last(1), view: view() }], view());
    await settle();
    expect(seen).toEqual(['ended 1']);
  });

  it('forgets what was waiting when everything arrives again', async () => {
    push(queue, [{ number: 9, ...ended(1), effects: [effect({ kind: 'showdown' }), effect({ kind: 'deal', deal: 2, dealer: 0 })] }], view());
    await settle();
    queue.clear();
    queue.release();
    await settle();
    expect(seen).toEqual(['showdown', 'ended 1']);
  });
});
