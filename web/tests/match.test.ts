import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, ExchangeLast, ServerMessage } from '../src/net/protocol';
import { FakeSocket, matchPage, said, settle, socket, welcome } from './matchPage';
import { effect, legal, seat, view, vyingSeat, vyingView } from './views';

const { open } = await matchPage();
const { stage } = await import('../src/play/stage');
const { readSeats, saveBegun, saveSeat } = await import('../src/net/seats');

const last = (deal: number): ExchangeLast => ({ layout: 'exchange', deal, kind: 'showdown', hands: [null, null, null], totals: [], counted: [], changes: [0, 0, -1], out: [] });
const ending = (number: number, deal: number): GameEvent => ({ number, ends: true, after: { deal: deal + 1, last: last(deal) }, effects: [
  effect({ kind: 'showdown' }, `Showdown ${deal}.`), effect({ kind: 'deal', deal: deal + 1, dealer: 0 }, `Deal ${deal + 1}.`),
] });

describe('results of deals', () => {
  it('shows every deal that ended in one message, each with its own result, and says when it was looked at', async () => {
    const play = open(view({ deal: 1 }));
    socket().say({ type: 'events', number: 3, events: [ending(1, 1), ending(2, 2), ending(3, 3)] });
    for (const deal of [1, 2, 3]) {
      await settle();
      expect(play.ended).toMatchObject({ deal, last: { deal }, over: false });
      expect(said('ready')).toHaveLength(deal - 1);
      play.nextDeal();
    }
    await settle();
    expect(play.ended).toBeNull();
    expect(said('ready')).toEqual([1, 2, 3].map((deal) => ({ type: 'ready', deal })));
    expect(play.current).toBe(true);
  });

  it('keeps how the last deal ended while the server has nothing new to say of it', async () => {
    const play = open(view({ deal: 4, last: last(3) }));
    socket().say({ type: 'events', number: 1, events: [{ number: 1, after: { stock: 20 }, effects: [effect({ kind: 'draws', seat: 0 })] }] });
    await settle();
    expect(play.shown).toMatchObject({ stock: 20, last: { deal: 3 } });
    play.showLast();
    expect(play.ended).toMatchObject({ deal: 3, review: true });
  });

  it('shows after a reload what was not looked at, in order, and nothing else', async () => {
    saveSeat('m', { ready: 1, seen: 1 });
    const play = open(view({ deal: 4, last: last(3) }), 3, [ending(1, 1), ending(2, 2), ending(3, 3)]);
    expect(said('hello')).toMatchObject([{ ready: 1 }]);
    await settle();
    expect(play.ended?.last?.deal).toBe(2);
    play.nextDeal();
    await settle();
    expect(play.ended?.last?.deal).toBe(3);
    play.nextDeal();
    await settle();
    expect(play.ended).toBeNull();
    expect(play.pause, 'the next deal has begun already: it is played').toBe('');
    expect(readSeats().m?.ready).toBe(3);
  });

  it('is told to the server also where a result was put away while the page came back', async () => {
    saveSeat('m', { ready: 1, seen: 1 });
    const play = open(view({ deal: 3, last: last(2) }), 2, [ending(1, 1), ending(2, 2)]);
    await settle();
    expect(play.ended?.last?.deal).toBe(2);
    play.hearAnew();
    socket().onopen!();
    expect(said('hello')).toMatchObject([{ ready: 1 }]);
    play.nextDeal();
    expect(said('ready')).toEqual([]);
    welcome(view({ deal: 3, last: last(2) }), 2, [ending(1, 1), ending(2, 2)]);
    await settle();
    expect(said('ready')).toEqual([{ type: 'ready', deal: 2 }]);
    expect(play.ended).toBeNull();
  });

  it('shows the newest result where what happened is not told any more', async () => {
    saveSeat('m', { ready: 1, seen: 1 });
    const play = open(view({ deal: 9, last: last(8) }), 900, [], true);
    await settle();
    expect(play.ended).toMatchObject({ deal: 8, last: { deal: 8 } });
  });

  it('shows the deals that ended with their cards, before anybody could choose, in a match that began here', async () => {
    saveBegun('m', { seat: 0 });
    const play = open(view({ deal: 3, last: last(2) }), 2, [ending(1, 1), ending(2, 2)]);
    for (const deal of [1, 2]) {
      await settle();
      expect(play.ended?.last?.deal).toBe(deal);
      expect(readSeats().m).toMatchObject({ deal, turn: null });
      play.nextDeal();
    }
    await settle();
    expect(play.ended).toBeNull();
    saveBegun('m', { seat: 0 });
    expect(readSeats().m?.ready).toBe(2);
  });

  it('keeps nobody waiting where nothing was looked at here yet', async () => {
    open(view({ deal: 4, last: last(3) }), 3, [ending(3, 3)]);
    await settle();
    expect(said('ready')).toEqual([{ type: 'ready', deal: 3 }]);
  });
});

