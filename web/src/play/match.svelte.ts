// One match as this page sees it: the connection, the state shown, the log, what is announced.

import { deckFor, setDeck } from '../cards/deck.svelte';
import { coinOf } from '../fair/coin';
import { language } from '../language/language.svelte';
import { say } from '../language/say';
import { sentence } from '../language/sentence';
import { Connection } from '../net/connection';
import { type LineState, openSocket, type SocketLike } from '../net/line';
import { changed } from '../net/change';
import type { Effect, GameEvent, Hinted, MatchInfo, Outdated, ServerMessage, View } from '../net/protocol';
import { inBrowser, type Memory } from '../net/seats';
import { settings } from '../settings.svelte';
import { afterPaint } from '../afterPaint';
import { spoken } from './lines';
import { Announcer, saidOnTurn, turnText, yourTurn } from './announce';
import { DealEnd, type Ended } from './dealEnd.svelte';
import { FirstDeal } from './firstDeal.svelte';
import { type End, endsOf, EffectQueue } from './queue';
import { type LogLine, MatchLog } from './log.svelte';
import { reveal } from './arrivals';
import { Hinting } from './hinting.svelte';
import { Known } from './known';
import { Looked } from './looked';
import { atEnd } from './laidOpen';
import { hold } from './motion';
import { People } from './people.svelte';
import { type Scene, scenes } from './scenes';
import { hear, soundOf } from './sound';
import { during, perform } from './stage';
import { isUnsettled } from './exchange/announce';
import { type Scope, Skipping } from './skipping.svelte';
import { whereItStands } from './standing';

const LOG_BACK = 120;
/** From this many waiting effects on, they are no longer shown one by one. */
const LONG = 60;
/** The hands of a deal that has ended lie open for so long before the panel says what they come to. */
const OPEN_MS = 900;

/** A move from the moment that it is made until its effects are here; it comes after so many events. */
interface OnItsWay { id: string; after: number; accepted: boolean }

/** Where a match is played, and what is remembered of it: the server and this browser, unless said otherwise. */
export interface Place { open: () => SocketLike; memory: Memory }

export class MatchPlay {
  info = $state.raw<MatchInfo | null>(null);
  you = $state<number | null>(null);
  shown = $state.raw<View | null>(null);
  line = $state<LineState>('connecting');
  status = $state('');
  /** A note that replaces nothing: it disappears when something happens. */
  notice = $state('');
  /** The players that the next deal waits for, in words; '' if it waits for nobody. */
  awaited = $state('');
  /** The match in which the same people play on, once somebody has asked for it. */
  rematch = $state<string | null>(null);
  note = $state('');
  refusal = $state('');
  /** What is left of a match that cannot be played on by the rules of this version. */
  outdated = $state.raw<Outdated | null>(null);
  /** True when `shown` is the newest state, so that its legal moves may be played. */
  current = $state(false);
  polite = $state('');
  urgent = $state('');

  /** What is settled among the people: clocks, who is here, offers. */
  readonly people = new People(() => this.you, (text) => this.speak(text), (m) => this.ask(m));

  /** What your own moves are worth. */
  readonly hints = new Hinting({
    info: () => this.info, you: () => this.you, ready: () => this.myTurn && !this.pause, send: (m) => this.ask(m),
    tell: (shown, said) => {
      this.note = shown;
      this.speak(said);
    },
  });

  /** What is shown and said at the end of a deal. */
  private readonly end = new DealEnd({
    you: () => this.you, names: () => this.names, say: (text) => this.alarm.say(spoken(text, this.names)),
  });

  private readonly skips = new Skipping((m) => this.connection.tell(m));
  private readonly told = new MatchLog();
  private sent = $state.raw<OnItsWay | null>(null);
  private number = 0;
  /** How often something was taken back, as the last welcome said. */
  private undos = 0;
  /** Everything is requested again, because it was sent in another language. */
  private anew = false;
  private readonly looked: Looked;
  /** The newest view; what is shown may be behind it. */
  private newest: View | null = null;
  private passing = false;
  /** What is being shown ends your turn. */
  private past = $state(false);
  private drawn: string | null = null;
  private readonly known = new Known();
  private readonly announcer = new Announcer((t) => { this.polite = t; });
  private readonly alarm = new Announcer((t) => { this.urgent = t; }, 60);
  protected readonly queue: EffectQueue;
  private readonly connection: Connection;
  private readonly memory: Memory;
  readonly first = new FirstDeal();

