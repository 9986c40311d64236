// The current location of the page, kept in step with the address bar.

import { isPlainClick, parseRoute, type Route } from './router';

class Navigation {
  route = $state.raw<Route>(parseRoute(location.pathname));
  hash = $state(location.hash);
  search = $state(location.search);
  /** The game of the table that is shown, and its rules as an address carries them. */
  book = $state.raw<{ game: string; rules: string } | null>(null);
  /** Increases with every change of address, even to the same one. */
  visits = $state(0);
  /** Whether the address only took the place of another, which is not to go anywhere. */
  replaced = false;
  /** The server has a newer page than this one: it is loaded with the next link. */
  old = false;

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (this.old && !replace) return location.assign(path);
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read(replace);
    if (!replace && !location.hash) scrollTo(0, 0);
  }

  private read(replaced = false): void {
    this.replaced = replaced;
    const next = parseRoute(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.hash = location.hash;
    this.search = location.search;
    this.visits += 1;
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const navigation = new Navigation();
