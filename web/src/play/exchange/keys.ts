// The keys of the exchange tables.

import { say } from '../../language/say';
import { type ExchangeView, isStopTheBus, isSwitch } from '../../net/protocol';
import type { Action } from '../actions';
import { commonKeys, type KeyHelp, orEnter } from '../keys';

/** What a letter presses: the message that names the button, and the start of its move. */
type Button = readonly [name: string, move: string];

export interface Keyboard {
  buttons: Record<string, Button>;
  help: () => KeyHelp;
}

const along = (): KeyHelp => [['← →', say('play-key-along')], ...commonKeys()];

const THIRTY_ONE: Keyboard = {
  buttons: {
    d: ['exchange-draw', 'draw'], t: ['exchange-take', 'take'], k: ['exchange-knock', 'knock'],
    s: ['exchange-stand', 'stand'], e: ['exchange-exchange', 'exchange'],
  },
  help: () => [
    ['D', say('exchange-key-draw')],
    ['T', say('exchange-key-take')],
    ['K', say('exchange-knock')],
    ['S', say('exchange-stand')],
    ['E', say('exchange-key-exchange')],
    ['1 – 4', say('exchange-key-discard')],
    ...along(),
  ],
};

const picking = (): KeyHelp => [
  ['1 – 3', say('exchange-key-pick-hand')],
  ['4 – 6', say('exchange-key-pick-table')],
  [orEnter('O'), say('exchange-key-swap')],
];

const SWITCH: Keyboard = {
  buttons: {
    o: ['exchange-swap-one', 'swap one'], a: ['exchange-swap-all', 'swap up'], u: ['exchange-swap-unseen', 'swap down'],
    k: ['exchange-knock', 'knock'], s: ['exchange-stand', 'stand'], p: ['exchange-pass', 'pass'],
    f: ['exchange-keep-first', 'keep first'], r: ['exchange-restart', 'restart'],
  },
  help: () => [
    ...picking(),
    ['A', say('exchange-key-all-up')],
    ['U', say('exchange-key-unseen')],
    ['K', say('exchange-knock')],
    ['S', say('exchange-key-stand')],
    ['P', say('exchange-key-pass')],
    ['F  S', say('exchange-key-keep')],
    ['R  S', say('exchange-key-restart')],
    ...along(),
  ],
};

const STOP_THE_BUS: Keyboard = {
  buttons: {
    o: ['exchange-swap-one', 'swap one'], a: ['exchange-swap-all', 'swap all'], s: ['exchange-stop', 'stop'],
    c: ['exchange-continue', 'continue'],
  },
  help: () => [
    ...picking(),
    ['A', say('exchange-key-all')],
    ['S', say('exchange-stop')],
    ['C', say('exchange-key-continue')],
    ...along(),
  ],
};

export function keyboard(view: ExchangeView): Keyboard {
  if (isSwitch(view)) return SWITCH;
  return isStopTheBus(view) ? STOP_THE_BUS : THIRTY_ONE;
}

/** What a letter does: the button it presses, or if there is none, why it does nothing. */
export function pressed(view: ExchangeView, list: readonly Action[], key: string): Action | { hint: string; clause: string | null } | null {
  const button = list.find((a) => a.key.toLowerCase() === key);
  if (button) return button;
  const [name, move] = keyboard(view).buttons[key] ?? [];
  if (!name || !move) return null;
  const told = view.closed.find((c) => c.move === move || c.move.startsWith(`${move} `));
  return { hint: told?.reason ?? say('play-not-open-quoted', { name: say(name) }), clause: told?.clause ?? null };
}
