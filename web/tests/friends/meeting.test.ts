import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Meeting } from '../../src/friends/meeting.svelte';
import type { FromTable, TableSent, ToTable } from '../../src/friends/sent';
import type { SocketLike } from '../../src/net/line';
import { readSeats } from '../../src/net/seats';
import { forgetTable, readTables, saveTable } from '../../src/net/tables';
import { line, member, table } from './tables';

class FakeSocket implements SocketLike {
  sent: ToTable[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code?: number }) => void) | null = null;
  send(data: string): void { this.sent.push(JSON.parse(data) as ToTable); }
  close(): void { /* nothing hears of it */ }
  hear(message: FromTable): void { this.onmessage?.({ data: JSON.stringify(message) }); }
}

describe('a table of friends', () => {
  const kept = new Map<string, string>();
  let sockets: FakeSocket[];
  let meeting: Meeting;
  const last = (): FakeSocket => sockets.at(-1)!;
  const open = (part: Partial<TableSent> = {}): void => {
    last().onopen?.();
    last().hear(table(part));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => { kept.set(k, v); } });
    sockets = [];
    meeting = new Meeting('k3', 'secret', () => { sockets.push(new FakeSocket()); return last(); });
    meeting.start();
  });
  afterEach(() => {
    meeting.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says hello with its key, and says nothing more before the table is there', () => {
    expect(meeting.wish({ type: 'start' })).toBe(false);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', table: 'k3', key: 'secret', language: 'en' }]);
    last().hear(table());
    expect(meeting.wish({ type: 'start' })).toBe(true);
    expect(last().sent.at(-1)).toEqual({ type: 'start' });
  });

  it('comes back by itself after a break', () => {
    open();
    last().onclose?.({});
    expect(meeting.line).toBe('lost');
    vi.advanceTimersByTime(400);
    open();
    expect(sockets).toHaveLength(2);
    expect(meeting.line).toBe('open');
  });

  it('does not knock again where it is refused after a break, says so once, and can be asked again', () => {
    open();
    last().onclose?.({});
    vi.advanceTimersByTime(400);
    last().onopen?.();
    last().hear({ type: 'refused', reason: 'There is no such table.', place: null });
    expect([meeting.note, meeting.refusal]).toEqual(['', '']);
    last().onclose?.({ code: 1008 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
    expect([meeting.refusal, meeting.table, meeting.line]).toEqual(['There is no such table.', null, 'closed']);
    meeting.retry();
    open();
    expect([meeting.refusal, meeting.line]).toEqual(['', 'open']);
  });

  it('knocks again where the server could not look after a break', () => {
    open();
    last().onclose?.({});
    vi.advanceTimersByTime(400);
    last().onopen?.();
    last().hear({ type: 'refused', reason: 'It cannot be read now.', place: null });
    last().onclose?.({ code: 1011 });
    vi.advanceTimersByTime(1000);
    open();
    expect(sockets).toHaveLength(3);
    expect([meeting.note, meeting.refusal, meeting.line]).toEqual(['', '', 'open']);
  });

  it('goes to a match that begins while it is open, not to one that was seen here before', () => {
    open({ match: 'old' });
    meeting.stop();
    meeting = new Meeting('k3', 'secret', () => { sockets.push(new FakeSocket()); return last(); });
    meeting.start();
    open({ match: 'old' });
    expect(meeting.begun).toBeNull();
    last().hear(table());
    last().hear(table({ match: 'new' }));
    expect(meeting.begun).toBe('new');
    expect(meeting.matchPath('new')).toBe('/match/new');
    expect(readSeats().new).toMatchObject({ key: 'secret', seat: 0, game: 'mus' });
  });

  it('goes to a match that has begun before the first word from the table', () => {
    open({ match: 'new' });
    expect(meeting.begun).toBe('new');
  });

  it('does not take those who only look on to a match that is under way', () => {
    open({ match: 'new', members: [member(0, 'Ann'), member(1, 'Ben', 2)] });
    expect(meeting.begun).toBeNull();
  });

  it('gives somebody without a place no key to the match', () => {
    open({ members: [member(0, 'Ann'), member(1, 'Ben', 2)] });
    meeting.matchPath('m');
    expect(readSeats().m).toMatchObject({ key: null, seat: null });
  });

  it('remembers in this browser what was read and who is not heard', () => {
    open();
    last().hear({ type: 'lines', lines: [line(0, 1, 'one'), line(1, 1, 'two')] });
    expect(meeting.unread).toHaveLength(2);
    meeting.markRead();
    expect(meeting.unread).toEqual([]);
    meeting.mute(1, true);
    expect(meeting.lines).toEqual([]);
    expect(readTables().k3).toMatchObject({ key: 'secret', read: 1, muted: [1], people: ['Ben'] });
  });

  const tell = (text: string): void => {
    meeting.draft = text;
    meeting.say();
  };
  const comeBack = (said: ReturnType<typeof line>[]): void => {
    last().onclose?.({});
    vi.advanceTimersByTime(400);
    open();
    last().hear({ type: 'lines', lines: said });
  };
  const says = (): unknown[] => sockets.flatMap((one) => one.sent.flatMap((m) => (m.type === 'say' ? [m.text] : [])));

  it('gives a line back that was lost with the connection, and does not send it again', () => {
    open();
    last().hear({ type: 'lines', lines: [line(0, 0, 'one')] });
    tell('one');
    expect(meeting.draft).toBe('');
    comeBack([line(0, 0, 'one'), line(1, 1, 'from Ben')]);
    expect([meeting.draft, meeting.lost, says()]).toEqual(['one', true, ['one']]);
    meeting.say();
    last().hear({ type: 'lines', lines: [line(2, 0, 'one')] });
    expect([meeting.draft, meeting.lost, says()]).toEqual(['', false, ['one', 'one']]);
  });

  it('keeps what was written since, and knows a line that was said', () => {
    open();
    last().hear({ type: 'lines', lines: [] });
    tell('one');
    tell('two');
    meeting.draft = 'three';
    comeBack([line(0, 0, 'one')]);
    expect([meeting.draft, meeting.lost]).toEqual(['two three', true]);
    meeting.draft = 'two';
    last().hear({ type: 'lines', lines: [line(1, 0, 'two')] }); // it was only late
    expect([meeting.draft, meeting.lost]).toEqual(['', false]);
    comeBack([line(0, 0, 'one'), line(1, 0, 'two')]);
    expect([meeting.draft, meeting.lost]).toEqual(['', false]);
  });

  it('gives a line back that was refused', () => {
    open();
    last().hear({ type: 'lines', lines: [] });
    tell('one');
    last().hear({ type: 'refused', reason: 'too fast', place: null });
    expect([meeting.draft, meeting.note, meeting.lost]).toEqual(['one', 'too fast', false]);
  });

  it('tells a refusal apart from a table that cannot be opened', () => {
    open();
    last().hear({ type: 'refused', reason: 'wait', place: null });
    expect([meeting.note, meeting.refusal]).toEqual(['wait', '']);
    const other = new Meeting('gone', 'x', () => { sockets.push(new FakeSocket()); return last(); });
    other.start();
    last().hear({ type: 'refused', reason: 'no such table', place: null });
    expect([other.refusal, other.line]).toEqual(['no such table', 'closed']);
  });

  it('is forgotten by a person who leaves it', () => {
    open();
    last().hear({ type: 'left', sent_away: false });
    expect(meeting.left).toBe(true);
    expect(readTables()).toEqual({});
  });

  it('says so where the host has sent this person away', () => {
    open();
    last().hear({ type: 'left', sent_away: true });
    expect([meeting.left, meeting.table, meeting.refusal]).toEqual([false, null, 'The host has sent you away from this table.']);
  });

  it('makes room for newer tables', () => {
    for (let i = 0; i < 25; i++) saveTable(`t${i}`, { at: i });
    expect(Object.keys(readTables())).toHaveLength(20);
    forgetTable('t24');
    expect(readTables().t24).toBeUndefined();
  });
});
