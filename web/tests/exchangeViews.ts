// Views of Switch and Stop the Bus for the tests, as the server would send them.

import type { StopTheBusView, SwitchView } from '../src/net/protocol';
import { doables, seat } from './views';

const own = { hand: ['4S', '7H', 'KS'], total: '14', best: ['4S', 'KS'] };

const base = {
  deal: 1, deals: null, dealer: 2, turn: 0, phase: 'turn' as const, you: 0, legal: [], closed: [], stock: 37, standing: [],
  last: null, result: null, bets: null, wagers: null,
};

const SWITCH = doables(
  ['swap', 'o', 'Swap one'], ['swap up', 'a', 'Swap all'], ['swap down', 'u', 'Swap unseen'], ['knock', 'k', 'Knock'], ['stand', 's', 'Stand'],
  ['keep first', 'f', 'Keep the first hand'], ['keep second', 's', 'Keep the second hand'], ['restart', 'r', 'Restart'], ['decline', 's', 'Settle the deal'],
);
const BUS = doables(['swap', 'o', 'Swap one'], ['swap all', 'a', 'Swap all'], ['stop', 's', 'Stop the bus'], ['continue', 'g', 'Continue']);

export function switchView(part: Partial<SwitchView> = {}): SwitchView {
  return {
    ...base, game: 'switch', layout: 'exchange', centre: 'hands', order: 'suit', worded: false, actions: SWITCH,
    buttons: [['swap'], ['swap up'], ['swap down'], ['knock', 'stand']], seats: [seat(0, own), seat(1), seat(2, { dealer: true })],
    second: null, second_total: null, up: ['9C', 'TH', '2D'], down: ['??', '??', '??'], knocker: null, ...part,
  };
}

export function stopTheBusView(part: Partial<StopTheBusView> = {}): StopTheBusView {
  return {
    ...base, game: 'stop-the-bus', layout: 'exchange', centre: 'open', order: 'rank', worded: true, actions: BUS,
    buttons: [['swap'], ['swap all'], ['stop'], ['continue']], seats: [seat(0, { ...own, total: 'king high' }), seat(1), seat(2, { dealer: true })],
    widow: ['9C', 'TH', '2D'], knocker: null, ...part,
  };
}
