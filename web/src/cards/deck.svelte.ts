// The suits shown on the cards. Only one table is on the page at a time, so one value is enough for
// the cards, the cards in flight, the log and the spoken text.

import type { MatchInfo } from '../net/protocol';
import type * as Spanish from './spanish';

export type Deck = 'french' | 'italian' | 'spanish';

const onTable = $state<{ deck: Deck }>({ deck: 'french' });

export const deck = (): Deck => onTable.deck;

export function setDeck(to: Deck): void {
  if (to === 'spanish') void fetchSpanish();
  onTable.deck = to;
}

// The drawings of the Spanish pack are fetched when they are first needed.
let spanish = $state.raw<typeof Spanish>();
let fetching: Promise<void> | undefined;

/** The module that draws Spanish cards, once it is loaded. */
export const spanishPack = (): typeof Spanish | undefined => spanish;

/** Fetches the module that draws Spanish cards; if that fails, the next call tries again. */
export function fetchSpanish(): Promise<void> {
  fetching ??= import('./spanish').then(
    (pack) => { spanish = pack; },
    () => { fetching = undefined; },
  );
  return fetching;
}

/** The deck a pack is shown with: its own, or the player's choice if it has no eights, nines and tens. */
export const deckFor = (pack: MatchInfo['pack'] | undefined, choice: Deck): Deck =>
  (pack === 'forty' ? choice : pack ?? 'french');
