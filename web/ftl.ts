// Fluent catalogues as modules: their text, without what is there for translators only.

import type { Plugin } from 'vite';

/**
 * Without comments, which stand at the beginning of a line as text of a message never does, and without blank lines
 * and spaces that Fluent does not need.
 */
export const bare = (source: string): string =>
  source
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line
      .replace(/^ +/, ' ')
      .replace(/^( \.)?([\w-]+) = /, '$1$2=')
      .replace(/^( \*?\[[\w-]+\]) (?=\S)/, '$1')
      .replace(/\{ (\$?[\w.-]+) \}/g, '{$1}')
      .replace(/\{ (\$\w+) ->/g, '{$1 ->'))
    .join('\n');

export const ftl = (): Plugin => ({
  name: 'fluent-catalogues',
  transform: (code, id) => (id.endsWith('.ftl') ? { code: `export default ${JSON.stringify(bare(code))};`, map: null } : null),
});
