import type { MatchInfo } from '../net/protocol';
import { settings } from '../settings.svelte';
import { deckFor, setDeck } from './deck.svelte';

/** For a page that shows one match: its cards have the chosen suits until the page is left. */
export function useDeck(pack: () => MatchInfo['pack'] | undefined): void {
  $effect.pre(() => {
    setDeck(deckFor(pack(), settings.cards));
    return () => setDeck('french');
  });
}
