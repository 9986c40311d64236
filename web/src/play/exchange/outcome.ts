// A seat's result of a deal of an exchange game, in a few words.

import { say } from '../../language/say';
import type { ExchangeView, ExchangeLast } from '../../net/protocol';
import { gained } from '../words';

/** "loses 1 life, out", "+3 tokens", "out" for a seat with no life to lose; "" if nothing happened. */
export function outcome(view: ExchangeView, last: ExchangeLast, seat: number): string {
  return [change(view, last.changes[seat] ?? 0, seat), last.out.includes(seat) ? say('exchange-out') : ''].filter(Boolean).join(', ');
}

function change(view: ExchangeView, by: number, seat: number): string {
  const s = view.seats[seat];
  if (by === 0) return '';
  if (typeof s?.points === 'number') return gained(by, 'point');
  if (typeof s?.chips === 'number') return gained(by, 'token');
  return by < 0 ? say('exchange-loses', { n: -by }) : say('exchange-gains', { n: by });
}
