// The games of exchange in words, for those who hear the table.

import { cardList, sortHand } from '../../cards/names';
import { orderOf } from './particulars';
import { type ExchangeView, isStopTheBus, isSwitch, isThirtyOne, type Slot, type View } from '../../net/protocol';

/** What you hold, for your turn: "You hold ace of spades and two of clubs, total 11." */
export function holding(view: ExchangeView): string {
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own || own.hand.length === 0) return '';
  const worth = isStopTheBus(view) ? own.total : `total ${own.total}`;
  const total = own.total === null ? '' : `, ${worth}`;
  return `You hold ${cardList(orderOf(view)(own.hand))}${total}.`;
}

const known = (cards: readonly Slot[] | null): string[] => (cards ?? []).filter((c) => c !== null);

/** Somebody has knocked or stopped the bus: this turn is the last. */
export const isLast = (view: ExchangeView): boolean =>
  (isStopTheBus(view) ? view.stopper : view.knocker) !== null;

/** All have shown, and somebody is asked whether the deal is to be begun anew. */
export const isUnsettled = (view: View): boolean => isSwitch(view) && view.phase === 'restarting';

/** What your turn is for, where it says more than that it is yours. */
export function task(view: ExchangeView): string {
  const may = (move: string): boolean => view.legal.some((m) => m.move === move);
  if (isThirtyOne(view)) return view.legal.some((m) => m.move.startsWith('discard')) ? 'discard a card' : '';
  if (isStopTheBus(view)) {
    if (view.phase === 'saying') return 'stop or continue';
    if (may('stop')) return 'swap, or stop the bus';
    return may('swap all') ? 'swap one or all' : 'swap one card';
  }
  if (view.phase === 'keeping') return 'keep one of two hands';
  if (view.phase === 'restarting') return 'restart the deal, or settle it';
  if (may('stand')) return 'swap, or stand';
  const else_ = [may('pass') ? 'pass' : '', may('knock') ? 'knock' : ''].filter(Boolean);
  return else_.length ? `swap, ${else_.length > 1 ? 'pass ' : ''}or ${else_.at(-1)}` : 'swap';
}

/** What lies open, for who is to choose from it. */
function onTheTable(view: ExchangeView): string {
  if (isThirtyOne(view)) return view.upcard ? `The upcard is the ${cardList([view.upcard])}.` : '';
  if (!isSwitch(view)) return `On the table lie ${cardList(known(view.widow))}.`;
  if (view.second) return `Your second hand is ${cardList(sortHand(known(view.second)))}, total ${view.second_total}.`;
  return `Face up lie ${cardList(known(view.up))}.`;
}

/** One sentence at the moment it becomes your turn, or another part of it begins. */
export function yourTurn(view: ExchangeView, lastDrawn: string | null): string {
  if (view.legal.some((m) => m.move.startsWith('discard'))) {
    const got = lastDrawn ? `You now have the ${cardList([lastDrawn])}. ` : '';
    return `${got}Choose a card to discard. ${holding(view)}`.trim();
  }
  const purpose = task(view);
  const lead = `${isLast(view) && !isThirtyOne(view) ? 'Your last turn' : 'Your turn'}${purpose ? `: ${purpose}` : ''}.`;
  const saying = view.phase === 'saying' || view.phase === 'restarting';
  return [lead, saying ? '' : onTheTable(view), holding(view)].filter(Boolean).join(' ');
}
