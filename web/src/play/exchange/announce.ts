// The exchange games in words, for screen readers.

import { cardList, inOrder, sortHand } from '../../cards/names';
import { listText } from '../../language/lists';
import { say } from '../../language/say';
import { type Effect, type ExchangeView, isHands, isStock, type Slot, type View } from '../../net/protocol';
import type { Moment, Spoken } from '../spoken';
import { inside } from '../words';

/** Your hand, on your turn: "You hold ace of spades and two of clubs, total 11." */
function holding(view: ExchangeView): string {
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own || own.hand.length === 0) return '';
  const cards = cardList(inOrder(own.hand, view.order));
  if (own.total === null) return say('exchange-hold', { cards });
  const worth = view.worded ? own.total : say('exchange-total', { total: own.total });
  return say('exchange-hold-worth', { cards, worth });
}

const known = (cards: readonly Slot[] | null): string[] => (cards ?? []).filter((c) => c !== null);

/** Whether somebody has announced the end of the deal, so that this turn is the last. */
export const isLast = (view: ExchangeView): boolean => view.knocker !== null;

/** Whether all have shown and somebody is asked whether to restart the deal. */
export const isUnsettled = (view: View): boolean => view.layout === 'exchange' && view.phase === 'restarting';

/** What to do on your turn, if that says more than that it is yours: by the moves that are open. */
export function task(view: ExchangeView): string {
  const may = (...moves: string[]): boolean => view.legal.some(({ move }) => moves.some((one) => move === one || move.startsWith(`${one} `)));
  if (isStock(view)) return may('discard') ? say('exchange-task-discard') : listText(view.actions.filter(({ move }) => may(move)).map(({ name }) => inside(name)), 'or');
  if (may('keep')) return say('exchange-task-keep');
  if (may('restart')) return say('exchange-task-restart');
  if (!may('swap')) return may('stop', 'continue') ? say('exchange-task-say') : '';
  if (may('stop')) return say('exchange-task-swap-stop');
  if (may('stand')) return say('exchange-task-swap-stand');
  if (may('pass')) return may('knock') ? say('exchange-task-swap-pass-knock') : say('exchange-task-swap-pass');
  if (may('knock')) return say('exchange-task-swap-knock');
  if (isHands(view)) return say('exchange-task-swap');
  return may('swap all') ? say('exchange-task-swap-any') : say('exchange-task-swap-one');
}

/** The face-up cards, for a player who chooses from them. */
function onTheTable(view: ExchangeView): string {
  if (isStock(view)) return view.upcard ? say('exchange-upcard-is', { card: cardList([view.upcard]) }) : '';
  if (!isHands(view)) return say('exchange-lie', { cards: cardList(known(view.widow)) });
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
  if (isLast(view) && !isStock(view)) return purpose ? say('exchange-last-turn-task', { task: purpose }) : say('exchange-last-turn');
  return purpose ? say('exchange-turn-task', { task: purpose }) : say('exchange-turn');
}

/** Whether the line of an effect is worth repeating: who agreed matters while others decide, what is left until the final standing. */
const panelLine = ({ kind }: Effect, at: Moment): boolean =>
  (kind === 'declined' ? at === 'open' : at !== 'over' || (kind !== 'changed' && kind !== 'out'));

export const words: Spoken<ExchangeView> = { holding, task, yourTurn, panelLine };
