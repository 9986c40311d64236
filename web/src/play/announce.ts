// The text for screen readers; what differs from table to table comes from the files of the layouts.

import { say } from '../language/say';
import { type Effect, isPlain, isStock, type View } from '../net/protocol';
import { words as bank } from './bank/announce';
import { isLast, words as exchange } from './exchange/announce';
import { words as mus } from './mus/announce';
import { words as plain } from './plain/announce';
import { words as vying } from './vying/announce';
import type { Moment, Spoken } from './spoken';
import { whoText } from './words';

const WORDS: { [L in View['layout']]: Spoken<Extract<View, { layout: L }>> } = { bank, exchange, mus, plain, vying };
const wordsOf = ({ layout }: View): Spoken => WORDS[layout] as Spoken;

/** Your hand, as a sentence. */
export const holding = (view: View): string => wordsOf(view).holding(view);

/** Whether this is known to be the viewer's last turn of the deal. */
const isLastTurn = (view: View): boolean =>
  view.layout === 'exchange' && !isStock(view) && isLast(view);

/** Whose turn it is, in words; names by seat. */
export function turnText(view: View, names: readonly string[]): string {
  if (view.result) return winText(view.result.winners, view.you, names);
  if (typeof view.turn !== 'number') return view.turn === 'chance' ? say('play-dealing') : '';
  if (view.turn === view.you) {
    const task = wordsOf(view).task(view, names);
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
  return view.turn !== view.you || view.you === null ? '' : wordsOf(view).yourTurn(view, lastDrawn, names);
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
export const panelLine = (effect: Effect, view: View, at: Moment = 'settled'): boolean =>
  effect.kind !== 'showdown' && effect.kind !== 'won' && (wordsOf(view).panelLine?.(effect, at) ?? true);

/** Whether an effect is spoken when a deal has ended. */
export const spokenAtEnd = (effect: Effect, view: View): boolean => wordsOf(view).spokenAtEnd?.(effect, view) ?? true;

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
