// The buttons of the tables of exchange, made from what the server says is legal or closed.

import { say } from '../../language/say';
import { type ExchangeView, isStock } from '../../net/protocol';
import { simpleAction, waitReason, type Action } from '../actions';
import { doable, keyFor } from '../doable';
import { exchangeHelp, exchangeMove, exchanges } from './exchange';
import { open } from './lying';
import { swapHelp, swapMove, swaps, type Picked } from './swap';

const NOTHING: Picked = { cards: [], slots: [] };

/** The row of buttons: the server says which there are now. */
export const actions = (view: ExchangeView, pause: string, names: readonly string[], picked: Picked = NOTHING): Action[] =>
  view.buttons.map((moves) => place(view, pause, names, moves, picked));

/** A place in the row. Of the moves that share it, it has the one that is open, else the answer once somebody has knocked. */
function place(view: ExchangeView, pause: string, names: readonly string[], moves: readonly string[], picked: Picked): Action {
  const [slot = ''] = moves;
  if (slot === 'swap') return swapAction(view, pause, names, picked);
  if (slot === 'exchange') return exchangeAction(view, pause, names, picked);
  const usual = (view.knocker === null ? slot : moves.at(-1)) ?? slot;
  const move = moves.find((one) => view.legal.some((m) => m.move === one)) ?? usual;
  return simpleAction(view, pause, names, slot, move, doable(view, move)?.name ?? move, keyFor(view, move));
}

/** Banking's exchange of as many cards as are picked. */
function exchangeAction(view: ExchangeView, pause: string, names: readonly string[], picked: Picked): Action {
  const base = { slot: 'exchange', name: doable(view, 'exchange')?.name ?? '', key: keyFor(view, 'exchange'), clause: null } as const;
  if (pause || !mayExchange(view)) {
    const closed = pause === '' ? view.closed.find((m) => m.move.startsWith('exchange')) : undefined;
    return {
      ...base, move: null, hint: closed?.reason ?? waitReason(view, pause, names), clause: closed?.clause ?? null,
      telling: closed !== undefined,
    };
  }
  const move = exchangeMove(view.legal, picked.cards, picked.slots);
  const hint = move
    ? say('exchange-give')
    : exchangeHelp(view.legal, picked.cards, picked.slots);
  return { ...base, move, hint, telling: move === null };
}

/** The exchange of one card for one. Until both are picked it says what to pick. */
function swapAction(view: ExchangeView, pause: string, names: readonly string[], picked: Picked): Action {
  const base = { slot: 'swap', name: doable(view, 'swap')?.name ?? '', key: keyFor(view, 'swap'), move: null, clause: null } as const;
  if (pause || !mayExchange(view)) {
    const { reason, clause } = whyNoExchange(view, pause, names);
    return { ...base, hint: reason, clause, telling: clause !== null };
  }
  const found = swapMove(view.legal, open(view), picked);
  if (!found) return { ...base, hint: swapHelp(picked), telling: true, guides: true };
  return { ...base, name: say('exchange-swap', { card: found.card, taken: found.taken }), move: found.move, hint: swapHelp(picked), telling: false, ready: true };
}

/** Why cards of the hand and of the table cannot be picked now. */
export function whyNoExchange(view: ExchangeView, pause: string, names: readonly string[]): { reason: string; clause: string | null } {
  const closed = pause === '' ? view.closed.find((m) => m.move === 'swap all') : undefined;
  if (closed) return { reason: closed.reason, clause: closed.clause };
  const keeping = pause === '' && view.phase === 'keeping' && view.turn === view.you;
  return { reason: keeping ? say('exchange-keep-one-first') : waitReason(view, pause, names), clause: null };
}

/** Whether cards of the hand and of the table may be picked now, to be exchanged. */
export const mayExchange = (view: ExchangeView): boolean =>
  (isStock(view) ? exchanges(view.legal) : swaps(view.legal)).length > 0;

export interface CardState {
  /** The move that discards this card, if it is open. */
  move: string | null;
  reason: string;
  clause: string | null;
  /** What the hand comes to without the card. */
  left?: string;
}

/** What pressing a card of your own hand does. */
export function cardState(view: ExchangeView, pause: string, names: readonly string[], card: string): CardState {
  if (!isStock(view)) return { move: null, ...whyNoExchange(view, pause, names), clause: null };
  const move = `discard ${card}`;
  const legal = pause === '' ? view.legal.find((m) => m.move === move) : undefined;
  if (legal) return { move, reason: '', clause: null, left: legal.left };
  const closed = pause === '' ? view.closed.find((m) => m.move === move) : undefined;
  if (closed) return { move: null, reason: closed.reason, clause: closed.clause };
  const mine = pause === '' && view.turn === view.you && view.you !== null;
  return {
    move: null, clause: null,
    reason: mine ? say('exchange-discard-after') : waitReason(view, pause, names),
  };
}
