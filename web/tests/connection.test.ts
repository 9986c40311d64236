import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, newId } from '../src/net/connection';
import { type LineState, PATIENCE_MS, PING_MS, SILENT_MS, type SocketLike } from '../src/net/line';
import type { ClientMessage, Pace, ServerMessage } from '../src/net/protocol';
import { view } from './views';

class FakeSocket implements SocketLike {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code?: number }) => void) | null = null;
  send(data: string): void { this.sent.push(JSON.parse(data) as ClientMessage); }
  close(): void { this.closed = true; }
  hear(message: ServerMessage): void { this.onmessage?.({ data: JSON.stringify(message) }); }
  of(type: ClientMessage['type']): ClientMessage[] { return this.sent.filter((m) => m.type === type); }
}

const welcome: ServerMessage = {
  type: 'welcome', match: { id: 'k3', game: 'thirty-one', preset: 'pennies', options: {}, seats: [], pack: 'french', wait: null, hints: true, clock: null, away: 60, table: null, life: 'penny', prize: 'stake', fair: null },
  you: 0, number: 5, view: view(), events: [], resync: false, undos: 0, ended: false,
};

describe('the connection', () => {
  let sockets: FakeSocket[];
  let states: LineState[];
  let heard: ServerMessage[];
  let number: number;
  let undos: number;
  let pace: Pace;
  let line: Connection;
  const last = (): FakeSocket => sockets[sockets.length - 1]!;
  const greet = (): void => { last().onopen?.(); last().hear(welcome); };

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, states, heard, number, undos, pace] = [[], [], [], 0, 0, 'slow'];
    line = new Connection({
      open: () => { sockets.push(new FakeSocket()); return last(); },
      match: 'k3', key: 'secret', seen: () => number, undos: () => undos, language: () => 'eu', pace: () => pace, ready: () => 2, coin: 'heads',
      onMessage: (m) => { heard.push(m); }, onState: (s) => { states.push(s); },
    });
    line.start();
  });
  afterEach(() => { line.stop(); vi.useRealTimers(); });

  it('says hello first, with what it has seen', () => {
    [number, undos] = [12, 3];
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', match: 'k3', key: 'secret', seen: 12, undos: 3, language: 'eu', pace: 'slow', ready: 2, coin: 'heads' }]);
  });

  it('says which pace was chosen while it waited for the welcome', () => {
    last().onopen?.();
    pace = 'quick';
    last().hear(welcome);
    expect(last().of('pace')).toEqual([{ type: 'pace', pace: 'quick' }]);
    last().onclose?.({});
    vi.advanceTimersByTime(400);
    greet();
    expect(last().of('pace')).toEqual([]);
    last().onclose?.({});
    vi.advanceTimersByTime(400);
    last().onopen?.();
    pace = null;
    last().hear({ ...welcome, you: null });
    expect(last().of('pace')).toEqual([]);
  });

  it('pings, and takes a silent line for dead', () => {
    greet();
    vi.advanceTimersByTime(PING_MS);
    expect(last().of('ping')).toHaveLength(1);
    last().hear({ type: 'pong' });
    vi.advanceTimersByTime(PATIENCE_MS + PING_MS);
    expect(states.at(-1)).toBe('lost');
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    greet();
    expect(states.at(-1)).toBe('open');
  });

  it('tells of a ping without an answer before it gives the line up', () => {
    greet();
    vi.advanceTimersByTime(PING_MS + SILENT_MS);
    expect(states.at(-1)).toBe('silent');
    expect(sockets[0]!.closed).toBe(false);
    const id = line.act('draw', 5);
    expect(last().of('act')).toHaveLength(1);
    last().hear({ type: 'accepted', id });
    expect(states.at(-1)).toBe('open');
  });

  it('keeps the line alive while the server lets it wait for the welcome', () => {
    last().onopen?.();
    for (let i = 0; i < 8; i++) {
      vi.advanceTimersByTime(PING_MS);
      last().hear({ type: 'pong' });
    }
    expect(sockets).toHaveLength(1);
    expect(last().of('ping')).toHaveLength(8);
  });

  it('waits longer between attempts that fail', () => {
    greet();
    const gaps: number[] = [];
    for (let i = 0; i < 4; i++) {
      last().onclose?.({});
      const before = sockets.length;
      let waited = 0;
      while (sockets.length === before) { vi.advanceTimersByTime(100); waited += 100; }
      gaps.push(waited);
    }
    expect(gaps).toEqual([300, 800, 1500, 2500]);
  });

  it('sends an action again under its id until it is answered', () => {
    greet();
    const id = line.act('draw', 5);
    expect(last().of('act')).toEqual([{ type: 'act', id, move: 'draw' }]);
    last().onclose?.({});
    vi.advanceTimersByTime(400);
    last().onopen?.();
    expect(last().of('act')).toHaveLength(0);
    last().hear(welcome);
    expect(last().of('act')).toEqual([{ type: 'act', id, move: 'draw' }]);
    last().hear({ type: 'accepted', id });
    last().onclose?.({});
    vi.advanceTimersByTime(2000);
    greet();
    expect(last().of('act')).toHaveLength(0);
  });

  it('keeps an action made while there is no line', () => {
    greet();
    last().onclose?.({});
    const id = line.act('knock', 5);
    vi.advanceTimersByTime(400);
    greet();
    expect(last().of('act')).toEqual([{ type: 'act', id, move: 'knock' }]);
    last().hear({ type: 'refused', id, reason: 'Not now.', clause: 'T31-15' });
    expect(line.waits(id)).toBe(false);
  });

  it('does not send an action again once play has gone on, or back', () => {
    const back = (part: Partial<typeof welcome>): void => {
      last().onclose?.({});
      vi.advanceTimersByTime(5000);
      last().onopen?.();
      last().hear({ ...welcome, ...part });
    };
    greet();
    const one = line.act('draw', 5);
    back({ number: 6 }); // it was done, or a bot has moved for the seat
    expect(last().of('act')).toEqual([]);
    expect(line.waits(one)).toBe(false);
    const other = line.act('knock', 6);
    back({ number: 6, undos: 1 }); // something was taken back, and something else was done
    expect(last().of('act')).toEqual([]);
    expect(line.waits(other)).toBe(false);
  });

  it('takes a line for dead that is silent, whatever happens to the clock of the machine', () => {
    greet();
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(PATIENCE_MS + PING_MS);
    expect(states.at(-1)).toBe('lost');
  });

  it('takes a line for dead after the machine has slept', () => {
    greet();
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(PING_MS);
    expect(states.at(-1)).toBe('lost');
  });

  it('asks at once whether the line is alive when the page comes back', () => {
    greet();
    line.nudge();
    expect(last().of('ping')).toHaveLength(1);
    expect(sockets).toHaveLength(1);
  });

  it('knocks no more where the greeting was refused, until asked to', () => {
    greet();
    last().onclose?.({});
    vi.advanceTimersByTime(400);
    last().onopen?.();
    last().hear({ type: 'refused', id: null, reason: 'There is no such match.', clause: null });
    last().onclose?.({ code: 1008 });
    vi.advanceTimersByTime(60000);
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)).toBe('refused');
    line.nudge();
    expect(sockets).toHaveLength(2);
    line.start();
    greet();
    expect(states.at(-1)).toBe('open');
    // a page that said too much was welcome before, and is again
    last().onclose?.({ code: 1008 });
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(4);
  });

  it('stays away when the seat was opened elsewhere, until asked to come back', () => {
    greet();
    last().hear({ type: 'replaced' });
    vi.advanceTimersByTime(60000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('replaced');
    line.start();
    greet();
    expect(states.at(-1)).toBe('open');
  });

  it('ignores what it cannot read', () => {
    greet();
    const before = heard.length;
    last().onmessage?.({ data: '{"type":"nonsense"}' });
    last().onmessage?.({ data: new ArrayBuffer(2) });
    expect(heard).toHaveLength(before);
  });

  it('makes ids that the server takes', () => {
    expect(newId()).toMatch(/^[0-9a-f]{32}$/);
    expect(newId()).not.toBe(newId());
  });
});
