// Which suits the cards on the table bear. One table is on the page at a time, so one value serves
// all of it: the cards, the cards in flight, the log and what is spoken.

import type * as Spanish from './spanish';

export type Deck = 'french' | 'italian' | 'spanish';

// Italian packs have forty cards: no eights, nines or tens.
const FORTY_CARDS: ReadonlySet<string> = new Set(['primiera']);
// Games that are written in the notation of the Spanish pack, and so are played with no other.
const SPANISH_PACK: ReadonlySet<string> = new Set(['mus']);

const onTable = $state<{ deck: Deck }>({ deck: 'french' });

export const deck = (): Deck => onTable.deck;

export function setDeck(to: Deck): void {
  if (to === 'spanish') void fetchSpanish();
  onTable.deck = to;
}

// The drawings of the Spanish pack are fetched when they are first wanted.
let spanish = $state.raw<typeof Spanish>();
let fetching: Promise<void> | undefined;

/** What draws Spanish cards, once it is here. */
export const spanishPack = (): typeof Spanish | undefined => spanish;

/** Fetches what draws Spanish cards; where that fails, the next call tries again. */
export function fetchSpanish(): Promise<void> {
  fetching ??= import('./spanish').then(
    (pack) => { spanish = pack; },
    () => { fetching = undefined; },
  );
  return fetching;
}

/** The deck a game is shown with: its own, or the player's choice where the pack is one of forty. */
export function deckFor(game: string | undefined, choice: Deck): Deck {
  if (game === undefined) return 'french';
  if (SPANISH_PACK.has(game)) return 'spanish';
  return FORTY_CARDS.has(game) ? choice : 'french';
}
