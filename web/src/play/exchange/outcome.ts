// A seat's result of a deal of an exchange game, in a few words.

import { say } from '../../language/say';
import type { ExchangeView, ExchangeLast } from '../../net/protocol';
import { outcomeText } from '../outcome';
import { count, gained } from '../words';

/** "loses 1 life, out", "+3 tokens", "out" for a seat with no life to lose; "" if nothing happened. */
export function outcome(view: ExchangeView, last: ExchangeLast, seat: number): string {
  return [change(view, last.changes[seat] ?? 0, seat), last.out.includes(seat) ? say('exchange-out') : ''].filter(Boolean).join(', ');
}

/** The heading of a settled deal: what it has brought you, or else the others; "" where nothing changes, or for many. */
export function heading(view: ExchangeView, last: ExchangeLast, names: readonly string[]): string {
  const s = view.seats[0];
  const unit = typeof s?.points === 'number' ? 'point' : typeof s?.chips === 'number' ? 'token' : null;
  return outcomeText(last.changes, view.you, names, (n) => (unit ? count(n, unit) : say('exchange-lives-life', { n })));
}

function change(view: ExchangeView, by: number, seat: number): string {
  const s = view.seats[seat];
  if (by === 0) return '';
  if (typeof s?.points === 'number') return gained(by, 'point');
  if (typeof s?.chips === 'number') return gained(by, 'token');
  return by < 0 ? say('exchange-loses', { n: -by }) : say('exchange-gains', { n: by });
}
