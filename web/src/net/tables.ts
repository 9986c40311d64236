// What this browser remembers of its tables of friends: the keys, so that a reload or a closed tab
// loses nothing, whose lines this reader has hidden, and what was read.

import type { Store } from './seats';

export interface SavedTable {
  table: string;
  key: string;
  game: string;
  /** The others who sit there. */
  people: string[];
  /** The match that is being played, as last seen here. */
  match: string | null;
  /** The number of the last line that was read here; -1 for none. */
  read: number;
  /** The members whose lines are not shown here. */
  muted: number[];
  at: number;
}

const KEY = 'boneace.tables';
const KEPT = 20;

export function readTables(store: Store = localStorage): Record<string, SavedTable> {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, SavedTable>) : {};
  } catch {
    return {};
  }
}

function write(tables: readonly SavedTable[], store: Store): void {
  const newest = [...tables].sort((a, b) => b.at - a.at).slice(0, KEPT);
  try {
    store.setItem(KEY, JSON.stringify(Object.fromEntries(newest.map((t) => [t.table, t]))));
  } catch {
    /* go on without storage */
  }
}

export function saveTable(table: string, part: Partial<SavedTable>, store: Store = localStorage): SavedTable {
  const tables = readTables(store);
  const before: SavedTable = tables[table] ?? { table, key: '', game: '', people: [], match: null, read: -1, muted: [], at: Date.now() };
  const saved = { ...before, ...part, table };
  write(Object.values({ ...tables, [table]: saved }), store);
  return saved;
}

export function forgetTable(table: string, store: Store = localStorage): void {
  write(Object.values(readTables(store)).filter((t) => t.table !== table), store);
}
