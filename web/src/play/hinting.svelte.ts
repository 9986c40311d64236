// Hints at a match: whether there are any, what was asked for, and what is told.

import { say } from '../language/say';
import type { ClientMessage, Hinted, MatchInfo } from '../net/protocol';
import { bestText, ranked } from './ranked';

/** What hints need of the match. */
interface Of {
  info: () => MatchInfo | null;
  you: () => number | null;
  /** It is the viewer's turn, and nothing keeps them from playing. */
  ready: () => boolean;
  send: (message: Extract<ClientMessage, { type: 'hint' | 'offer' }>) => void;
  /** Shows a text, and speaks another. */
  tell: (shown: string, spoken: string) => void;
}

/** A hint that takes longer is said to be on its way: most come at once. */
const SLOW_MS = 700;

export class Hinting {
  /** What your own moves are worth, once asked for; gone when something happens. */
  shown = $state.raw<Hinted | null>(null);
  /** Its moves as they are shown, the best first; none where there is no hint. */
  readonly moves = $derived(this.shown ? ranked(this.shown) : []);
  /** It is the daily deal, which is the same for everybody. */
  ofDay = false;
  private asked = $state(false);
  /** It was asked for a while ago, and takes its time. */
  slow = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** This page has just had hints switched on, to have one. */
  private switching = false;

  constructor(private readonly of: Of) {}

  get allowed(): boolean { return this.of.info()?.hints === true; }

  /** Hints may be agreed on: nothing hangs on the match, and no table of friends has decided about them. */
  get mayOffer(): boolean {
    const info = this.of.info();
    return info !== null && this.of.you() !== null && !info.hints && info.table === null && !this.ofDay;
  }

  /** The viewer, whose match it is, may switch them on: nobody else plays than bots. */
  get maySwitchOn(): boolean {
    return this.mayOffer && this.of.info()!.seats.every((s) => s.seat === this.of.you() || s.kind !== 'human');
  }

  /** There are hints, or the viewer may switch them on. */
  get here(): boolean { return this.allowed || this.maySwitchOn; }

  /** Whether a hint can be had now. */
  get mayAsk(): boolean { return this.here && this.of.ready() && !this.asked && this.shown === null; }

  ask(): void {
    if (!this.here || this.asked || this.shown) return;
    if (!this.allowed) {
      this.switching = true;
      return this.of.send({ type: 'offer', kind: 'hints' });
    }
    if (!this.of.ready()) return this.of.tell(say('hints-not-now'), say('hints-not-now'));
    this.asked = true;
    this.timer = setTimeout(() => this.isSlow(), SLOW_MS);
    this.of.send({ type: 'hint' });
  }

  private isSlow(): void {
    this.slow = true;
    this.of.tell(say('hints-asking'), say('hints-asking'));
  }

  /** Nothing is asked for any more. */
  private rest(): void {
    clearTimeout(this.timer);
    [this.asked, this.slow] = [false, false];
  }

  /** From now on there are hints. */
  nowAllowed(): void {
    if (this.switching && this.of.ready()) this.ask();
    else this.switching = false;
  }

  take(m: Hinted, number: number): void {
    const first = this.switching;
    this.rest();
    this.switching = false;
    const best = m.moves[0];
    if (m.number !== number || !best) return; // it came too late
    this.shown = m;
    const on = first ? `${say('hints-on')} ` : '';
    this.of.tell(on + bestText(m), on + say('hints-said', { move: best.label, why: best.why }));
  }

  /** The line is there again: what was asked for may have been lost with the one before. */
  repeat(): void {
    if (this.asked) this.of.send({ type: 'hint' });
  }

  refused(): void {
    this.rest();
    this.switching = false;
  }

  forget(): void {
    this.rest();
    this.shown = null;
  }
}
