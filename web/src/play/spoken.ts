// What the table of a layout says in its own way to a screen reader.

import type { Effect, View } from '../net/protocol';

type Names = readonly string[];
/** When the panel at the end of a deal is shown: somebody may still restart it, it is settled, or the match is over. */
export type Moment = 'open' | 'settled' | 'over';

export interface Spoken<Shown extends View = View> {
  /** Your hand, as a sentence. */
  holding: (view: Shown) => string;
  /** What to do on your turn, in a few words. */
  task: (view: Shown, names: Names) => string;
  yourTurn: (view: Shown, lastDrawn: string | null, names: Names) => string;
  /** Whether the line of an effect is worth repeating in the panel at the end of a deal; unless it says: always. */
  panelLine?: (effect: Effect, at: Moment) => boolean;
  /** Whether an effect is spoken when a deal has ended; unless it says: always. */
  spokenAtEnd?: (effect: Effect, view: Shown) => boolean;
}
