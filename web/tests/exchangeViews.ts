// Views of Switch and Stop the Bus for the tests, as the server would send them.

import type { StopTheBusView, SwitchView } from '../src/net/protocol';
import { seat } from './views';

const own = { hand: ['4S', '7H', 'KS'], total: '14', best: ['4S', 'KS'] };

const base = {
  deal: 1, deals: null, dealer: 2, turn: 0, phase: 'turn' as const, you: 0, legal: [], closed: [], stock: 37, standing: [],
  last: null, result: null, bets: null, wagers: null,
};

export function switchView(part: Partial<SwitchView> = {}): SwitchView {
  return {
    ...base, game: 'switch', layout: 'exchange', seats: [seat(0, own), seat(1), seat(2, { dealer: true })],
    second: null, second_total: null, up: ['9C', 'TH', '2D'], down: ['??', '??', '??'], knocker: null, ...part,
  };
}

export function stopTheBusView(part: Partial<StopTheBusView> = {}): StopTheBusView {
  return {
    ...base, game: 'stop-the-bus', layout: 'exchange', seats: [seat(0, { ...own, total: 'king high' }), seat(1), seat(2, { dealer: true })],
    widow: ['9C', 'TH', '2D'], stopper: null, ...part,
  };
}
