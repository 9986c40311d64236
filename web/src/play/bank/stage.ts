// How each effect of a table with a banker moves the cards on the screen, and how long it is
// shown.

import { UNKNOWN } from '../../cards/names';
import type { BankView, Effect } from '../../net/protocol';
import { fly, moving, pause, place, type Place } from '../motion';
import { at, inHand, serve, SLIDE_MS } from '../places';
import type { Board } from '../stage';
import { arrive, leave } from './apply';

const PAUSES: Record<string, number> = {
  ante: 250, spoke: 320, over: 350, showed: 750, pooled: 500, showdown: 900,
};
const BACKS = 6;
const STEP_MS = 70;

/** Shows one effect: animates it and leaves the board in the state after it. */
export async function perform(board: Board<BankView>, effect: Effect, next: BankView, film: boolean): Promise<void> {
  const shown = board.shown;
  if (!shown) return;
  const after = (): BankView => arrive(leave(shown, effect), effect, next);
  // What follows the end of a deal is shown in its panel, without a pause.
  if (!film || !moving() || (shown.phase === 'over' && effect.kind !== 'deal' && effect.kind !== 'dealt')) {
    board.shown = after();
    return;
  }
  switch (effect.kind) {
    case 'dealt':
    case 'drew':
      return serve(board, after(), effect, place(at('stock')));
    case 'over': {
      await pause(PAUSES.over!);
      const from = place(inHand(effect.seat, UNKNOWN));
      const count = shown.seats[effect.seat]?.hands[effect.hand]?.cards.length ?? 0;
      board.shown = after();
      return effect.seat === shown.dealer ? undefined : backs(count, from, place(at('used')));
    }
    case 'shuffled': {
      const from = place(at('used'));
      await backs(Math.min(BACKS, shown.used), from, place(at('stock')));
      board.shown = after();
      return;
    }
    default:
      board.shown = after();
      return pause(PAUSES[effect.kind] ?? 0);
  }
}

/** Face-down cards that move to the same place, one after the other. */
async function backs(count: number, from: Place | null, to: Place | null): Promise<void> {
  const flights = Array.from({ length: count }, async (_, k) => {
    await pause(k * STEP_MS);
    await fly(UNKNOWN, from, to, SLIDE_MS);
  });
  await Promise.all(flights);
}
