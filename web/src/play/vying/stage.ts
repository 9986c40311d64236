// How each effect of a vying game moves the cards on the screen, and how long it is shown.

import type { Effect, VyingView } from '../../net/protocol';
import { moving, pause, place } from '../motion';
import { at, serve, throwTo } from '../places';
import type { Board } from '../stage';
import { arrive, leave } from './apply';

const PAUSES: Record<string, number> = {
  ante: 250, stage: 300, spoke: 350, announced: 500, showed: 600, scored: 450, claimed: 600, annulled: 600, carried: 400, showdown: 400,
};

/** Shows one effect: animates it and leaves the board in the state after it. */
export async function perform(board: Board<VyingView>, effect: Effect, next: VyingView, film: boolean): Promise<void> {
  if (!board.shown) return;
  const after = (): VyingView => arrive(leave(board.shown!, effect), effect, next);
  if (!film || !moving()) {
    board.shown = after();
    return;
  }
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
      return serve(board, after(), effect, place(at('stock')));
    case 'threw':
      return throwTo(board, after(), effect, 'away');
    case 'showdown':
      await pause(PAUSES.showdown!);
      board.shown = after();
      return;
    default:
      board.shown = after();
      return pause(PAUSES[effect.kind] ?? 0);
  }
}
