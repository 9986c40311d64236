import { settings } from '../settings.svelte';
import { deckFor, setDeck } from './deck.svelte';

/** For a page that shows one game: its cards have the chosen suits until the page is left. */
export function useDeck(game: () => string | undefined): void {
  $effect.pre(() => {
    setDeck(deckFor(game(), settings.cards));
    return () => setDeck('french');
  });
}
