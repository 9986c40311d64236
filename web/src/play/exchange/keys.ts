// The keys of the exchange tables.

import { say } from '../../language/say';
import { type ExchangeView, isStopTheBus, isSwitch } from '../../net/protocol';
import type { Action } from '../actions';
import { keysOf, keyText, type Kind } from '../keyboard';
import { commonKeys, type KeyHelp, orEnter } from '../keys';

/** What a letter presses: the message that names the button, and the start of its move. */
type Button = readonly [name: string, move: string];

export interface Keyboard {
  buttons: Record<string, Button>;
  help: () => KeyHelp;
}

const along = (): KeyHelp => [['← →', say('play-key-along')], ...commonKeys()];

/** What the letters press: each move with the message that names its button. Of moves with one letter,
 * which are never open together, the first is named where none is open. */
function buttons(kind: Kind, names: Record<string, string>): Record<string, Button> {
  const found: Record<string, Button> = {};
  for (const [move, name] of Object.entries(names)) found[keysOf(kind)[move]!.toLowerCase()] ??= [name, start(move)];
  return found;
}

/** How the notation of a move begins where it is closed: an exchange of one card is "swap one". */
const start = (move: string): string => (move === 'swap' ? 'swap one' : move);

const row = (kind: Kind, message: string, ...moves: string[]): KeyHelp[number] => [keyText(kind, ...moves), say(message)];

const THIRTY_ONE: Keyboard = {
  buttons: buttons('thirty-one', {
    draw: 'exchange-draw', take: 'exchange-take', knock: 'exchange-knock', stand: 'exchange-stand', exchange: 'exchange-exchange',
  }),
  help: () => [
    row('thirty-one', 'exchange-key-draw', 'draw'),
    row('thirty-one', 'exchange-key-take', 'take'),
    row('thirty-one', 'exchange-knock', 'knock'),
    row('thirty-one', 'exchange-stand', 'stand'),
    row('thirty-one', 'exchange-key-exchange', 'exchange'),
    ['1 – 4', say('exchange-key-discard')],
    ...along(),
  ],
};

const picking = (kind: Kind): KeyHelp => [
  ['1 – 3', say('exchange-key-pick-hand')],
  ['4 – 6', say('exchange-key-pick-table')],
  [orEnter(keyText(kind, 'swap')), say('exchange-key-swap')],
];

const SWITCH: Keyboard = {
  buttons: buttons('switch', {
    swap: 'exchange-swap-one', 'swap up': 'exchange-swap-all', 'swap down': 'exchange-swap-unseen',
    knock: 'exchange-knock', stand: 'exchange-stand', pass: 'exchange-pass',
    'keep first': 'exchange-keep-first', restart: 'exchange-restart',
  }),
  help: () => [
    ...picking('switch'),
    row('switch', 'exchange-key-all-up', 'swap up'),
    row('switch', 'exchange-key-unseen', 'swap down'),
    row('switch', 'exchange-knock', 'knock'),
    row('switch', 'exchange-key-stand', 'stand'),
    row('switch', 'exchange-key-pass', 'pass'),
    row('switch', 'exchange-key-keep', 'keep first', 'keep second'),
    row('switch', 'exchange-key-restart', 'restart', 'decline'),
    ...along(),
  ],
};

const STOP_THE_BUS: Keyboard = {
  buttons: buttons('stop-the-bus', {
    swap: 'exchange-swap-one', 'swap all': 'exchange-swap-all', stop: 'exchange-stop', continue: 'exchange-continue',
  }),
  help: () => [
    ...picking('stop-the-bus'),
    row('stop-the-bus', 'exchange-key-all', 'swap all'),
    row('stop-the-bus', 'exchange-stop', 'stop'),
    row('stop-the-bus', 'exchange-key-continue', 'continue'),
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
