// The first deal of a match that has just begun. The server has dealt it before the page comes; it is dealt before the
// player's eyes all the same, as every later deal is.

import type { ServerMessage, View } from '../net/protocol';
import { isComing } from './arrivals';
import { moving } from './motion';
import type { Scene } from './scenes';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

export class FirstDeal {
  /** It is being dealt. */
  going = $state(false);
  /** The table is drawn, so cards can move on it. */
  opened!: () => void;
  readonly table = new Promise<void>((resolve) => { this.opened = resolve; });

  /** The dealing, if nothing of the match was seen before, nothing else has happened, and it can be shown. */
  of({ events, number, view, resync }: Welcome, kept: { seen: number } | undefined): Scene | null {
    if (!moving() || kept?.seen !== 0 || resync || view.deal !== 1 || view.result) return null;
    const done = events.findIndex((e) => e.after);
    if (events[0]?.number !== 1 || done !== events.length - 1 || events[done]?.number !== number) return null;
    const effects = events.flatMap((e) => e.effects);
    this.going = effects.some(isComing);
    return this.going ? { before: undealt(view), after: view, effects } : null;
  }
}

/** Nobody is to move yet; what else there is to see comes with the cards. */
const undealt = (view: View): View => ({ ...view, deal: 0, turn: 'chance', legal: [], closed: [] }) as View;
