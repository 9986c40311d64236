// The move that a hint calls the best, and what of the table it is made with: a button, and cards.

import type { Action } from './actions';
import { amountOf, verb } from './amounts';

class Best {
  move = $state<string | null>(null);
  private readonly words = $derived((this.move ?? '').toUpperCase().split(/\s+/).slice(1));
  private readonly exchanging = $derived(/^exchange .* for [\d ]+$/i.test(this.move ?? ''));

  /** Whether the button is the one to press; also before an amount or cards are chosen for it. */
  presses(action: Pick<Action, 'slot' | 'move'>): boolean {
    if (this.move === null) return false;
    if (action.move === this.move || action.slot === verb(this.move)) return true;
    return amountOf(this.move) !== null && action.move !== null && amountOf(action.move) !== null && verb(action.move) === verb(this.move);
  }

  /** Whether the move names the card. */
  names(card: string | null): boolean { return card !== null && this.words.includes(card); }

  /** Whether it takes what lies in this place on the table, which it may name by its number or by its card. */
  takes(place: number, card: string | null): boolean {
    if (!this.exchanging) return this.names(card);
    return this.words.slice(this.words.indexOf('FOR') + 1).includes(String(place));
  }
}

export const best = new Best();
