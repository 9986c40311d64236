// A plain table draws the view that the server sends after an event; until then there is time to
// read the line of each effect.

import type { Effect } from '../../net/protocol';
import { pause } from '../motion';
import type { Shot } from '../stage';

const LINE_MS = 350;

/** Shows one effect. Where it `ends` a deal without a word, it is read before the hands are turned up. */
export async function perform({ effect, show }: Shot<Effect>, film: boolean, ends: boolean): Promise<void> {
  if (!ends) await show();
  if (film && effect.line) await pause(LINE_MS);
  if (ends) await show();
}
