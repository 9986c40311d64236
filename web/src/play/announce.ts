// The text for screen readers; anything specific to a game comes from the game's own file.

import { say } from '../language/say';
import { type Effect, isBank, isMus, isPlain, isStock, isVying, type View } from '../net/protocol';
import * as bank from './bank/announce';
import * as exchange from './exchange/announce';
import * as mus from './mus/announce';
import * as plain from './plain/announce';
import * as vying from './vying/announce';
import { whoText } from './words';

/** Your hand, as a sentence. */
export function holding(view: View): string {
  if (isPlain(view)) return plain.holding(view);
  if (isBank(view)) return bank.holding(view);
  if (isMus(view)) return mus.holding(view);
  return isVying(view) ? vying.holding(view) : exchange.holding(view);
}

/** Whether this is known to be the viewer's last turn of the deal. */
const isLastTurn = (view: View): boolean =>
  view.layout === 'exchange' && !isStock(view) && exchange.isLast(view);

/** What to do on your turn, in a few words. */
function taskOf(view: View, names: readonly string[]): string {
  if (isPlain(view)) return plain.task(view);
  if (isBank(view)) return bank.task(view);
  if (isMus(view)) return mus.task(view, names);
  return isVying(view) ? vying.task(view) : exchange.task(view);
}

/** Whose turn it is, in words; names by seat. */
export function turnText(view: View, names: readonly string[]): string {
  if (view.result) return winText(view.result.winners, view.you, names);
  if (typeof view.turn !== 'number') return view.turn === 'chance' ? say('play-dealing') : '';
  if (view.turn === view.you) {
    const task = taskOf(view, names);
    if (isLastTurn(view)) return task ? say('play-last-turn-task', { task }) : say('play-last-turn');
    return task ? say('play-your-turn-task', { task }) : say('play-your-turn');
  }
  return say('play-to-play', { who: names[view.turn] ?? say('play-seat', { n: view.turn + 1 }) });
}

export function winText(winners: readonly number[], you: number | null, names: readonly string[]): string {
  if (winners.length === 0) return say('play-over');
  const yours = you !== null && winners.includes(you);
  const part = !yours ? 'no' : winners.length === 1 ? 'alone' : 'among';
  return say('play-won', { you: part, n: winners.length, who: whoText(winners, you, names) });
}

/** One sentence when it becomes your turn, or when the next part of it begins. */
export function yourTurn(view: View, lastDrawn: string | null, names: readonly string[] = []): string {
  if (view.turn !== view.you || view.you === null) return '';
  if (isPlain(view)) return plain.yourTurn(view);
  if (isBank(view)) return bank.yourTurn(view, lastDrawn);
  if (isMus(view)) return mus.yourTurn(view, lastDrawn, names);
  return isVying(view) ? vying.yourTurn(view, lastDrawn) : exchange.yourTurn(view, lastDrawn);
}

/** Whether a deal has ended with this effect. */
export function endsDeal({ kind }: Effect, view: View): boolean {
  // A game without a table of its own may not say how deals end: then there is nothing to show.
  if (isPlain(view)) return kind === 'showdown' && view.last !== null;
  return kind === 'showdown' || kind === 'blitz' || kind === 'drawn';
}

/** Whether an effect, if it is your own, is not spoken at once: what you have drawn is said with your turn. */
export const saidOnTurn = (effect: Effect, view: View): effect is Extract<Effect, { kind: 'drew' | 'took' }> =>
  !isPlain(view) && (effect.kind === 'drew' || effect.kind === 'took');

/** Whether the line of an effect is worth repeating in the panel at the end of a deal. */
export function panelLine(effect: Effect, view: View): boolean {
  if (isPlain(view)) return plain.panelLine(effect);
  if (isMus(view)) return mus.panelLine(effect);
  return isBank(view) ? bank.panelLine(effect) : !isVying(view) || vying.panelLine(effect);
}

/** Whether an effect is spoken when a deal has ended. */
export function spokenAtEnd(effect: Effect, view: View): boolean {
  if (isMus(view)) return mus.spokenAtEnd(effect, view);
  return !isBank(view) || bank.spokenAtEnd(effect, view);
}

/**
 * Live regions read only changes, so the same sentence would be silent the second time: every
 * other text ends in a no-break space, which is not spoken.
 */
export class Announcer {
  private odd = false;
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly put: (text: string) => void, private readonly delay = 120) {}

  /** Sentences that come close together are read as one text, so none cuts another off. */
  say(sentence: string): void {
    if (!sentence) return;
    this.waiting.push(sentence);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), this.delay);
  }

  flush(): void {
    clearTimeout(this.timer);
    if (this.waiting.length === 0) return;
    const text = this.waiting.join(' ');
    this.waiting = [];
    this.odd = !this.odd;
    this.put(this.odd ? text : `${text}\u00a0`);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}