describe('what was missed', () => {
  it('is asked for where an event does not follow the last one', async () => {
    open(view(), 4);
    socket().say({ type: 'events', number: 7, events: [{ number: 7, after: { stock: 20 }, effects: [] }] });
    await settle();
    socket().onopen!();
    expect(FakeSocket.all).toHaveLength(2);
    expect(said('hello')).toMatchObject([{ seen: 4 }]);
  });

  it('is no longer your turn while the move that ends it is shown, and still is while you draw', async () => {
    const play = open(view({ deal: 2 }), 1);
    await settle();
    socket().say({ type: 'events', number: 2, events: [{ number: 2, after: { stock: 20 }, effects: [effect({ kind: 'passed', seat: 0 }, 'You pass.')] }] });
    expect([play.current, play.turnText]).toEqual([false, 'Your turn']);
    await settle();
    socket().say({ type: 'events', number: 3, events: [{ number: 3, after: { turn: 1 }, effects: [effect({ kind: 'knocked', seat: 0 }, 'You knock.')] }] });
    expect([play.log.at(-1)?.text, play.turnText]).toEqual(['You knock.', '']);
    await settle();
    expect(play.turnText).toBe('Ben to play');
  });

  it('cannot be heard of again once the greeting is refused: that is said once, and the match is left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const play = open(view(), 4);
    socket().onclose?.({});
    play.nudge();
    socket().onopen!();
    socket().say({ type: 'refused', id: null, reason: 'There is no such match.', clause: null });
    expect(play.note).toBe('');
    socket().onclose!({ code: 1008 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(play.refusal).toBe('There is no such match.');
    play.retry();
    socket().onopen!();
    welcome(view(), 4);
    expect([play.refusal, play.line]).toEqual(['', 'open']);
    vi.useRealTimers();
  });

  it('is shown after a break, up to the view that the server sends then', async () => {
    const play = open(view(), 4);
    const events = [5, 6].map((number) => ({ number, after: { stock: 40 - number }, effects: [effect({ kind: 'knocked', seat: 1 }, `Event ${number}.`)] }));
    welcome(view({ stock: 34, legal: legal('draw') }), 6, events);
    await settle();
    expect(play.log.map((line) => line.text)).toEqual(['Event 5.', 'Event 6.']);
    expect(play.shown).toMatchObject({ stock: 34, legal: [{ move: 'draw' }] });
  });
});

describe('waiting', () => {
  it('plays nothing while the next deal waits for somebody, and says who that is', async () => {
    const play = open(view({ deal: 2, legal: legal('draw') }));
    await settle();
    expect(play.pause).toBe('');
    socket().say({ type: 'waiting', deal: 2, seats: [1], text: 'Waiting for Ben.' });
    expect(play.pause).toBe('Waiting for Ben.');
    play.tell(play.pause);
    socket().say({ type: 'waiting', deal: 2, seats: [], text: '' });
    expect([play.pause, play.note]).toEqual(['', '']);
  });

  it('is spoken of once, not again after every break', async () => {
    const play = open(view({ turn: 1 }), 4);
    const heard: string[] = [];
    const waits = (): void => {
      socket().say({ type: 'waiting', deal: 2, seats: [1], text: 'Waiting for Ben.' });
      socket().say({ type: 'status', seat: null, text: 'Ben thinks.' });
    };
    const back = (): void => {
      socket().onclose!({});
      play.nudge();
      socket().onopen!();
      welcome(view({ turn: 1 }), 4);
    };
    const listen = async (): Promise<void> => {
      play.polite = '';
      await new Promise((resolve) => { setTimeout(resolve, 150); });
      heard.push(play.polite.trim());
    };
    waits();
    await listen();
    back();
    waits();
    await listen();
    expect([play.pause, play.status]).toEqual(['Waiting for Ben.', 'Ben thinks.']);
    back();
    socket().say({ type: 'pong' }); // it waits no more
    await listen();
    waits();
    await listen();
    expect(heard.map((text) => text.includes('Waiting for Ben. Ben thinks.'))).toEqual([true, false, false, true]);
    expect(heard.slice(1, 3)).toEqual(['', '']);
  });

  it('takes back that there is no connection when there is one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const play = open(view());
    await settle();
    socket().onclose?.({});
    play.tell(play.pause);
    expect(play.note).toBe('No connection at the moment.');
    play.nudge();
    socket().onopen!();
    welcome(view());
    await settle();
    expect(play.note).toBe('');
    expect(play.turnText).toMatch(/^Your turn/);
    // what else was said stays
    play.tell('A rule.');
    welcome(view());
    expect(play.note).toBe('A rule.');
    vi.useRealTimers();
  });
});

