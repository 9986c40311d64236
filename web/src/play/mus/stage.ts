// How each effect of Mus moves the cards on the screen, and how long the eye gets.

import type { Effect, MusView } from '../../net/protocol';
import { fly, moving, pause, place } from '../motion';
import { at, DEAL_MS, inHand, SLIDE_MS, toHand } from '../places';
import type { Board } from '../stage';
import { arrive, leave } from './apply';

const PAUSES: Record<string, number> = {
  spoke: 450, stage: 350, declared: 700, decided: 450, scored: 450, notice: 500, signal: 300, shuffled: 300, showdown: 500,
};

/** Shows one effect: moves what it moves and leaves the board as it is after it. */
export async function perform(board: Board<MusView>, effect: Effect, next: MusView, film: boolean): Promise<void> {
  const shown = board.shown;
  if (!shown) return;
  const after = (): MusView => arrive(leave(shown, effect), effect, next);
  // What follows the end of a deal is told in its panel, which is not waited for.
  if (!film || !moving() || (shown.phase === 'over' && effect.kind !== 'deal')) {
    board.shown = after();
    return;
  }
  switch (effect.kind) {
    case 'dealt':
    case 'drew': {
      const from = place(at('stock'));
      const dealt = effect.kind === 'dealt';
      board.shown = after();
      return toHand(effect.seat, effect.card, from, dealt ? DEAL_MS : SLIDE_MS, !dealt);
    }
    case 'threw': {
      const starts = effect.cards.map((c) => place(inHand(effect.seat, c)));
      board.shown = after();
      await Promise.all(effect.cards.map((c, k) => fly(c, starts[k] ?? null, place(at('discards')), SLIDE_MS)));
      return;
    }
    default:
      board.shown = after();
      return pause(PAUSES[effect.kind] ?? 0);
  }
}
