// The keys of a Mus table, for the help.

import { say } from '../../language/say';
import { commonKeys, type KeyHelp } from '../keys';

export const keys = (): KeyHelp => [
  ['M', say('mus-key.mus')],
  ['1 – 4', say('mus-key.cards')],
  ['D', say('mus-key.discard')],
  ['P', say('mus-key.paso')],
  ['E', say('mus-key.envido')],
  ['1 – 9', say('mus-key.amount')],
  ['+ −', say('mus-key.step')],
  ['Q', say('mus-key.quiero')],
  ['N', say('mus-key.no')],
  ['O', say('mus-key.ordago')],
  ['S', say('mus-key.signals')],
  ['Esc', say('mus-key.escape')],
  ...commonKeys(),
];
