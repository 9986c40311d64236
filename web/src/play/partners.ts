// Partners at a table that is being set up, in games where seats opposite each other play together.

import { listText } from '../language/lists';
import { say } from '../language/say';
import type { GameDeclaration } from '../net/protocol';
import { calledText, type SeatChoice, type Values } from './setup';

/** Whether the seats of a match under these options are in pairs. */
export const inPairs = ({ partners }: GameDeclaration, values: Values, seats: number): boolean =>
  partners !== null && seats === 4 && Object.entries(partners).every(([option, value]) => values[option] === value);

/** "Partners: Ann and Cleo …"; "" if there are none. */
export function partnersText(game: GameDeclaration, values: Values, seats: readonly SeatChoice[]): string {
  if (!inPairs(game, values, seats.length)) return '';
  const pair = (...at: number[]): string => listText(at.map((seat) => calledText(seats[seat]!, seat)), 'and');
  return say('mus-partners', { first: pair(0, 2), second: pair(1, 3) });
}