  constructor(readonly id: string, place: Partial<Place> = {}) {
    this.memory = place.memory ?? inBrowser(id);
    this.looked = new Looked(this.memory, (deal) => this.connection.tell({ type: 'ready', deal }));
    this.queue = new EffectQueue({
      perform: ({ effect, scene }, stands) => this.perform(effect, scene, stands),
      show: (view) => this.show(view),
      settle: (view) => this.settle(view),
      hold: () => this.hold(),
      ended: (end) => this.dealEnded(end),
    });
    this.connection = new Connection({
      open: place.open ?? openSocket,
      match: id,
      key: this.memory.read()?.key ?? null,
      seen: () => this.seen(),
      undos: () => this.undos,
      language: () => language.code,
      pace: () => settings.pace,
      ready: () => this.looked.greeting(),
      coin: coinOf(this.memory),
      onMessage: (m) => this.receive(m),
      onState: (s, why) => {
        this.line = s;
        if (s === 'refused') this.refusal = why;
        this.freshen();
      },
    });
  }

  // A newly opened page asks for some of the events it has seen before, to have a log to show.
  private seen(): number {
    if (this.anew) return Math.max(0, this.number - LOG_BACK);
    return this.info ? this.number : Math.max(0, (this.memory.read()?.seen ?? 0) - LOG_BACK);
  }

  start(): void { this.connection.start(); }
  stop(): void {
    this.connection.stop();
    this.queue.clear();
    this.people.stop();
    this.announcer.stop();
    this.alarm.stop();
  }
  nudge(): void { this.connection.nudge(); }
  retry(): void {
    this.refusal = '';
    this.connection.start();
  }
  /** Asks the server for the table, and as much of the log as possible, in the page's language. */
  hearAnew(): void {
    if (this.line === 'replaced' || this.line === 'closed') return;
    this.anew = true;
    this.connection.start();
  }
  /** Take the seat back from another tab. */
  useHere(): void { this.connection.start(); }

  get log(): readonly LogLine[] { return this.told.lines; }
  /** The end of a deal that is being looked at. */
  get ended(): Ended | null { return this.end.shown; }
  /** A move is on its way; until its effects are here no other may follow. */
  get busy(): boolean { return this.sent !== null; }
  get names(): string[] { return this.info?.seats.map((s) => s.name) ?? []; }
  get myTurn(): boolean {
    return this.current && this.shown !== null && this.you !== null && this.shown.turn === this.you;
  }
  /** Whether the match is over, by its rules or by agreement. */
  get finished(): boolean { return this.people.ended || (this.shown?.result ?? null) !== null; }
  /** Why nothing may be played at this moment, or "" if the server is waiting for a move. */
  get pause(): string {
    if (this.finished) return say('play-over');
    if (this.people.paused) return say('people-paused');
    if (this.ended?.open) return this.linePause;
    if (this.ended?.review) return say('play-pause-last');
    if (this.ended) return say('play-pause-ended');
    return this.linePause || this.awaited;
  }
  private get linePause(): string {
    // What is done while the line is only silent is kept until it is answered.
    if (this.line !== 'open' && this.line !== 'silent') return say('play-pause-line');
    if (this.busy) return say('play-pause-busy');
    if (!this.current) return say('play-pause-moving');
    return '';
  }
  get turnText(): string {
    const turn = this.shown?.turn;
    if (turn === this.you && this.past && !this.current) return '';
    // Who is away is waited for, which is more than that it is their turn.
    const away = typeof turn === 'number' && turn !== this.you ? this.people.presenceOf(turn) : null;
    if (away && away.gone !== null && !away.stood_in_for && !this.finished) return say('people-is-away', { who: this.names[turn as number] ?? '' });
    return this.shown ? turnText(this.shown, this.names) : '';
  }

  act(move: string): void {
    if (this.busy) return;
    this.note = '';
    this.sent = { id: this.connection.act(move, this.number), after: this.number, accepted: false };
  }

  /** A short message for everybody: shown in the message line, and spoken. */
  tell(text: string): void {
    this.note = text;
    this.passing = text !== '' && text === this.pause;
    this.announcer.say(spoken(text, this.names));
  }

  /** Removes a note that said why nothing could be played, once the reason is gone. */
  private freshen(): void {
    if (this.passing && this.note !== this.pause) [this.note, this.passing] = ['', false];
  }

  /** Spoken only: for people who do not see what has changed on the page. */
  speak(text: string): void { this.announcer.say(spoken(text, this.names)); }

  nextDeal(): void {
    if (!this.ended || this.ended.open) return;
    const { review, deal } = this.ended;
    this.end.close();
    if (review) return;
    this.sayReady(deal);
    afterPaint(() => this.queue.release()); // the tap is answered at once
  }

  private sayReady(deal: number): void { if (this.you !== null) this.looked.at(deal); }

