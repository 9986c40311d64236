// How each effect of Mus moves the cards on the screen, and how long it is shown.

import type { Effect, MusView } from '../../net/protocol';
import { moving, pause, place } from '../motion';
import { at, serve, throwTo } from '../places';
import type { Board } from '../stage';
import { arrive, leave } from './apply';

const PAUSES: Record<string, number> = {
  spoke: 450, stage: 350, declared: 700, decided: 450, scored: 450, notice: 500, signal: 300, shuffled: 300, showdown: 500,
};

/** Shows one effect: animates it and leaves the board in the state after it. */
export async function perform(board: Board<MusView>, effect: Effect, next: MusView, film: boolean): Promise<void> {
  const shown = board.shown;
  if (!shown) return;
  const after = (): MusView => arrive(leave(shown, effect), effect, next);
  // What follows the end of a deal is shown in its panel, without a pause.
  if (!film || !moving() || (shown.phase === 'over' && effect.kind !== 'deal')) {
    board.shown = after();
    return;
  }
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
      return serve(board, after(), effect, place(at('stock')));
    case 'threw':
      return throwTo(board, after(), effect, 'discards');
    default:
      board.shown = after();
      return pause(PAUSES[effect.kind] ?? 0);
  }
}
