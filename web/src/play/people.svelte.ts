// What is settled among the people at a match: clocks, who is here, offers. The server decides it all;
// between its messages the page only counts down.

import { say } from '../language/say';
import type { ClientMessage, Clocks, Offered, OfferKind, SeatPresence, ServerMessage } from '../net/protocol';
import { Known } from './known';

type Asked = Extract<ClientMessage, { type: 'offer' | 'agree' | 'decline' | 'resume' | 'here' }>;
type About = Extract<ServerMessage, { type: 'clocks' | 'presence' | 'offered' | 'ended' }>;

/** How often the page looks at the clock that runs. */
const LOOK_MS = 200;
/** What is left, in seconds, when your own clock is spoken. */
const SPOKEN = [30, 10];

/** What is left, as a clock shows it: minutes and seconds, with hours where there are any. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** What is left of a clock that shows so many milliseconds and has been running since `at`. */
export const leftAt = (ms: number, running: boolean, at: number, now: number): number => Math.max(0, running ? ms - (now - at) : ms);

/** The limits that a clock has passed between two moments, to be spoken. */
export const passed = (before: number, after: number): number[] => SPOKEN.filter((s) => before > 1000 * s && after <= 1000 * s);

export class People {
  paused = $state(false);
  /** The match was ended by agreement, before its rules ended it. */
  ended = $state(false);
  /** How an offer or a pause has ended; shown until something happens, beside whose turn it is. */
  told = $state('');
  /** The offer that waits for answers. */
  offer = $state.raw<Offered | null>(null);
  private clocks = $state.raw<Clocks | null>(null);
  private presence = $state.raw<readonly SeatPresence[]>([]);
  private now = $state(0);
  private at = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly known = new Known();

  constructor(private readonly you: () => number | null, private readonly speak: (text: string) => void,
    private readonly send: (message: Asked) => void) {}

  take(m: About): void {
    switch (m.type) {
      case 'clocks':
        // That it goes on is shown too: the line still says that the match is paused.
        if (!m.paused && this.known.of('pause')) this.tell(say('people-goes-on'));
        if (this.known.isNews('pause', m.paused ? 'paused' : '')) this.speak(say('people-paused'));
        this.paused = m.paused;
        this.clocks = m.seats.length ? m : null;
        this.at = this.now = performance.now();
        return this.count();
      case 'presence':
        this.presence = m.seats;
        return;
      case 'offered':
        if (m.kind === null) this.tell(m.text);
        if (this.known.isNews('offer', m.kind === null ? '' : `${m.kind} ${m.by}`)) this.speak(m.text);
        this.offer = m.kind === null ? null : m;
        return;
      case 'ended':
        this.ended = true;
        this.speak(m.text);
    }
  }

  /** Asks the others for something, and answers what they ask. */
  ask(kind: OfferKind): void { this.send({ type: 'offer', kind }); }
  answer(type: 'agree' | 'decline', kind: OfferKind): void { this.send({ type, kind }); }
  /** The match was paused: go on. */
  resume(): void { this.send({ type: 'resume' }); }
  /** A bot has played for the viewer: no more. */
  here(): void { this.send({ type: 'here' }); }

  /** A welcome begins again: what still holds is told after it. */
  forget(ended: boolean): void {
    [this.paused, this.ended, this.offer, this.clocks, this.told] = [false, ended, null, null, ''];
    this.known.again();
    this.stop();
  }

  /** All that still holds was told again. */
  settle(): void {
    if (this.known.settle().includes('pause') && !this.ended) this.tell(say('people-goes-on'));
  }

  private tell(text: string): void {
    this.told = text;
    this.speak(text);
  }

  stop(): void { clearInterval(this.timer); }

  /** What a seat has left on its clock, as text; "" for a seat without one. */
  clockOf(seat: number): string {
    const ms = this.clocks?.seats[seat];
    return ms === null || ms === undefined ? '' : clockText(this.left(seat, ms));
  }

  /** Whether the clock of a seat runs now. */
  runs(seat: number): boolean { return this.clocks?.running === seat; }

  private left(seat: number, ms: number): number { return leftAt(ms, this.runs(seat), this.at, this.now); }

  presenceOf(seat: number): SeatPresence | null { return this.presence.find((p) => p.seat === seat) ?? null; }

  /** Whether a bot plays for the viewer. */
  get stoodInFor(): boolean {
    const you = this.you();
    return you !== null && this.presenceOf(you)?.stood_in_for === true;
  }

  /** Whether somebody has been away for so long that a bot may play for them. */
  get somebodyLate(): boolean { return this.presence.some((p) => p.late && !p.stood_in_for); }

  /** Whether the viewer is asked to answer the offer. */
  get asked(): boolean { return this.offer !== null && this.offer.seats.includes(this.you() ?? -1); }

  /** What can be offered now. */
  get possible(): OfferKind[] {
    if (this.offer) return [];
    return ['undo', ...(this.paused ? [] : ['pause' as const]), ...(this.somebodyLate ? ['stand-in' as const] : []), 'end'];
  }

  private count(): void {
    this.stop();
    if (typeof this.clocks?.running === 'number') this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  private look(): void {
    const you = this.you();
    const own = you === null || !this.runs(you) ? null : this.clocks?.seats[you] ?? null;
    const before = this.now;
    this.now = performance.now();
    if (own === null) return;
    for (const n of passed(leftAt(own, true, this.at, before), leftAt(own, true, this.at, this.now))) this.speak(say('people-seconds-left', { n }));
  }
}
