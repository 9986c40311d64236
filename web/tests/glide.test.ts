import { beforeEach, describe, expect, it, vi } from 'vitest';
import { away, land, leave } from '../src/play/glide';

/** Something on the table, as far as sliding is concerned. */
class Thing {
  ways: string[] = [];
  running: object[] = [];
  width = 20;
  constructor(public left: number, public parentElement: Thing | null = null) {}
  closest(): Thing { return this; }
  getBoundingClientRect(): object { return { left: this.left, top: 0, width: this.width }; }
  getAnimations(): object[] { return this.running; }
  animate({ transform, opacity }: { transform?: string[]; opacity?: number[] }): object {
    this.ways.push(transform?.[0] ?? `seen ${opacity!.join()}`);
    const one = {};
    this.running.push(one);
    return one;
  }
}

const cloth = (things: Thing[]): Element => ({ querySelectorAll: () => things }) as unknown as Element;
const moved = (things: Thing[], move: () => void): void => {
  leave(cloth(things));
  move();
  land();
};

let frame: () => void;
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => { frame = next; });
  vi.stubGlobal('getComputedStyle', () => ({ transform: 'matrix' }));
  vi.stubGlobal('DOMMatrix', class { e = 12; f = 0; });
});

describe('what changes its place', () => {
  it('slides there from where it lay', () => {
    const [card, still] = [new Thing(100), new Thing(200)];
    moved([card, still], () => { card.left = 70; });
    expect([card.ways, still.ways]).toEqual([['translate(30px, 0px)'], []]);
  });

  it('comes with what it lies in', () => {
    const hand = new Thing(100);
    const [first, second] = [new Thing(100, hand), new Thing(130, hand)];
    moved([hand, first, second], () => { [hand.left, first.left, second.left] = [80, 80, 120]; });
    expect([hand.ways, first.ways, second.ways]).toEqual([['translate(20px, 0px)'], [], ['translate(-10px, 0px)']]);
  });

  it('may be on its way from another place', () => {
    const card = new Thing(100);
    moved([card], () => { card.left = 70; });
    card.left = 82; // 12 px are left of its way
    moved([card], () => { card.left = 52; });
    expect(card.ways.at(-1)).toBe('translate(30px, 0px)');
    expect(away(card as unknown as Element)).toEqual([12, 0]);
    card.running = []; // it has arrived
    expect(away(card as unknown as Element)).toEqual([0, 0]);
  });

  it('slides once for all that happens before the next frame', () => {
    const card = new Thing(100);
    for (const left of [90, 70]) {
      leave(cloth([card]));
      card.left = left;
    }
    frame();
    land();
    expect(card.ways).toEqual(['translate(30px, 0px)']);
  });

  it('appears by and by where it is new', () => {
    const [old, fresh] = [new Thing(100), new Thing(130)];
    const things = [old];
    moved(things, () => { things.push(fresh); });
    expect([old.ways, fresh.ways]).toEqual([[], ['seen 0,1']]);
  });

  it('stays where it is while it turns, and where it is not seen', () => {
    const [turning, unseen] = [new Thing(100), new Thing(100)];
    turning.running.push({});
    unseen.width = 0;
    moved([turning, unseen], () => { turning.left = unseen.left = 50; });
    expect([turning.ways, unseen.ways]).toEqual([[], []]);
  });
});
