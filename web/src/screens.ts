// The screens that are fetched when they are needed: the first page does without their code.

import type { Route } from './router';

export const SCREENS = {
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

const isFetched = (page: Route['page']): page is keyof typeof SCREENS => Object.hasOwn(SCREENS, page);

/** Fetches the code of a screen ahead of its use; the screen itself says when that fails. */
export async function fetchScreen(page: Route['page']): Promise<void> {
  if (isFetched(page)) await SCREENS[page]().catch(() => undefined);
}
