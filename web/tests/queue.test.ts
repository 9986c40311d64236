import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EffectQueue } from '../src/play/queue';
import { effect, view } from './views';

const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 0); });

describe('the queue of effects', () => {
  let seen: string[];
  let queue: EffectQueue;

  beforeEach(() => {
    seen = [];
    queue = new EffectQueue({
      perform: async (step) => { await Promise.resolve(); seen.push(step.effect.kind); },
      settle: (v) => { seen.push(`view ${v.deal}`); },
      ended: () => { seen.push('ended'); },
    });
  });

  it('shows effects one after the other, then the state after them', async () => {
    queue.push([{ number: 1, effects: [effect({ kind: 'drew', seat: 1, card: '??' })] }], view());
    queue.push([{ number: 2, effects: [effect({ kind: 'discarded', seat: 1, card: '7H' })] }], view());
    await settle();
    expect(seen).toEqual(['drew', 'view 1', 'discarded', 'view 1']);
    expect(queue.idle).toBe(true);
  });

  it('waits for a slow one', async () => {
    let finish: () => void = () => undefined;
    const slow = new EffectQueue({
      perform: (step) => { seen.push(step.effect.kind); return new Promise((resolve) => { finish = resolve; }); },
      settle: () => { seen.push('view'); },
      ended: vi.fn(),
    });
    slow.push([{ number: 1, effects: [effect({ kind: 'knocked', seat: 1 }), effect({ kind: 'stood', seat: 2 })] }], view());
    await settle();
    expect(seen).toEqual(['knocked']);
    finish();
    await settle();
    expect(seen).toEqual(['knocked', 'stood']);
  });

  it('holds the next deal until the player goes on', async () => {
    queue.push([{ number: 9, effects: [
      effect({ kind: 'stood', seat: 1 }), effect({ kind: 'showdown' }), effect({ kind: 'changed', seat: 1, by: -1 }),
      effect({ kind: 'deal', deal: 2, dealer: 0 }), effect({ kind: 'dealt', seat: 1, card: '??' }),
    ] }], view({ deal: 2 }));
    await settle();
    expect(seen).toEqual(['stood', 'showdown', 'changed', 'ended']);
    expect(queue.held).toBe(true);
    // What comes meanwhile waits too.
    queue.push([{ number: 10, effects: [effect({ kind: 'drew', seat: 1, card: '??' })] }], view({ deal: 2 }));
    await settle();
    expect(seen).toHaveLength(4);
    queue.release();
    await settle();
    expect(seen.slice(4)).toEqual(['deal', 'dealt', 'view 2', 'drew', 'view 2']);
    expect(queue.held).toBe(false);
  });

  it('holds a deal that comes in a later message as well', async () => {
    queue.push([{ number: 9, effects: [effect({ kind: 'blitz' })] }], view());
    await settle();
    expect(seen).toEqual(['blitz', 'view 1', 'ended']);
    queue.push([{ number: 10, effects: [effect({ kind: 'ante' }), effect({ kind: 'dealt', seat: 0, card: '7H' })] }], view({ deal: 2 }));
    await settle();
    expect(seen).toHaveLength(3);
    queue.release();
    await settle();
    expect(seen.slice(3)).toEqual(['ante', 'dealt', 'view 2']);
  });

  it('stops twice when two deals end in one message', async () => {
    queue.push([{ number: 9, effects: [
      effect({ kind: 'showdown' }), effect({ kind: 'deal', deal: 2, dealer: 0 }),
      effect({ kind: 'blitz' }), effect({ kind: 'deal', deal: 3, dealer: 1 }),
    ] }], view({ deal: 3 }));
    await settle();
    queue.release();
    await settle();
    expect(seen).toEqual(['showdown', 'ended', 'deal', 'blitz', 'ended']);
  });

  it('tells again of an end that was not settled, with what belongs to it', async () => {
    queue.push([{ number: 9, effects: [effect({ kind: 'showdown' })] }], view());
    await settle();
    queue.hold(view());
    queue.push([{ number: 10, effects: [effect({ kind: 'declined', seat: 1 }), effect({ kind: 'changed', seat: 0, by: -1 }), effect({ kind: 'deal', deal: 2, dealer: 0 })] }], view({ deal: 2 }));
    await settle();
    expect(seen).toEqual(['showdown', 'view 1', 'ended', 'declined', 'changed', 'ended']);
    queue.release();
    await settle();
    expect(seen.slice(6)).toEqual(['deal', 'view 2']);
  });

  it('forgets what was waiting when everything arrives anew', async () => {
    queue.push([{ number: 9, effects: [effect({ kind: 'showdown' }), effect({ kind: 'deal', deal: 2, dealer: 0 })] }], view());
    await settle();
    queue.clear();
    queue.release();
    await settle();
    expect(seen).toEqual(['showdown', 'ended']);
  });
});
