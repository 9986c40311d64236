import { soon } from './soon';

/**
 * A component that is fetched once the words of the page are there; null until then, and without the server. Made while
 * a component is set up.
 */
export function late<T>(fetch: () => Promise<{ default: T }>): { readonly component: T | null } {
  let found = $state.raw<T | null>(null);
  $effect(() => soon(() => { fetch().then((module) => { found = module.default; }, () => undefined); }));
  return { get component() { return found; } };
}
