// Fluent catalogues as modules: their text, without the comments for translators.

import type { Plugin } from 'vite';

/** Comments stand at the beginning of a line; text of a message never does. */
export const bare = (source: string): string =>
  source.split('\n').filter((line) => !line.startsWith('#')).join('\n');

export const ftl = (): Plugin => ({
  name: 'fluent-catalogues',
  transform: (code, id) => (id.endsWith('.ftl') ? { code: `export default ${JSON.stringify(bare(code))};`, map: null } : null),
});
