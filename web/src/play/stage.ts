// Effects are shown by the kind of table they belong to.

import { type Effect, isBank, isMus, isVying, type View } from '../net/protocol';
import * as bank from './bank/stage';
import * as exchange from './exchange/stage';
import * as mus from './mus/stage';
import * as vying from './vying/stage';

export interface Board<V extends View = View> { shown: V | null }

/** Shows one effect: leaves the board in the state after it, and animates the change if animation
 * is on. */
export async function perform(board: Board, effect: Effect, next: View, film = true): Promise<void> {
  const shown = board.shown;
  if (!shown) return;
  if (isVying(shown)) {
    if (isVying(next)) await vying.perform(board as Board<typeof next>, effect, next, film);
  } else if (isBank(shown)) {
    if (isBank(next)) await bank.perform(board as Board<typeof next>, effect, next, film);
  } else if (isMus(shown)) {
    if (isMus(next)) await mus.perform(board as Board<typeof next>, effect, next, film);
  } else if (!isVying(next) && !isBank(next) && !isMus(next)) await exchange.perform(board as Board<typeof next>, effect, next, film);
}