describe('who is out', () => {
  it('of the deal may skip to the showdown', async () => {
    const seats = [vyingSeat(0, { did: 'dropped' }), vyingSeat(1), vyingSeat(2)];
    const play = open(vyingView({ seats, turn: 1 }));
    await settle();
    expect(play.skippable).toBe('deal');
    play.skip('deal');
    expect(said('skip')).toEqual([{ type: 'skip', scope: 'deal' }]);
    expect(play.skippable).toBeNull();
    socket().say({ type: 'events', number: 1, events: [{ number: 1, after: { ...vyingView({ deal: 2 }) }, effects: [] }] });
    await settle();
    expect(play.skipping).toBeNull();
  });

  it('of the match goes to the result without another look, and to the next deal no more', async () => {
    const seats = [seat(0, { in: false, lives: null }), seat(1), seat(2)];
    const play = open(view({ deal: 2, seats, turn: 1 }));
    await settle();
    expect(play.skippable).toBe('match');
    socket().say({ type: 'events', number: 1, events: [ending(1, 2)] });
    await settle();
    expect(play.ended?.deal).toBe(2);
    play.skip('match');
    await settle();
    expect(play.ended).toBeNull();
    const over = { turn: null, result: { winners: [1] }, last: last(4) };
    socket().say({ type: 'events', number: 3, events: [
      ending(2, 3), { number: 3, ends: true, after: over, effects: [effect({ kind: 'showdown' }), effect({ kind: 'won', seats: [1] })] },
    ] });
    await settle();
    expect(play.ended).toMatchObject({ deal: 4, over: true });
    expect(said('ready')).toEqual([1, 2, 3].map((deal) => ({ type: 'ready', deal })));
  });

  it('says again after a break that it skips', async () => {
    const play = open(view({ seats: [seat(0, { in: false }), seat(1), seat(2)], turn: 1 }));
    await settle();
    play.skip('match');
    play.hearAnew();
    socket().onopen!();
    welcome(view({ seats: [seat(0, { in: false }), seat(1), seat(2)], turn: 1 }));
    expect(said('skip')).toHaveLength(1);
  });
});

