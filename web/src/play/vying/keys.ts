// The keys of the tables of vying.

import { say } from '../../language/say';
import type { VyingView } from '../../net/protocol';
import { doable, helpFor } from '../doable';
import { commonKeys, type KeyHelp } from '../keys';

/** Cards of the hand are sometimes chosen to be thrown away. */
export const picks = (view: VyingView): boolean => doable(view, 'discard') !== undefined;

/** Some moves have amounts to choose from: room is kept for them. */
export const hasAmounts = (view: VyingView): boolean => doable(view, 'brag') !== undefined;

export const keyHelp = (view: VyingView): KeyHelp => [
  ...(picks(view) ? [['1 – 4', say('vying-key-choose')], ['← →', say('play-key-along')]] as const : []),
  ...helpFor(view, ['discard']),
  ...(hasAmounts(view) ? [['1 – 9, 0', say('vying-key-amount')], ['+ −', say('vying-key-step')]] as const : []),
  ...commonKeys(),
];
