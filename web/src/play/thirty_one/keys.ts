// The keys of Thirty-one's table.

import { COMMON_KEYS, type KeyHelp } from '../keys';

/** The button that a letter presses. */
export const BUTTONS: Record<string, string> = { d: 'Draw', t: 'Take', k: 'Knock', s: 'Stand', e: 'Exchange' };

export const KEYS: KeyHelp = [
  ['D', 'Draw the top card of the stock'],
  ['T', 'Take the upcard'],
  ['K', 'Knock'],
  ['S', 'Stand'],
  ['E', 'Exchange the selected cards with the widow'],
  ['1 – 4', 'Discard (or, for an exchange, select) the first to fourth card of your hand'],
  ['← →', 'Move along your hand'],
  ...COMMON_KEYS,
];
