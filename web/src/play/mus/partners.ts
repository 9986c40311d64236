// The partners at a Mus table that is being set up.

import { say } from '../../language/say';
import type { GameDeclaration } from '../../net/protocol';
import { calledText, type SeatChoice, type Values } from '../setup';
import { together } from './words';

/** "Partners: Ann and Cleo …"; "" if there are none. */
export function partnersText(game: GameDeclaration, values: Values, seats: readonly SeatChoice[]): string {
  if (game.name !== 'mus' || values.sides !== 'partners' || seats.length !== 4) return '';
  const names = seats.map(calledText);
  return say('mus-partners', { first: together([0, 2], names), second: together([1, 3], names) });
}