  /** What is being skipped: the rest of a deal, or of the match. */
  get skipping(): Scope | null { return this.skips.what; }
  /** What you can skip: the rest of a deal that you are out of, or of the match. */
  get skippable(): Scope | null { return this.skips.offered(this.shown, this.you); }

  /** Skips the rest of the deal, or of the match, as fast as the others allow. */
  skip(scope: Scope): void {
    this.skips.begin(scope);
    this.tell(say('play-skipping'));
    if (scope === 'match' && this.ended && !this.ended.over) this.nextDeal();
  }

  /** From now on bots play as fast as the settings say. */
  setPace(): void { if (this.you !== null) this.connection.tell({ type: 'pace', pace: settings.pace }); }

  get hint(): Hinted | null { return this.hints.shown; }
  get mayAskHint(): boolean { return this.hints.mayAsk; }
  askHint(): void { this.hints.ask(); }

  /** Asks for another match with the same people; the server says which. */
  again(): void { this.ask({ type: 'again' }); }

  /** Sends what is not sent again by itself. */
  private ask(message: Parameters<Connection['tell']>[0]): void {
    if (!this.connection.tell(message)) this.tell(say('play-pause-line'));
  }

  /** Shows the last deal again. */
  showLast(): void { if (this.shown) this.end.again(this.shown); }

  private receive(m: ServerMessage): void {
    switch (m.type) {
      case 'welcome':
        [this.status, this.awaited] = ['', '']; // nobody waits any more, or it is sent again
        return this.welcome(m);
      case 'events': return this.events(m.events, m.number);
      case 'accepted':
        if (this.sent?.id === m.id) this.sent = { ...this.sent, accepted: true };
        return this.rest();
      case 'refused': return this.refused(m);
      case 'status':
        this.status = m.text;
        if (this.known.isNews(`status ${m.seat}`, m.text)) this.announcer.say(m.text);
        return;
      case 'waiting':
        // no player waits for their own choice
        this.awaited = m.seats.every((seat) => seat === this.you) ? '' : m.text;
        if (this.known.isNews('waiting', m.text) && !m.seats.includes(this.you ?? -1)) this.announcer.say(m.text);
        this.freshen();
        return;
      case 'rematch':
        this.rematch = m.match;
        return;
      case 'hint': return this.hints.take(m, this.number);
      case 'hints-allowed':
        if (this.info) this.info = { ...this.info, hints: true };
        return this.hints.nowAllowed();
      case 'ended':
        this.memory.save({ over: true });
        return this.people.take(m);
      case 'clocks':
      case 'presence':
      case 'offered': return this.people.take(m);
      case 'outdated':
        this.outdated = m;
        return this.connection.stop();
      case 'replaced':
      case 'preparing': // nobody who plays waits for it
        return;
      case 'pong': // whatever still holds is told at once after a welcome
        this.known.settle();
        this.people.settle();
    }
  }

  private refused({ id, reason, clause }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (this.sent?.id === id) this.sent = null;
    this.hints.refused();
    this.freshen();
    if (this.info === null) {
      this.refusal = reason;
      this.connection.stop();
    } else if (this.line === 'open') {
      this.tell(clause ? `${reason} (${clause})` : sentence(reason));
    }
  }

  private welcome(m: Extract<ServerMessage, { type: 'welcome' }>): void {
    const first = this.info === null;
    const looking = this.end.settled;
    const retold = this.anew;
    const undone = !first && m.undos !== this.undos;
    if (retold || undone) {
      this.anew = false;
      this.number = undone ? 0 : Math.max(0, this.number - LOG_BACK);
      this.told.clear();
    }
    this.undos = m.undos;
    if (this.sent && !this.connection.waits(this.sent.id)) this.sent = null; // what it has done is told now
    this.known.again();
    this.people.forget(m.ended);
    this.info = m.match;
    // At once, not when the page is drawn: the text spoken below names cards of this pack.
    setDeck(deckFor(m.match.pack, settings.cards));
    this.you = m.you;
    this.refusal = '';
    this.skips.again();
    this.looked.again();
    const missed = m.events.filter((e) => e.number > this.number);
    const contiguous = missed.length === 0 ? m.number === this.number : missed[0]!.number === this.number + 1;
    this.memory.save({ game: m.match.game, seat: m.you, company: this.company() });
    if (!first && !retold && !undone && !m.resync && contiguous) {
      this.events(missed, m.number, m.view);
      return this.hints.repeat();
    }
    this.queue.clear();
    this.hints.forget();
    this.newest = atEnd(m.view);
    this.end.clear();
    this.number = m.number;
    const deal = first ? this.first.of(m, this.memory.read()) : null;
    if (deal) {
      this.shown = during(deal);
      return this.queue.push([deal], m.view);
    }
    for (const event of missed) for (const effect of event.effects) this.told.write(effect);
    const ends = this.missedEnds(m);
    this.settle(this.newest);
    if (ends.length) this.queue.look(ends, this.newest);
    else if (!this.ended) this.sayReady(m.view.deal - 1);
    // If the end of a deal was being shown again, it stays.
    if (retold && looking && !this.ended) this.showLast();
    this.freshen();
  }

