// The exchange games in words, for screen readers.

import { cardList, sortHand } from '../../cards/names';
import { say } from '../../language/say';
import { orderOf } from './particulars';
import { type ExchangeView, isStopTheBus, isSwitch, isThirtyOne, type Slot, type View } from '../../net/protocol';

/** Your hand, on your turn: "You hold ace of spades and two of clubs, total 11." */
export function holding(view: ExchangeView): string {
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own || own.hand.length === 0) return '';
  const cards = cardList(orderOf(view)(own.hand));
  if (own.total === null) return say('exchange-hold', { cards });
  const worth = isStopTheBus(view) ? own.total : say('exchange-total', { total: own.total });
  return say('exchange-hold-worth', { cards, worth });
}

const known = (cards: readonly Slot[] | null): string[] => (cards ?? []).filter((c) => c !== null);

/** Whether somebody has knocked or stopped the bus, so that this turn is the last. */
export const isLast = (view: ExchangeView): boolean =>
  (isStopTheBus(view) ? view.stopper : view.knocker) !== null;

/** Whether all have shown and somebody is asked whether to restart the deal. */
export const isUnsettled = (view: View): boolean => isSwitch(view) && view.phase === 'restarting';

/** What to do on your turn, if that says more than that it is yours. */
export function task(view: ExchangeView): string {
  const may = (move: string): boolean => view.legal.some((m) => m.move === move);
  if (isThirtyOne(view)) return view.legal.some((m) => m.move.startsWith('discard')) ? say('exchange-task-discard') : '';
  if (isStopTheBus(view)) {
    if (view.phase === 'saying') return say('exchange-task-say');
    if (may('stop')) return say('exchange-task-swap-stop');
    return may('swap all') ? say('exchange-task-swap-any') : say('exchange-task-swap-one');
  }
  if (view.phase === 'keeping') return say('exchange-task-keep');
  if (view.phase === 'restarting') return say('exchange-task-restart');
  if (may('stand')) return say('exchange-task-swap-stand');
  if (may('pass')) return may('knock') ? say('exchange-task-swap-pass-knock') : say('exchange-task-swap-pass');
  return may('knock') ? say('exchange-task-swap-knock') : say('exchange-task-swap');
}

/** The face-up cards, for a player who chooses from them. */
function onTheTable(view: ExchangeView): string {
  if (isThirtyOne(view)) return view.upcard ? say('exchange-upcard-is', { card: cardList([view.upcard]) }) : '';
  if (!isSwitch(view)) return say('exchange-lie', { cards: cardList(known(view.widow)) });
  const second = { cards: cardList(sortHand(known(view.second))), total: String(view.second_total) };
  if (view.second) return say('exchange-second-is', second);
  return say('exchange-face-up-lie', { cards: cardList(known(view.up)) });
}

/** One sentence when it becomes your turn, or when the next part of it begins. */
export function yourTurn(view: ExchangeView, lastDrawn: string | null): string {
  if (view.legal.some((m) => m.move.startsWith('discard'))) {
    const got = lastDrawn ? say('exchange-have', { card: cardList([lastDrawn]) }) : '';
    return [got, say('exchange-choose-discard'), holding(view)].filter(Boolean).join(' ');
  }
  const saying = view.phase === 'saying' || view.phase === 'restarting';
  return [lead(view), saying ? '' : onTheTable(view), holding(view)].filter(Boolean).join(' ');
}

/** "Your last turn: swap, or stand." */
function lead(view: ExchangeView): string {
  const purpose = task(view);
  if (isLast(view) && !isThirtyOne(view)) return purpose ? say('exchange-last-turn-task', { task: purpose }) : say('exchange-last-turn');
  return purpose ? say('exchange-turn-task', { task: purpose }) : say('exchange-turn');
}
