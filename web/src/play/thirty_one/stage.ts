// How each effect of Thirty-one moves the cards on the screen.

import type { Effect, ThirtyOneView } from '../../net/protocol';
import { fly, moving, pause, place } from '../motion';
import { at, DEAL_MS, inHand, SLIDE_MS, toHand } from '../places';
import type { Board } from '../stage';
import { arrive, leave } from './apply';

/** Shows one effect: moves what it moves and leaves the board as it is after it. */
export async function perform(board: Board<ThirtyOneView>, effect: Effect, next: ThirtyOneView, film: boolean): Promise<void> {
  if (!board.shown) return;
  if (!film || !moving()) {
    board.shown = arrive(leave(board.shown, effect, next), effect, next);
    return;
  }
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
    case 'took': {
      const from = place(at(effect.kind === 'took' ? 'pile' : 'stock'));
      const dealt = effect.kind === 'dealt';
      board.shown = arrive(leave(board.shown, effect, next), effect, next);
      return toHand(effect.seat, effect.card, from, dealt ? DEAL_MS : SLIDE_MS, !dealt);
    }
    case 'discarded': {
      const from = place(inHand(effect.seat, effect.card));
      board.shown = leave(board.shown, effect, next);
      await fly(effect.card, from, place(at('pile')), SLIDE_MS);
      board.shown = arrive(board.shown, effect, next);
      return;
    }
    case 'upcard':
    case 'widow': {
      const to = effect.kind === 'upcard' ? at('pile') : at(`widow-${effect.slot}`);
      board.shown = leave(board.shown, effect, next);
      await fly(effect.card, place(at('stock')), place(to), DEAL_MS);
      board.shown = arrive(board.shown, effect, next);
      return;
    }
    case 'exchanged': {
      const starts = effect.cards.map((c) => place(inHand(effect.seat, c)));
      const slots = effect.slots.map((s) => at(`widow-${s}`));
      await Promise.all([
        ...effect.cards.map((c, k) => fly(c, starts[k] ?? null, place(slots[k] ?? null), SLIDE_MS)),
        ...effect.received.map((c, k) => fly(c, place(slots[k] ?? null), starts[k] ?? null, SLIDE_MS)),
      ]);
      board.shown = arrive(leave(board.shown, effect, next), effect, next);
      return;
    }
    case 'knocked':
    case 'stood':
    case 'changed':
    case 'out':
      board.shown = arrive(board.shown, effect, next);
      return pause(350);
    case 'showdown':
    case 'blitz':
    case 'drawn':
      await pause(300);
      board.shown = arrive(board.shown, effect, next);
      return;
    default:
      board.shown = arrive(board.shown, effect, next);
  }
}
