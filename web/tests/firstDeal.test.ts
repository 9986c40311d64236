import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Effect, GameEvent, ServerMessage } from '../src/net/protocol';
import { matchPage, settle, socket, welcome } from './matchPage';
import { effect, legal, view, vyingSeat, vyingView } from './views';

const { open } = await matchPage();
const motion = await import('../src/play/motion');
const { FirstDeal } = await import('../src/play/firstDeal.svelte');
const { during } = await import('../src/play/stage');
const { undecided } = await import('../src/play/vying/stage');
const { readSeats, saveSeat } = await import('../src/net/seats');

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
const dealt = (card: string, seat: number): Effect => effect({ kind: 'dealt', card, seat });
/** What a match is when it has just begun. */
const BEGUN: GameEvent[] = [
  { number: 1, effects: [effect({ kind: 'deal', deal: 1, dealer: 2 }, 'Deal 1.'), dealt('7H', 0)] },
  { number: 2, effects: [dealt('??', 1)] },
  { number: 3, after: { turn: 0 }, effects: [effect({ kind: 'upcard', card: '9C' }, 'The upcard is 9C.')] },
];
const told = (part: Partial<Welcome> = {}): Welcome => ({ number: 3, events: BEGUN, view: view({ legal: legal('draw') }), resync: false, ...part } as Welcome);

/** Cards move in this browser. */
beforeAll(() => {
  vi.spyOn(motion, 'moving').mockReturnValue(true);
  Object.assign(document, { querySelectorAll: () => [] });
});

describe('the first deal of a match', () => {
  it('is dealt before the player’s eyes where nothing else has happened yet', () => {
    const scene = new FirstDeal().of(told(), { seen: 0 })!;
    expect(scene.effects.map((e) => e.kind)).toEqual(['deal', 'dealt', 'dealt', 'upcard']);
    expect(scene.after.legal).toHaveLength(1);
    expect(during(scene)).toMatchObject({ deal: 1, turn: 'chance', legal: [], seats: [{ total: null }, {}, {}] });
  });

  it.each<[string, Welcome, { seen: number } | undefined]>([
    ['was seen already', told(), { seen: 3 }],
    ['is one of a lesson', told(), undefined],
    ['has gone on', told({ number: 4, events: [...BEGUN, { number: 4, after: { turn: 1 }, effects: [effect({ kind: 'drew', card: '??', seat: 0 })] }] }), { seen: 0 }],
    ['is not told from its beginning', told({ events: BEGUN.slice(1) }), { seen: 0 }],
    ['is told as it stands only', told({ events: [], resync: true }), { seen: 0 }],
    ['is the second', told({ view: view({ deal: 2 }) }), { seen: 0 }],
  ])('lies there at once if it %s', (_, message, kept) => {
    const first = new FirstDeal();
    expect([first.of(message, kept), first.going]).toEqual([null, false]);
  });

  it('waits for the table, and then leads to the turn', async () => {
    saveSeat('m', { seat: 0 });
    const play = open(view({ legal: legal('draw') }), 3, BEGUN);
    await settle();
    expect([play.first.going, play.current, play.log, play.shown?.turn]).toEqual([true, false, [], 'chance']);
    play.first.opened();
    await settle();
    expect([play.first.going, play.current, play.shown?.turn]).toEqual([false, true, 0]);
    expect(play.log.map((line) => line.text)).toEqual(['Deal 1.', 'The upcard is 9C.']);
    expect(readSeats().m?.seen).toBe(3);
  });

  it('is not dealt a second time where everything is told again before the table is there', async () => {
    const play = open(view({ legal: legal('draw') }), 3, BEGUN);
    welcome(view({ turn: 1 }), 9, [], true);
    expect(play.shown?.turn).toBe(1);
    play.first.opened();
    await settle();
    expect([play.first.going, play.shown?.turn, socket().sent.length > 0]).toEqual([false, 1, true]);
  });

  it('decides nothing before its cards lie there', () => {
    const [best, brag, last] = vyingView().stages;
    const after = vyingView({
      stages: [{ ...best!, worth: 3 }, brag!, last!],
      seats: [vyingSeat(0), vyingSeat(1, { chips: 0, changed: 0 }), vyingSeat(2)],
    });
    const before = undecided(after, [dealt('??', 1), effect({ kind: 'scored', seat: 1, stage: 'best', by: 3 })]);
    expect(before.stages.map((s) => [s.state, s.winner, s.note])).toEqual([['now', [], ''], ['ahead', [], ''], ['ahead', [], '']]);
    expect(before.seats.map((s) => [s.chips, s.changed])).toEqual([[-3, 0], [-3, -3], [-3, 0]]);
    expect(undecided(after, [dealt('??', 1)])).toBe(after);
  });
});
