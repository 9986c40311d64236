// The buttons of the table, made from what the server says is legal or closed. Whether a move is
// open is never decided here.

import type { View } from '../net/protocol';
import { exchangeHelp, exchangeMove, exchanges } from './exchange';

export interface Action {
  slot: 'draw' | 'take' | 'knock' | 'exchange';
  name: string;
  /** The key that presses it, for the hint on the button. */
  key: string;
  /** The move it sends, or null when it is closed. */
  move: string | null;
  /** What it does, or why it is closed. */
  hint: string;
  clause: string | null;
  /** The hint is a rule's reason, or help with a selection: worth showing beside the button. */
  telling: boolean;
}

export interface Selection { cards: readonly string[]; slots: readonly number[] }
export const NOTHING: Selection = { cards: [], slots: [] };

/** Why nothing can be played at this moment, whatever the move; `pause` is the page's own reason. */
export function waitReason(view: View, pause: string, names: readonly string[]): string {
  if (pause) return pause;
  if (view.turn === 'chance' || view.turn === null) return 'The cards are being dealt.';
  if (view.turn !== view.you) return `It is the turn of ${names[view.turn] ?? 'another seat'}.`;
  return 'This is not open to you now.';
}

function simple(view: View, pause: string, names: readonly string[], slot: 'draw' | 'take' | 'knock', move: string, name: string, key: string): Action {
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

export function actions(view: View, pause: string, names: readonly string[], picked: Selection = NOTHING): Action[] {
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

function exchangeAction(view: View, pause: string, names: readonly string[], picked: Selection): Action {
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

export const mayExchange = (view: View): boolean => exchanges(view.legal).length > 0;

export interface CardState {
  /** The discard this card makes, when it is open. */
  move: string | null;
  reason: string;
  clause: string | null;
}

/** What pressing a card of the own hand does. */
export function cardState(view: View, pause: string, names: readonly string[], card: string): CardState {
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
