// The addresses of the page. Every screen has one.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'match'; id: string }
  | { page: 'review'; id: string }
  | { page: 'verify'; id: string }
  /** Without a game: those of the first. */
  | { page: 'rules'; game: string }
  | { page: 'example'; game: string; after: number }
  | { page: 'lessons' }
  | { page: 'learn'; game: string }
  | { page: 'puzzle'; game: string | null; number: number | null }
  | { page: 'lab'; game: string }
  | { page: 'table'; code: string }
  | { page: 'tables' }
  | { page: 'club'; code: string }
  | { page: 'evening'; id: string }
  | { page: 'mine' }
  | { page: 'missing' };

export function parseRoute(pathname: string): Route {
  const parts = pathname.split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'home' };
  let name = '';
  try {
    name = decodeURIComponent(parts[1] ?? '');
  } catch {
    return { page: 'missing' };
  }
  if (parts.length === 3 && parts[0] === 'match' && (parts[2] === 'review' || parts[2] === 'verify') && name) return { page: parts[2], id: name };
  if (parts.length === 4 && parts[0] === 'rules' && parts[2] === 'example' && name && /^\d{1,4}$/.test(parts[3]!)) {
    return { page: 'example', game: name, after: Number(parts[3]) };
  }
  if (parts[0] === 'puzzles') return puzzleRoute(parts, name);
  if (parts[0] === 'club' && parts.length < 3) return { page: 'club', code: name };
  if (parts[0] === 'lab' && parts.length < 3) return { page: 'lab', game: name };
  if (parts[0] === 'tables' && parts.length === 1) return { page: 'tables' };
  if (parts[0] === 'mine' && parts.length === 1) return { page: 'mine' };
  if (parts[0] === 'learn' && parts.length === 1) return { page: 'lessons' };
  if (parts[0] === 'rules' && parts.length === 1) return { page: 'rules', game: '' };
  if (parts.length !== 2 || !name) return { page: 'missing' };
  if (parts[0] === 'new') return { page: 'new', game: name };
  if (parts[0] === 'evening') return { page: 'evening', id: name };
  if (parts[0] === 'match') return { page: 'match', id: name };
  if (parts[0] === 'table') return { page: 'table', code: name };
  if (parts[0] === 'rules') return { page: 'rules', game: name };
  if (parts[0] === 'learn') return { page: 'learn', game: name };
  return { page: 'missing' };
}

/** The text after “#” in an address; one that is damaged as it is written. */
export function afterHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** `/puzzles` is today's, `/puzzles/GAME` today's of a game, `/puzzles/GAME/3` the third. */
function puzzleRoute(parts: readonly string[], game: string): Route {
  if (parts.length > 3 || (parts[2] !== undefined && !/^[1-9]\d{0,5}$/.test(parts[2]))) return { page: 'missing' };
  return { page: 'puzzle', game: game || null, number: parts[2] === undefined ? null : Number(parts[2]) };
}

export function routePath(route: Route): string {
  switch (route.page) {
    case 'new': return `/new/${encodeURIComponent(route.game)}`;
    case 'match': return `/match/${encodeURIComponent(route.id)}`;
    case 'review': return `/match/${encodeURIComponent(route.id)}/review`;
    case 'verify': return `/match/${encodeURIComponent(route.id)}/verify`;
    case 'lab': return route.game ? `/lab/${encodeURIComponent(route.game)}` : '/lab';
    case 'table': return `/table/${encodeURIComponent(route.code)}`;
    case 'tables': return '/tables';
    case 'club': return route.code ? `/club/${encodeURIComponent(route.code)}` : '/club';
    case 'evening': return `/evening/${encodeURIComponent(route.id)}`;
    case 'rules': return `/rules/${encodeURIComponent(route.game)}`;
    case 'mine': return '/mine';
    case 'example': return examplePath(route.game, route.after);
    case 'lessons': return '/learn';
    case 'learn': return `/learn/${encodeURIComponent(route.game)}`;
    case 'puzzle': return ['/puzzles', route.game, route.number].filter((part) => part !== null).join('/');
    default: return '/';
  }
}

/** The moment of the record of a rule book after so many events. */
export const examplePath = (game: string, after: number): string => `/rules/${encodeURIComponent(game)}/example/${after}`;

/** A clause such as T31-09 is an anchor in its game's rule book; `rules` are those of a table, as an address carries them. */
export const clausePath = (game: string, clause: string, rules = ''): string =>
  `/rules/${encodeURIComponent(game)}${rules}#${encodeURIComponent(clause)}`;

/** Whether the page can follow a click on a link without reloading. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented
    && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
