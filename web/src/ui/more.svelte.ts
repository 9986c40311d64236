// What the head of the page and a match have in common where the screen is narrow: the head has the buttons, and the
// match has what they open.

import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings.svelte';

/** Here what belongs to a match stands beside its table, unless somebody wants the table alone; on narrower screens it is in a sheet. */
const WIDE = '(min-width: 1000px)';

class More {
  /** The sheet is open. */
  open = $state(false);
  /** What the button for a hint does; null where there are no hints. */
  hint = $state.raw<(() => void) | null>(null);
  /** Opens the settings; the head of the page says how. */
  settings: () => void = () => undefined;
  private readonly query = new MediaQuery(WIDE, true);

  get wide(): boolean { return this.query.current && !settings.alone; }
}

export const more = new More();
