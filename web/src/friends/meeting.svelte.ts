// One table of friends as this page sees it: the connection, the table, and what is said.

import { say } from '../language/say';
import { language } from '../language/language.svelte';
import { Line, type LineState, openSocket, type SocketLike } from '../net/line';
import { saveBegun, saveSeat } from '../net/seats';
import { forgetTable, readTables, saveTable } from '../net/tables';
import { yourself } from './round';
import { type FromTable, type LineSent, parseTable, type TableSent, type ToTable, type Wish } from './sent';
import { joined, shown, unread } from './talk';

export class Meeting {
  table = $state.raw<TableSent | null>(null);
  line = $state<LineState>('connecting');
  /** Why the table cannot be opened. */
  refusal = $state('');
  /** Why a wish was not granted; gone when the table has changed. */
  note = $state('');
  /** This person has left the table for good. */
  left = $state(false);
  /** The match that has begun while this page looked on, or on the way here. */
  begun = $state<string | null>(null);
  muted = $state.raw<readonly number[]>([]);
  /** What is being written in the field; kept while the talk is closed. */
  draft = $state('');
  /** A line was lost with the connection, and is in the field again. */
  lost = $state(false);
  /** Lines that were sent and have not come back yet, the oldest first. */
  private unheard: string[] = [];
  /** The lines that come next are all there are: those of before the connection were said or are lost. */
  private anew = false;
  private said = $state.raw<readonly LineSent[]>([]);
  private read = $state(-1);
  /** The match that was played when this browser last saw the table. */
  private seen: string | null;
  private readonly connection: Line<FromTable, ToTable>;

  constructor(readonly code: string, readonly key: string, open: () => SocketLike = () => openSocket('/ws/table')) {
    const saved = readTables()[code];
    [this.muted, this.read, this.seen] = [saved?.muted ?? [], saved?.read ?? -1, saved?.match ?? null];
    this.connection = new Line<FromTable, ToTable>({
      open,
      hello: () => ({ type: 'hello', table: code, key, language: language.code }),
      welcome: 'table',
      parse: parseTable,
      onMessage: (message) => { this.receive(message); },
      onState: (state, why) => {
        if (state === 'open' && this.line !== 'silent') this.anew = true;
        this.line = state;
        if (state === 'refused') this.shut(why);
      },
    });
  }

  start(): void { this.connection.start(); }
  stop(): void { this.connection.stop(); }
  nudge(): void { this.connection.nudge(); }
  retry(): void {
    this.refusal = '';
    this.connection.start();
  }

  get you() { return this.table ? yourself(this.table) : null; }
  get isHost(): boolean { return this.table !== null && this.table.you === this.table.host; }
  get lines(): LineSent[] { return shown(this.said, this.muted); }
  get unread(): LineSent[] { return unread(this.said, this.read, this.table?.you ?? null, this.muted); }

  /** Asks something of the table; false if the line is broken, and nothing was sent. */
  wish(wish: Wish): boolean {
    [this.note, this.lost] = ['', false];
    return this.connection.tell(wish);
  }

  /** Says what is in the field; false if the line is broken, and it stays there. */
  say(): boolean {
    const text = this.draft.trim();
    if (!this.wish({ type: 'say', text })) return false;
    this.unheard.push(text);
    this.draft = '';
    return true;
  }

  /** Everything that was said has been read. */
  markRead(): void {
    const last = this.said.at(-1)?.number ?? -1;
    if (last <= this.read) return;
    this.read = last;
    saveTable(this.code, { read: last });
  }

  mute(member: number, on: boolean): void {
    this.muted = on ? [...this.muted, member] : this.muted.filter((m) => m !== member);
    saveTable(this.code, { muted: [...this.muted] });
  }

  /** Keeps the seat of the match that is being played, and says where it is. */
  matchPath(match: string): string {
    const seat = this.you?.place ?? null;
    const save = match === this.begun ? saveBegun : saveSeat;
    save(match, { key: seat === null ? null : this.key, seat, game: this.table?.game ?? '', at: Date.now() });
    return `/match/${match}`;
  }

  private receive(message: FromTable): void {
    switch (message.type) {
      case 'table': return this.show(message);
      case 'lines':
        this.hearOwn(message.lines);
        this.said = joined(this.said, message.lines);
        return;
      case 'refused':
        if (this.line === 'open') {
          this.takeBack(this.unheard.splice(0, 1));
          this.note = message.reason;
        } else if (!this.table) {
          this.shut(message.reason);
        }
        return;
      case 'left':
        forgetTable(this.code);
        if (message.sent_away) {
          this.shut(say('table-sent-away'));
        } else {
          this.left = true;
        }
        return;
      case 'replaced':
      case 'pong':
    }
  }

  /** A line that comes back was said; what has not come back with all the lines is to be sent again, if at all, by its writer. */
  private hearOwn(lines: readonly LineSent[]): void {
    const heard = this.said.at(-1)?.number ?? -1;
    for (const line of lines) {
      if (line.number <= heard || line.member !== this.table?.you || line.text === null) continue;
      if (this.unheard.shift() === undefined && this.draft === line.text) [this.draft, this.lost] = ['', false]; // it came late
    }
    if (!this.anew) return;
    this.anew = false;
    this.lost = this.unheard.length > 0;
    this.takeBack(this.unheard.splice(0));
  }

  private takeBack(texts: readonly string[]): void {
    this.draft = [...texts, this.draft].filter(Boolean).join(' ');
  }

  /** It cannot be opened, or not any more. */
  private shut(why: string): void {
    [this.table, this.note, this.refusal] = [null, '', why];
    this.connection.stop();
  }

  private show(table: TableSent): void {
    // The coming of the last player may begin a match: then the first that this page hears of the table is its match.
    const came = this.table !== null || yourself(table)?.place != null;
    if (came && table.match !== null && table.match !== this.seen) this.begun = table.match;
    [this.table, this.seen] = [table, table.match];
    this.note = '';
    const people = table.places.flatMap(({ member, name }) => (member !== null && member !== table.you && name ? [name] : []));
    saveTable(this.code, { key: this.key, game: table.game, people, match: table.match, at: Date.now() });
  }
}
