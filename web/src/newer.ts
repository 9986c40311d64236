// The server may have a newer page than the one that is open. Then the pieces that this one fetches when they are needed
// are gone, and the page has to be loaded again: at once where nothing is lost by it, or else with the next link.

import { navigation } from './navigation.svelte';
import type { Route } from './router';

/** The page is loaded again by itself at most so often: of several servers each may have another page for a while. */
const PAUSE_MS = 60_000;
const KEY = 'boneace.reloaded';

/** Screens that keep nothing which was only entered or done in them. */
const KEEPS_NOTHING = new Set<Route['page']>(['home', 'match', 'review', 'verify', 'rules', 'example', 'mine', 'missing']);

/** The page is being loaded again. */
let loading = false;

/** Whether the server's page begins with another script: their names change with their content. */
async function isNewer(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && !!script && page.includes('<script type="module"') && !page.includes(script);
  } catch {
    return false;
  }
}

/** Loads the page again, if the server has a newer one; false where that would not help, or may never end. */
export async function loadNewer(): Promise<boolean> {
  if (loading || !(await isNewer())) return loading;
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // it could not be told from a page that has just been loaded again
  }
  loading = true;
  location.reload();
  return true;
}

const isWritten = (field: HTMLInputElement | HTMLTextAreaElement): boolean => field.value !== field.defaultValue;

/** A piece of this page could not be fetched. */
export async function missPiece(): Promise<void> {
  const loses = !KEEPS_NOTHING.has(navigation.route.page) || [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(isWritten);
  if (!loses) await loadNewer();
  else if (await isNewer()) navigation.old = true;
}

/** Fetches what a screen cannot be drawn without. If the page is loaded again for it, this does not come to an end. */
export async function needed<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (error) {
    if (await loadNewer()) return new Promise<never>(() => undefined);
    throw error;
  }
}
