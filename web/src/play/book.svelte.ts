// The rule book that the head of the page leads to: of the game that is shown, with what its table plays by.

import { navigation } from '../navigation.svelte';
import type { GameDeclaration, MatchInfo } from '../net/protocol';
import { rulesQuery } from './rulesLink';

/** As long as the component is there, rules are those of its match. */
export function useBook(game: () => GameDeclaration | null, info: () => MatchInfo | null | undefined): void {
  $effect(() => {
    const [declared, match] = [game(), info()];
    if (!match) return undefined;
    const rules = declared?.name === match.game ? rulesQuery(declared, { preset: match.preset, values: match.options }) : '';
    navigation.book = { game: match.game, rules };
    return () => { navigation.book = null; };
  });
}
