// Which suits the cards on the table bear. One table is on the page at a time, so one value serves
// all of it: the cards, the cards in flight, the log and what is spoken.

export type Deck = 'french' | 'italian';

// Italian packs have forty cards: no eights, nines or tens.
const FORTY_CARDS: ReadonlySet<string> = new Set(['primiera']);

const onTable = $state<{ deck: Deck }>({ deck: 'french' });

export const deck = (): Deck => onTable.deck;

export function setDeck(to: Deck): void {
  onTable.deck = to;
}

/** The deck a game is shown with, by the player's choice; French where the pack is not of forty. */
export function deckFor(game: string | undefined, choice: Deck): Deck {
  return game !== undefined && FORTY_CARDS.has(game) ? choice : 'french';
}
