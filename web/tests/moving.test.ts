import { describe, expect, it } from 'vitest';
import type { ClientMessage, GameEvent, View } from '../src/net/protocol';
import { matchPage, said, settle, socket, welcome } from './matchPage';
import { effect, legal, view } from './views';

const { open, opened } = await matchPage();
const { forgetSeat, readSeats } = await import('../src/net/seats');

describe('a move', () => {
  const back = (shown: View, number: number, events: GameEvent[] = [], undos = 0): void => {
    socket().onclose?.({});
    opened.at(-1)!.nudge();
    socket().onopen!();
    welcome(shown, number, events, false, undos);
  };
  const acts = (): ClientMessage[] => said('act');
  const idOf = (message: ClientMessage | undefined): string => (message?.type === 'act' ? message.id : '');
  const drawn = (number: number): GameEvent => ({ number, after: { stock: 20 }, effects: [effect({ kind: 'draws', seat: 0 })] });

  it('that was lost with the line is sent again, and is not done before its effects are here', async () => {
    const play = open(view({ legal: legal('draw') }), 4);
    await settle();
    socket().onclose?.({});
    play.act('draw');
    back(view({ legal: legal('draw') }), 4);
    await settle();
    expect(acts()).toMatchObject([{ move: 'draw' }]);
    expect(play.pause).toBe('Your move is on its way.');
    socket().say({ type: 'accepted', id: idOf(acts()[0]) });
    expect(play.busy).toBe(true);
    socket().say({ type: 'events', number: 5, events: [drawn(5)] });
    expect(play.busy).toBe(false);
  });

  it('that was lost is not sent again where play has gone on, and nothing waits for it', async () => {
    const play = open(view({ legal: legal('draw') }), 4);
    await settle();
    play.act('draw');
    back(view({ legal: legal('draw') }), 5, [drawn(5)]);
    await settle();
    expect(acts()).toEqual([]);
    expect([play.busy, play.pause]).toEqual([false, '']);
  });

  it('is still under way when everything is told again in another language', async () => {
    const play = open(view({ legal: legal('draw') }), 4);
    await settle();
    play.act('draw');
    play.hearAnew();
    socket().onopen!();
    welcome(view({ legal: legal('draw') }), 4);
    expect(acts()).toHaveLength(1);
    expect(play.busy).toBe(true);
  });

  it('hears no answer that was meant for another', async () => {
    const play = open(view({ legal: legal('draw') }), 4);
    await settle();
    play.act('draw');
    welcome(view({ legal: legal('draw') }), 4, [], true, 1); // something was taken back meanwhile
    await settle();
    expect(play.busy).toBe(false);
    play.act('knock');
    socket().say({ type: 'refused', id: idOf(acts()[0]), reason: 'Too late.', clause: null });
    socket().say({ type: 'refused', id: null, reason: 'No hints here.', clause: null });
    expect(play.busy).toBe(true);
    socket().say({ type: 'refused', id: idOf(acts()[1]), reason: 'Not now.', clause: null });
    expect(play.busy).toBe(false);
  });
});

describe('a page', () => {
  const knocks = (number: number): GameEvent => ({ number, after: { turn: 2 }, effects: [effect({ kind: 'knocked', seat: 1 }, 'Ben knocks.')] });

  it('that was left shows nothing more, and remembers nothing more', async () => {
    const play = open(view({ turn: 1 }), 1);
    await settle();
    socket().say({ type: 'events', number: 3, events: [knocks(2), knocks(3)] });
    play.stop();
    forgetSeat('m');
    await settle();
    expect(readSeats().m).toBeUndefined();
    expect(play.log).toHaveLength(1);
  });

  it('says that there is no connection where something is asked of the others', async () => {
    const play = open(view());
    await settle();
    socket().onclose!({});
    play.people.ask('undo');
    expect(play.note).toBe('No connection at the moment.');
    play.note = '';
    play.again();
    expect(play.note).toBe('No connection at the moment.');
  });
});
