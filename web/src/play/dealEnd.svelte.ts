// The panel at the end of a deal: what it shows, and what is said of it.

import type { Effect, Last, View } from '../net/protocol';
import { endsDeal, winText } from './announce';
import { Ending } from './ending';
import type { End } from './queue';
import { hear } from './sound';

export interface Ended {
  deal: number;
  last: Last | null;
  lines: string[];
  /** The match ended with it. */
  over?: boolean;
  /** It is shown again: nothing waits for it. */
  review?: boolean;
  /** Somebody may still restart the deal: it is not settled. */
  open?: boolean;
}

/** The match whose deals end: which seat is yours, what the players are called, and how something urgent is said. */
interface Around { you: () => number | null; names: () => string[]; say: (text: string) => void }

export class DealEnd {
  shown = $state.raw<Ended | null>(null);
  private readonly ending = new Ending();

  constructor(private readonly around: Around) {}

  /** The result of a settled deal is being looked at. */
  get settled(): boolean { return this.shown !== null && !this.shown.open; }

  /** An effect is shown, which leads to this view. Returns true if its line waits for the panel. */
  take(effect: Effect, view: View): boolean {
    if (endsDeal(effect, view)) this.ending.begin();
    if (!this.ending.gathering || !effect.line) return false;
    this.ending.take(effect, view);
    return true;
  }

  /** Everything that belongs to the end of the deal has been shown. */
  gathered(): void { this.ending.gathering = false; }

  clear(): void {
    this.shown = null;
    this.ending.clear();
  }

  close(): void { this.shown = null; }

  /** A deal has ended, and with it perhaps the match. */
  settle({ last, view }: End, over: boolean): void {
    this.shown = { deal: last.deal, last, lines: this.ending.panel(over ? 'over' : 'settled'), over };
    this.speak(over ? view : null);
  }

  /** A deal has ended, but somebody may still restart it. */
  open({ last }: View): void {
    if (!last) return;
    this.ending.gathering = true;
    this.shown = { deal: last.deal, last, lines: this.ending.panel('open'), open: true };
    this.speak(null);
  }

  /** Shows the last deal again. */
  again({ last, result }: View): void {
    if (!last || this.shown) return;
    this.shown = { deal: last.deal, last, lines: last.layout === 'plain' ? last.lines : [], review: true, over: result !== null };
  }

  /** The match is over; no deal has just ended here. */
  over(view: View): void {
    if (!this.shown && !this.ending.gathering) this.shown = { deal: view.deal, last: view.last ?? null, lines: [], over: true };
  }

  private speak(over: View | null): void {
    const [you, names] = [this.around.you(), this.around.names()];
    if (over?.result && you !== null) hear(over.result.winners.includes(you) ? 'won' : 'lost');
    this.around.say(this.ending.speech(over?.result ? winText(over.result.winners, you, names) : ''));
  }
}
