// The keys of the exchange tables.

import { say } from '../../language/say';
import { type ExchangeView, isStock } from '../../net/protocol';
import type { Action } from '../actions';
import { helpFor, whyNot } from '../doable';
import { commonKeys, type KeyHelp } from '../keys';

const PICKING = (): KeyHelp => [['1 – 3', say('exchange-key-pick-hand')], ['4 – 6', say('exchange-key-pick-table')]];

export const keyHelp = (view: ExchangeView): KeyHelp => [
  ...(isStock(view) ? [] : PICKING()),
  ...helpFor(view, ['swap']),
  ...(isStock(view) ? [['1 – 4', say('exchange-key-discard')] as const] : []),
  ['← →', say('play-key-along')],
  ...commonKeys(),
];

/** What a letter does: the button it presses, or if there is none, why it does nothing. */
export const pressed = (view: ExchangeView, list: readonly Action[], key: string): Action | { hint: string; clause: string | null } | null =>
  list.find((a) => a.key.toLowerCase() === key) ?? whyNot(view, key);
