// The buttons of Thirty-one, made from what the server says is legal or closed.

import type { ThirtyOneView } from '../../net/protocol';
import { waitReason, type Action } from '../actions';
import { exchangeHelp, exchangeMove, exchanges } from './exchange';

export interface Selection { cards: readonly string[]; slots: readonly number[] }
export const NOTHING: Selection = { cards: [], slots: [] };

function simple(view: ThirtyOneView, pause: string, names: readonly string[], slot: 'draw' | 'take' | 'knock', move: string, name: string, key: string): Action {
  const legal = pause === '' ? view.legal.find((m) => m.move === move) : undefined;
  if (legal) return { slot, name, key, move, hint: legal.hint, clause: null, telling: false };
  const closed = pause === '' ? view.closed.find((m) => m.move === move) : undefined;
  return {
    slot, name, key, move: null,
    hint: closed?.reason ?? waitReason(view, pause, names),
    clause: closed?.clause ?? null,
    telling: closed !== undefined,
  };
}

export function actions(view: ThirtyOneView, pause: string, names: readonly string[], picked: Selection = NOTHING): Action[] {
  const standing = view.legal.some((m) => m.move === 'stand')
    || (view.knocker !== null && !view.legal.some((m) => m.move === 'knock'));
  const list = [
    simple(view, pause, names, 'draw', 'draw', 'Draw', 'D'),
    simple(view, pause, names, 'take', 'take', 'Take', 'T'),
    standing
      ? simple(view, pause, names, 'knock', 'stand', 'Stand', 'S')
      : simple(view, pause, names, 'knock', 'knock', 'Knock', 'K'),
  ];
  if (view.widow !== null) list.push(exchangeAction(view, pause, names, picked));
  return list;
}

function exchangeAction(view: ThirtyOneView, pause: string, names: readonly string[], picked: Selection): Action {
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

export const mayExchange = (view: ThirtyOneView): boolean => exchanges(view.legal).length > 0;

export interface CardState {
  /** The discard this card makes, when it is open. */
  move: string | null;
  reason: string;
  clause: string | null;
}

/** What pressing a card of the own hand does. */
export function cardState(view: ThirtyOneView, pause: string, names: readonly string[], card: string): CardState {
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
