// A plain table draws the view that the server sends after an event; until then there is time to
// read the line of each effect.

import type { Effect } from '../../net/protocol';
import { pause } from '../motion';

const LINE_MS = 350;

/** Shows one effect. */
export async function perform(effect: Effect, film: boolean): Promise<void> {
  if (film && effect.line) await pause(LINE_MS);
}
