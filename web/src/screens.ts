// The screens that are fetched when they are needed: the first page does without their code.

import type { Component } from 'svelte';
import { lostServer, server } from './net/server.svelte';
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
  lessons: () => import('./pages/Lessons.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  puzzle: () => import('./pages/Puzzle.svelte'),
  table: () => import('./pages/Friends.svelte'),
  tables: () => import('./pages/Tables.svelte'),
  club: () => import('./pages/Club.svelte'),
  evening: () => import('./pages/Evening.svelte'),
  mine: () => import('./pages/Mine.svelte'),
  lab: () => import('./pages/Lab.svelte'),
};

/** The screens whose code did not come, each with how often the server had come back by then. */
const missed = new Map<Fetched, number>();

const isFetched = (page: Route['page']): page is Fetched => Object.hasOwn(SCREENS, page);

/** The screen of an address; null where it is in the page from the start. */
export async function screenOf(page: Route['page']): Promise<Component<Record<string, unknown>> | null> {
  if (!isFetched(page)) return null;
  try {
    const found = (await needed(SCREENS[page])).default as Component<Record<string, unknown>>;
    missed.delete(page);
    return found;
  } catch (e) {
    // No newer page brings the code, so wait for the server: once, as it may be there and the code not.
    const before = missed.get(page) ?? server.returns;
    missed.set(page, server.returns);
    if (before === server.returns) void lostServer();
    throw e;
  }
}

/** Fetches the code of a screen ahead of its use; the screen itself says when that fails. */
export async function fetchScreen(page: Route['page']): Promise<void> {
  if (isFetched(page)) await SCREENS[page]().catch(() => undefined);
}
