// The Italian catalogues, as one chunk of the built page.

import type { Entries } from '../catalogue';

export default Object.values(
  import.meta.glob<Entries>(['../../../../src/boneace/languages/it/{shared,web}/*.ftl', '!../../../../src/boneace/languages/it/web/{book,club,lab,own,replay,table,verify}.ftl'], { eager: true, import: 'default' }),
);