describe('a hint', () => {
  const told = (number: number): ServerMessage => ({
    type: 'hint', number, sure: 'rollout', hands: ['Hand of Ben: about 21; half the time 18 to 24.'],
    moves: [{ move: 'knock', label: 'Knock', worth: 0.5, error: 0.1, chance: 0.6, why: 'The best.' }],
  });

  it('is asked for once, on your turn, and is gone when something happens', async () => {
    const play = open(view());
    await settle();
    expect(play.mayAskHint).toBe(true);
    play.askHint();
    play.askHint();
    expect(said('hint')).toHaveLength(1);
    socket().say(told(0));
    expect(play.hint?.moves[0]?.move).toBe('knock');
    expect(play.mayAskHint).toBe(false);
    socket().say({ type: 'events', number: 1, events: [{ number: 1, effects: [], after: {} }] });
    expect(play.hint).toBeNull();
  });

  it('that comes after the match has gone on is not shown', async () => {
    const play = open(view());
    await settle();
    play.askHint();
    socket().say({ type: 'events', number: 1, events: [{ number: 1, effects: [], after: {} }] });
    socket().say(told(0));
    expect(play.hint).toBeNull();
  });

  it('that was lost with the line is asked for again', async () => {
    const play = open(view());
    await settle();
    play.askHint();
    socket().onclose!({});
    play.nudge();
    socket().onopen!();
    welcome(view());
    await settle();
    expect(said('hint')).toHaveLength(1);
    socket().say(told(0));
    expect(play.hint?.moves[0]?.move).toBe('knock');
  });

  it('that takes its time is said to be on its way, until it comes', async () => {
    const play = open(view());
    await settle();
    vi.useFakeTimers();
    play.askHint();
    expect(play.hints.slow).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(play.hints.slow).toBe(true);
    socket().say(told(0));
    expect(play.hints.slow).toBe(false);
    vi.useRealTimers();
  });

  it('that is asked for where hints are off switches them on, if nobody else plays than bots', async () => {
    const play = open(view());
    await settle();
    play.info = { ...play.info!, hints: false };
    expect([play.hints.allowed, play.hints.here, play.hints.mayOffer]).toEqual([false, false, true]); // others are asked
    play.info = { ...play.info, seats: play.info.seats.map((s) => ({ ...s, kind: s.seat ? 'novice' : 'you' })) };
    expect(play.hints.here).toBe(true);
    play.askHint();
    expect(said('hint')).toHaveLength(0);
    expect(said('offer')).toEqual([{ type: 'offer', kind: 'hints' }]);
    socket().say({ type: 'hints-allowed' });
    expect(play.hints.allowed).toBe(true);
    expect(said('hint')).toHaveLength(1);
    socket().say(told(0));
    expect(play.note).toContain('Hints are on in this match.');
    play.hints.ofDay = true;
    play.info = { ...play.info, hints: false };
    expect(play.hints.here).toBe(false);
  });

  it('cannot be asked for while another is to move', async () => {
    const play = open(view({ turn: 1 }));
    await settle();
    play.askHint();
    expect(said('hint')).toHaveLength(0);
  });
});

describe('what was taken back', () => {
  const line = (number: number, text: string): GameEvent => ({ number, after: {}, effects: [effect({ kind: 'knocked', seat: 1 }, text)] });

  it('is gone from the log and from the table, and events are counted again', async () => {
    const play = open(view({ turn: 1 }), 1, [line(1, 'Deal.')]);
    socket().say({ type: 'events', number: 2, events: [{ ...line(2, 'Ben knocks.'), after: { turn: 2 } }] });
    await settle();
    expect(play.log.map((l) => l.text)).toEqual(['Deal.', 'Ben knocks.']);
    welcome(view({ turn: 1 }), 1, [line(1, 'Deal.')], true, 1);
    await settle();
    expect(play.log.map((l) => l.text)).toEqual(['Deal.']);
    expect(play.shown?.turn).toBe(1);
    socket().say({ type: 'events', number: 2, events: [{ ...line(2, 'Ben draws.'), after: { turn: 2 } }] });
    await settle();
    expect(play.log.map((l) => l.text)).toEqual(['Deal.', 'Ben draws.']);
    expect(play.line).toBe('open');
  });

  it('does not come back with what was just being shown', async () => {
    let moved = (): void => undefined;
    stage('exchange', { read: true, perform: async ({ show }) => {
      await new Promise<void>((resolve) => { moved = resolve; });
      await show();
    } });
    const play = open(view({ turn: 1, stock: 30 }), 1, [line(1, 'Deal.')]);
    await settle();
    socket().say({ type: 'events', number: 2, events: [{ ...line(2, 'Ben knocks.'), after: { turn: 2, stock: 25 } }] });
    await settle();
    welcome(view({ turn: 1, stock: 30 }), 1, [line(1, 'Deal.')], true, 1);
    moved();
    await settle();
    expect(play.shown).toMatchObject({ turn: 1, stock: 30 });
    stage('exchange', { perform: async ({ show }) => { await show(); } });
  });

  it('ends nothing: a match ended by agreement says so, and can be played no more', async () => {
    const play = open(view({ turn: 0 }));
    await settle();
    expect(play.finished).toBe(false);
    socket().say({ type: 'ended', text: 'The match was ended.' });
    expect(play.finished).toBe(true);
    expect(play.pause).toBe('The match is over.');
    expect(readSeats().m?.over).toBe(true);
  });
});
