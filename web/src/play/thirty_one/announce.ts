// Thirty-one in words, for those who hear the table.

import { cardList, sortHand } from '../../cards/names';
import type { ThirtyOneView } from '../../net/protocol';

/** What you hold, for your turn: "You hold ace of spades and two of clubs, total 11." */
export function holding(view: ThirtyOneView): string {
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own || own.hand.length === 0) return '';
  const total = own.total === null ? '' : `, total ${own.total}`;
  return `You hold ${cardList(sortHand(own.hand))}${total}.`;
}

/** What your turn is for, where it says more than that it is yours. */
export const task = (view: ThirtyOneView): string =>
  (view.legal.some((m) => m.move.startsWith('discard')) ? 'discard a card' : '');

/** One sentence at the moment it becomes your turn, or another part of it begins. */
export function yourTurn(view: ThirtyOneView, lastDrawn: string | null): string {
  const discarding = view.legal.some((m) => m.move.startsWith('discard'));
  const lead = discarding
    ? `${lastDrawn ? `You now have the ${cardList([lastDrawn])}. ` : ''}Choose a card to discard.`
    : 'Your turn.';
  const top = !discarding && view.upcard ? ` The upcard is the ${cardList([view.upcard])}.` : '';
  return `${lead}${top} ${holding(view)}`.trim();
}
