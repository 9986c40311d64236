// The buttons of the exchange games, made from what the server says is legal or closed.

import { say } from '../../language/say';
import { type ExchangeView, isSwitch, isThirtyOne, type OptionValue, type ThirtyOneView } from '../../net/protocol';
import { simpleAction, waitReason, type Action } from '../actions';
import { keysOf, type Kind } from '../keyboard';
import { exchangeHelp, exchangeMove, exchanges } from './exchange';
import { open } from './lying';
import { swapHelp, swapMove, swaps, type Picked } from './swap';

const NOTHING: Picked = { cards: [], slots: [] };
export type Options = Record<string, OptionValue>;

/** A button whose move is told as it is, with the key of the move. */
const keyed = (
  view: ExchangeView, pause: string, names: readonly string[], slot: string, move: string, name: string, kind: Kind,
): Action => simpleAction(view, pause, names, slot, move, name, keysOf(kind)[move] ?? '');

export function actions(
  view: ExchangeView, pause: string, names: readonly string[], picked: Picked = NOTHING, options: Options = {},
): Action[] {
  if (isThirtyOne(view)) return thirtyOne(view, pause, names, picked);
  const kind = isSwitch(view) ? 'switch' : 'stop-the-bus';
  const button = (slot: string, move: string, name: string): Action => keyed(view, pause, names, slot, move, name, kind);
  const one = swapAction(view, pause, names, picked);
  if (!isSwitch(view)) {
    return [
      one,
      ...(options.exchange === 'one' ? [] : [button('all', 'swap all', say('exchange-swap-all'))]),
      button('stop', 'stop', say('exchange-stop')),
      ...(options.stop_when === 'instead' ? [] : [button('continue', 'continue', say('exchange-continue'))]),
    ];
  }
  if (view.phase === 'keeping' && view.turn === view.you) {
    return [button('first', 'keep first', say('exchange-keep-first')), button('second', 'keep second', say('exchange-keep-second'))];
  }
  return [
    one,
    button('all', 'swap up', say('exchange-swap-all')),
    ...(options.fourth_action === 'pass' ? [] : [button('unseen', 'swap down', say('exchange-swap-unseen'))]),
    ...(['pass', 'both'].includes(String(options.fourth_action)) ? [button('pass', 'pass', say('exchange-pass'))] : []),
    view.knocker === null ? button('knock', 'knock', say('exchange-knock')) : button('knock', 'stand', say('exchange-stand')),
  ];
}

function thirtyOne(view: ThirtyOneView, pause: string, names: readonly string[], picked: Picked): Action[] {
  const standing = view.legal.some((m) => m.move === 'stand')
    || (view.knocker !== null && !view.legal.some((m) => m.move === 'knock'));
  const list = [
    keyed(view, pause, names, 'draw', 'draw', say('exchange-draw'), 'thirty-one'),
    keyed(view, pause, names, 'take', 'take', say('exchange-take'), 'thirty-one'),
    standing
      ? keyed(view, pause, names, 'knock', 'stand', say('exchange-stand'), 'thirty-one')
      : keyed(view, pause, names, 'knock', 'knock', say('exchange-knock'), 'thirty-one'),
  ];
  if (view.widow !== null) list.push(exchangeAction(view, pause, names, picked));
  return list;
}

/** Banking's exchange of as many cards as are picked. */
function exchangeAction(view: ThirtyOneView, pause: string, names: readonly string[], picked: Picked): Action {
  const base = { slot: 'exchange', name: say('exchange-exchange'), key: keysOf('thirty-one').exchange!, clause: null } as const;
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
  const base = { slot: 'one', name: say('exchange-swap-one'), key: keysOf('switch').swap!, move: null, clause: null } as const;
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
  (isThirtyOne(view) ? exchanges(view.legal) : swaps(view.legal)).length > 0;

/** The choices at the end of a deal of Switch for a seat that may restart it. */
export const restartActions = (view: ExchangeView, pause: string, names: readonly string[]): Action[] => [
  keyed(view, pause, names, 'decline', 'decline', say('exchange-settle'), 'switch'),
  keyed(view, pause, names, 'restart', 'restart', say('exchange-restart'), 'switch'),
];

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
  if (!isThirtyOne(view)) return { move: null, ...whyNoExchange(view, pause, names), clause: null };
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
