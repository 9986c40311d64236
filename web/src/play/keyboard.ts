// The keys of tables that one game alone has, and those that no game has. The terminal reads the same
// file: a key means the same wherever one plays. All other keys come with the views.

import KEYS from '../../../src/boneace/terminal/keys.json';

export type Kind = Exclude<keyof typeof KEYS, 'reserved'>;

/** The letters that some interface needs at every table, so that no plain table gives them to a move. */
export const RESERVED = KEYS.reserved.toUpperCase();

/** The key of each move, or of the first words of one, as it is written on a button. */
export const keysOf = (kind: Kind): Record<string, string> =>
  Object.fromEntries(Object.entries(KEYS[kind]).map(([move, key]) => [move, key.toUpperCase()]));

/** The letters that press a button at a kind of table. */
export const lettersOf = (kind: Kind): string => [...new Set(Object.values(KEYS[kind]))].join('');

/** The keys of some moves, for the help: "F  S". */
export const keyText = (kind: Kind, ...moves: string[]): string =>
  [...new Set(moves.map((move) => keysOf(kind)[move]))].join('  ');
