// The keys of the tables of exchange.

import { type ExchangeView, isStopTheBus, isSwitch } from '../../net/protocol';
import type { Action } from '../actions';
import { COMMON_KEYS, type KeyHelp } from '../keys';

export interface Keyboard {
  /** What each letter presses, in words for when there is no such button. */
  buttons: Record<string, string>;
  help: KeyHelp;
}

const THIRTY_ONE: Keyboard = {
  buttons: { d: 'Draw', t: 'Take', k: 'Knock', s: 'Stand', e: 'Exchange' },
  help: [
    ['D', 'Draw the top card of the stock'],
    ['T', 'Take the upcard'],
    ['K', 'Knock'],
    ['S', 'Stand'],
    ['E', 'Exchange the selected cards with the widow'],
    ['1 – 4', 'Discard (or, for an exchange, select) the first to fourth card of your hand'],
    ['← →', 'Move along your hand'],
    ...COMMON_KEYS,
  ],
};

const PICKING: KeyHelp = [
  ['1 – 3', 'Pick the first to third card of your hand, or put it back'],
  ['4 – 6', 'Pick the first to third card that lies face up, or put it back'],
  ['O or Enter', 'Swap the two cards picked'],
];

const SWITCH: Keyboard = {
  buttons: { o: 'Swap one', a: 'Swap all', u: 'Swap unseen', k: 'Knock', s: 'Stand', p: 'Pass', f: 'Keep the first hand', r: 'Restart' },
  help: [
    ...PICKING,
    ['A', 'Swap all three cards with the face-up hand'],
    ['U', 'Swap all three, unseen, with the face-down hand'],
    ['K', 'Knock'],
    ['S', 'Stand, when somebody has knocked'],
    ['P', 'Pass, where that is played'],
    ['F  S', 'Dealing: keep the first or the second of your two hands'],
    ['R  S', 'At the end: restart the deal, or settle it'],
    ['← →', 'Move along your hand'],
    ...COMMON_KEYS,
  ],
};

const STOP_THE_BUS: Keyboard = {
  buttons: { o: 'Swap one', a: 'Swap all', s: 'Stop the bus', c: 'Continue' },
  help: [
    ...PICKING,
    ['A', 'Swap all three cards'],
    ['S', 'Stop the bus'],
    ['C', 'Continue: let the next player exchange'],
    ['← →', 'Move along your hand'],
    ...COMMON_KEYS,
  ],
};

export function keyboard(view: ExchangeView): Keyboard {
  if (isSwitch(view)) return SWITCH;
  return isStopTheBus(view) ? STOP_THE_BUS : THIRTY_ONE;
}

/** What a letter does: a button of the row, or where there is none, why it does nothing. */
export function pressed(view: ExchangeView, list: readonly Action[], key: string): Action | { hint: string; clause: string | null } | null {
  const button = list.find((a) => a.key.toLowerCase() === key);
  if (button) return button;
  const name = keyboard(view).buttons[key];
  if (!name) return null;
  const told = view.closed.find((c) => c.label === name);
  return { hint: told?.reason ?? `“${name}” is not open to you now.`, clause: told?.clause ?? null };
}
