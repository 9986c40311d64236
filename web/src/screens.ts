// The screens that are fetched when they are needed: the first page does without their code.

import type { Component } from 'svelte';
import { needed } from './newer';
import type { Route } from './router';

// Each screen takes what its address holds besides the name of the screen.
type Screen = { default: Component<never> };
type Fetched = Exclude<Route['page'], 'home' | 'missing'>;

const SCREENS: Record<Fetched, () => Promise<Screen>> = {
  new: () => import('./pages/New.svelte'),
  match: () => import('./pages/Match.svelte'),
  review: () => import('./pages/Replay.svelte'),
  verify: () => import('./pages/Verify.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  example: () => import('./pages/Example.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  puzzle: () => import('./pages/Puzzle.svelte'),
  table: () => import('./pages/Friends.svelte'),
  tables: () => import('./pages/Tables.svelte'),
  club: () => import('./pages/Club.svelte'),
  evening: () => import('./pages/Evening.svelte'),
  mine: () => import('./pages/Mine.svelte'),
  lab: () => import('./pages/Lab.svelte'),
};

const isFetched = (page: Route['page']): page is Fetched => Object.hasOwn(SCREENS, page);

/** The screen of an address; null where it is in the page from the start. */
export async function screenOf(page: Route['page']): Promise<Component<Record<string, unknown>> | null> {
  return isFetched(page) ? ((await needed(SCREENS[page])).default as Component<Record<string, unknown>>) : null;
}

/** Fetches the code of a screen ahead of its use; the screen itself says when that fails. */
export async function fetchScreen(page: Route['page']): Promise<void> {
  if (isFetched(page)) await SCREENS[page]().catch(() => undefined);
}
