// The keys of a Mus table, for the help.

import { say } from '../../language/say';
import { keyText } from '../keyboard';
import { commonKeys, type KeyHelp } from '../keys';

export const keys = (): KeyHelp => [
  [keyText('mus', 'mus'), say('mus-key.mus')],
  ['1 – 4', say('mus-key.cards')],
  [keyText('mus', 'discard'), say('mus-key.discard')],
  [keyText('mus', 'paso'), say('mus-key.paso')],
  [keyText('mus', 'envido'), say('mus-key.envido')],
  ['1 – 9', say('mus-key.amount')],
  ['+ −', say('mus-key.step')],
  [keyText('mus', 'quiero'), say('mus-key.quiero')],
  [keyText('mus', 'no mus'), say('mus-key.no')],
  [keyText('mus', 'ordago'), say('mus-key.ordago')],
  [keyText('mus-signals', 'signal'), say('mus-key.signals')],
  ['Esc', say('mus-key.escape')],
  ...commonKeys(),
];
