// What is said to a screen reader, as text.

import { cardList, sortHand } from '../cards/names';
import type { View } from '../net/protocol';

/** What you hold, for your turn: "You hold ace of spades and two of clubs, total 11." */
export function holding(view: View): string {
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own || own.hand.length === 0) return '';
  const total = own.total === null ? '' : `, total ${own.total}`;
  return `You hold ${cardList(sortHand(own.hand))}${total}.`;
}

/** Whose turn it is, in words; names by seat. */
export function turnText(view: View, names: readonly string[]): string {
  if (view.result) return winText(view.result.winners, view.you, names);
  if (typeof view.turn !== 'number') return view.turn === 'chance' ? 'Dealing' : '';
  if (view.turn === view.you) {
    return view.legal.some((m) => m.move.startsWith('discard')) ? 'Your turn: discard a card' : 'Your turn';
  }
  return `${names[view.turn] ?? `Seat ${view.turn + 1}`} to play`;
}

export function winText(winners: readonly number[], you: number | null, names: readonly string[]): string {
  const who = winners.map((w) => (w === you ? 'You' : (names[w] ?? `Seat ${w + 1}`)));
  const joined = who.length < 2 ? who.join('') : `${who.slice(0, -1).join(', ')} and ${who[who.length - 1]}`;
  if (!joined) return 'The match is over.';
  const verb = winners.length === 1 && winners[0] !== you ? 'wins' : 'win';
  return `${joined} ${verb} the match.`;
}

/** One sentence at the moment it becomes your turn, or another part of it begins. */
export function yourTurn(view: View, lastDrawn: string | null): string {
  if (view.turn !== view.you || view.you === null) return '';
  const discarding = view.legal.some((m) => m.move.startsWith('discard'));
  const lead = discarding
    ? `${lastDrawn ? `You now have the ${cardList([lastDrawn])}. ` : ''}Choose a card to discard.`
    : 'Your turn.';
  const top = !discarding && view.upcard ? ` The upcard is the ${cardList([view.upcard])}.` : '';
  return `${lead}${top} ${holding(view)}`.trim();
}

/**
 * Live regions read a change, so the same sentence twice would be silent the second time: every
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