  /** The results of deals that ended while this page was disconnected, and were not seen. */
  private missedEnds(m: Extract<ServerMessage, { type: 'welcome' }>): End[] {
    // If nothing was seen here yet, nothing was missed.
    if (this.you === null || (this.looked.deal === 0 && this.memory.read()?.ready === undefined)) return [];
    return endsOf(m).filter((last) => last.deal > this.looked.deal).map((last) => ({ last, view: m.view }));
  }

  /** A move is done when it was accepted and its effects are here. */
  protected rest(): void {
    if (this.sent?.accepted && this.number > this.sent.after) this.sent = null;
    this.freshen();
  }

  private company(): string[] {
    return this.info?.seats.filter((s) => s.seat !== this.you).map((s) => s.name) ?? [];
  }

  private events(events: readonly GameEvent[], number: number, view?: View): void {
    const fresh = events.filter((e) => e.number > this.number);
    const before = this.newest;
    if (!before || (fresh[0] && fresh[0].number !== this.number + 1)) return this.connection.start(); // something is missing
    this.number = Math.max(this.number, number);
    if (fresh.length) this.hints.forget();
    if (fresh.length) this.current = false;
    this.newest = atEnd(view ?? fresh.reduce((v, { after }) => (after ? changed(v, after) : v), before));
    this.queue.push(scenes(fresh, before), this.newest);
    this.rest();
  }

  private async perform(effect: Effect, scene: Scene, stands: () => boolean): Promise<void> {
    if (this.first.going) await this.first.table;
    if (!stands()) return;
    const next = scene.after;
    this.past = next.turn !== this.you;
    if (effect.kind !== 'wager') this.status = '';
    [this.note, this.notice, this.people.told] = ['', '', ''];
    this.told.write(effect);
    const later = saidOnTurn(effect, next) && effect.seat === this.you;
    if (later) this.drawn = effect.card;
    if (!this.end.take(effect, next) && !later) this.announcer.say(spoken(effect.line, this.names));
    // After a long absence the picture is updated without animating everything that happened.
    hear(this.queue.waiting <= LONG ? soundOf(effect) : null);
    await perform(this, effect, scene, this.queue.waiting <= LONG && this.skipping === null, stands);
  }

  private show(view: View): void {
    reveal();
    this.shown = view;
  }

  private settle(view: View): void {
    const before = this.shown;
    this.first.going = false;
    this.show(view);
    this.current = this.queue.caughtUp;
    this.skips.settle(view);
    if (isUnsettled(view)) this.end.open(view);
    this.freshen();
    if (!this.current) return;
    this.memory.save({ seen: this.number, over: this.finished, at: Date.now(), ready: this.looked.deal, ...whereItStands(view, this.you) });
    const changed = !before || !this.wasMine(before, view);
    if (view.turn === this.you && this.you !== null && changed) {
      hear('turn');
      this.announcer.say(yourTurn(view, this.drawn, this.names));
      this.drawn = null;
    } else if (before && before.turn !== view.turn && typeof view.turn === 'number') {
      this.announcer.say(`${turnText(view, this.names)}.`);
    }
    if (view.result && this.queue.waiting === 0) this.end.over(view);
  }

  private wasMine(before: View, view: View): boolean {
    return before.turn === view.turn && before.phase === view.phase && before.deal === view.deal
      && before.legal.length === view.legal.length;
  }

  /** A player who wants everything at once, or skips, does not look at the open hands. */
  private hold(): Promise<void> | void {
    if (settings.pace === 'at-once' || this.skipping || this.queue.waiting > LONG || document.hidden) return;
    return hold(OPEN_MS);
  }

  private dealEnded(end: End): void {
    const { last, view } = end;
    const over = view.result !== null && last.deal === view.deal;
    this.end.gathered();
    this.current = false;
    if (this.skipping === 'match' && !over) {
      this.sayReady(last.deal);
      this.queue.release();
      return;
    }
    this.end.settle(end, over);
    if (over) this.skips.end();
    else this.memory.save({ ...whereItStands(view, this.you), deal: last.deal, turn: null });
    // A player who has just restarted the deal knows how it ended.
    if (last.layout === 'exchange' && this.you !== null && last.restarter === this.you) this.nextDeal();
  }
}
