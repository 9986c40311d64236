// The buttons of the games of exchange, made from what the server says is legal or closed.

import { type ExchangeView, isSwitch, isThirtyOne, type OptionValue, type ThirtyOneView } from '../../net/protocol';
import { simpleAction, waitReason, type Action } from '../actions';
import { exchangeHelp, exchangeMove, exchanges } from './exchange';
import { open } from './lying';
import { swapHelp, swapMove, swaps, type Picked } from './swap';

export const NOTHING: Picked = { cards: [], slots: [] };
export type Options = Record<string, OptionValue>;

export function actions(
  view: ExchangeView, pause: string, names: readonly string[], picked: Picked = NOTHING, options: Options = {},
): Action[] {
  if (isThirtyOne(view)) return thirtyOne(view, pause, names, picked);
  const button = (slot: string, move: string, name: string, key: string): Action =>
    simpleAction(view, pause, names, slot, move, name, key);
  const one = swapAction(view, pause, names, picked);
  if (!isSwitch(view)) {
    return [
      one,
      ...(options.exchange === 'one' ? [] : [button('all', 'swap all', 'Swap all', 'A')]),
      button('stop', 'stop', 'Stop the bus', 'S'),
      ...(options.stop_when === 'instead' ? [] : [button('continue', 'continue', 'Continue', 'C')]),
    ];
  }
  if (view.phase === 'keeping' && view.turn === view.you) {
    return [button('first', 'keep first', 'Keep the first hand', 'F'), button('second', 'keep second', 'Keep the second hand', 'S')];
  }
  return [
    one,
    button('all', 'swap up', 'Swap all', 'A'),
    ...(options.fourth_action === 'pass' ? [] : [button('unseen', 'swap down', 'Swap unseen', 'U')]),
    ...(['pass', 'both'].includes(String(options.fourth_action)) ? [button('pass', 'pass', 'Pass', 'P')] : []),
    view.knocker === null ? button('knock', 'knock', 'Knock', 'K') : button('knock', 'stand', 'Stand', 'S'),
  ];
}

function thirtyOne(view: ThirtyOneView, pause: string, names: readonly string[], picked: Picked): Action[] {
  const standing = view.legal.some((m) => m.move === 'stand')
    || (view.knocker !== null && !view.legal.some((m) => m.move === 'knock'));
  const list = [
    simpleAction(view, pause, names, 'draw', 'draw', 'Draw', 'D'),
    simpleAction(view, pause, names, 'take', 'take', 'Take', 'T'),
    standing
      ? simpleAction(view, pause, names, 'knock', 'stand', 'Stand', 'S')
      : simpleAction(view, pause, names, 'knock', 'knock', 'Knock', 'K'),
  ];
  if (view.widow !== null) list.push(exchangeAction(view, pause, names, picked));
  return list;
}

/** Banking's exchange of as many cards as are picked. */
function exchangeAction(view: ThirtyOneView, pause: string, names: readonly string[], picked: Picked): Action {
  const base = { slot: 'exchange', name: 'Exchange', key: 'E', clause: null } as const;
  if (pause || !mayExchange(view)) {
    const closed = pause === '' ? view.closed.find((m) => m.move.startsWith('exchange')) : undefined;
    return {
      ...base, move: null, hint: closed?.reason ?? waitReason(view, pause, names), clause: closed?.clause ?? null,
      telling: closed !== undefined,
    };
  }
  const move = exchangeMove(view.legal, picked.cards, picked.slots);
  const hint = move
    ? 'Give the selected cards for those of the widow'
    : exchangeHelp(view.legal, picked.cards, picked.slots);
  return { ...base, move, hint, telling: move === null };
}

/** The exchange of one card for one. Until both are picked it tells what to pick. */
function swapAction(view: ExchangeView, pause: string, names: readonly string[], picked: Picked): Action {
  const base = { slot: 'one', name: 'Swap one', key: 'O', move: null, clause: null } as const;
  if (pause || !mayExchange(view)) {
    const { reason, clause } = whyNoExchange(view, pause, names);
    return { ...base, hint: reason, clause, telling: clause !== null };
  }
  const found = swapMove(view.legal, open(view), picked);
  if (!found) return { ...base, hint: swapHelp(picked), telling: true, guides: true };
  return { ...base, name: `Swap ${found.card} for ${found.taken}`, move: found.move, hint: swapHelp(picked), telling: false, ready: true };
}

/** Why cards of the hand and of the table are not to be picked now. */
export function whyNoExchange(view: ExchangeView, pause: string, names: readonly string[]): { reason: string; clause: string | null } {
  const closed = pause === '' ? view.closed.find((m) => m.move === 'swap all') : undefined;
  if (closed) return { reason: closed.reason, clause: closed.clause };
  const keeping = pause === '' && view.phase === 'keeping' && view.turn === view.you;
  return { reason: keeping ? 'Keep one of your two hands first.' : waitReason(view, pause, names), clause: null };
}

/** Cards of the hand and of the table may be picked now, to be exchanged. */
export const mayExchange = (view: ExchangeView): boolean =>
  (isThirtyOne(view) ? exchanges(view.legal) : swaps(view.legal)).length > 0;

/** What the end of a deal of Switch asks of who may restart it. */
export const restartActions = (view: ExchangeView, pause: string, names: readonly string[]): Action[] => [
  simpleAction(view, pause, names, 'decline', 'decline', 'Settle the deal', 'S'),
  simpleAction(view, pause, names, 'restart', 'restart', 'Restart', 'R'),
];

export interface CardState {
  /** The discard this card makes, when it is open. */
  move: string | null;
  reason: string;
  clause: string | null;
}

/** What pressing a card of the own hand does. */
export function cardState(view: ExchangeView, pause: string, names: readonly string[], card: string): CardState {
  if (!isThirtyOne(view)) return { move: null, ...whyNoExchange(view, pause, names), clause: null };
  const move = `discard ${card}`;
  if (pause === '' && view.legal.some((m) => m.move === move)) return { move, reason: '', clause: null };
  const closed = pause === '' ? view.closed.find((m) => m.move === move) : undefined;
  if (closed) return { move: null, reason: closed.reason, clause: closed.clause };
  const mine = pause === '' && view.turn === view.you && view.you !== null;
  return {
    move: null, clause: null,
    reason: mine ? 'You discard after you have drawn or taken a card.' : waitReason(view, pause, names),
  };
}
