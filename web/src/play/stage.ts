// How an effect is brought on the stage: by the kind of table it belongs to.

import { type Effect, isVying, type View } from '../net/protocol';
import * as thirtyOne from './thirty_one/stage';
import * as vying from './vying/stage';

export interface Board<V extends View = View> { shown: V | null }

/** Shows one effect: moves what it moves and leaves the board as it is after it. */
export async function perform(board: Board, effect: Effect, next: View): Promise<void> {
  const shown = board.shown;
  if (!shown) return;
  if (isVying(shown)) {
    if (isVying(next)) await vying.perform(board as Board<typeof next>, effect, next);
  } else if (!isVying(next)) await thirtyOne.perform(board as Board<typeof next>, effect, next);
}
