// The suits shown on the cards. Only one table is on the page at a time, so one value is enough for
// the cards, the cards in flight, the log and the spoken text.

import type * as Spanish from './spanish';

export type Deck = 'french' | 'italian' | 'spanish';

// Italian packs have forty cards: no eights, nines or tens.
const FORTY_CARDS: ReadonlySet<string> = new Set(['primiera']);
// Games written in the notation of the Spanish pack, and so played with no other.
const SPANISH_PACK: ReadonlySet<string> = new Set(['mus']);

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

/** The deck a game is shown with: its own, or the player's choice if the pack has forty cards. */
export function deckFor(game: string | undefined, choice: Deck): Deck {
  if (game === undefined) return 'french';
  if (SPANISH_PACK.has(game)) return 'spanish';
  return FORTY_CARDS.has(game) ? choice : 'french';
}
