import { describe, expect, it } from 'vitest';
import { parseMessage } from '../src/net/protocol';
import { effect, view } from './views';

const text = (value: unknown): string => JSON.stringify(value);

describe('messages of the server', () => {
  it('reads each kind', () => {
    const match = {
      id: 'k3', game: 'thirty-one', preset: 'pennies', options: {}, seats: [], pack: 'french', wait: null, hints: false, clock: null, away: 60,
      table: null, life: 'penny', prize: 'stake', fair: null,
    };
    const events = [{ number: 1, effects: [effect({ kind: 'knocked', seat: 1 }, 'Ben knocks.')] }];
    for (const message of [
      { type: 'welcome', match, you: 0, number: 1, view: view(), events, resync: false, undos: 0, ended: false },
      { type: 'events', events, number: 1 },
      { type: 'accepted', id: 'a' },
      { type: 'refused', id: null, reason: 'no', clause: null },
      { type: 'status', seat: null, text: 'Waiting.' },
      { type: 'preparing', text: 'The engine is being compiled.', share: 0.4 },
      { type: 'preparing', text: '', share: null },
      { type: 'outdated', text: 'It cannot be played on.', names: ['Ann', 'Ben'], moves: [{ seat: 1, move: 'draw' }] },
      { type: 'replaced' },
      { type: 'pong' },
    ]) {
      expect(parseMessage(text(message))).toEqual(message);
    }
  });

  it.each([
    'not json', 'null', '[]', '"pong"', '{}', text({ type: 'toString' }), text({ type: 'elsewhere' }), text({ type: 'accepted' }),
    text({ type: 'outdated', text: 'It cannot be played on.', names: ['Ann'], moves: [{ seat: 1 }] }),
    text({ type: 'events', events: [{ number: 'one', effects: [] }], number: 1 }),
    text({ type: 'events', events: [{ number: 1, effects: [], after: [] }], number: 1 }), text({ type: 'welcome' }),
    text({ type: 'events', events: [{ number: 1, effects: [] }] }), text({ type: 'preparing', text: '', share: '0.4' }), text({ type: 'rematch', match: null }),
  ])('does not take %s for one', (message) => {
    expect(parseMessage(message)).toBeNull();
  });
});
