// The Spanish catalogues, as one chunk of the built page.

import type { Entries } from '../catalogue';

export default Object.values(
  import.meta.glob<Entries>(['../../../../src/boneace/languages/es/{shared,web}/*.ftl', '!../../../../src/boneace/languages/es/web/{book,club,lab,own,replay,table,verify}.ftl'], { eager: true, import: 'default' }),
);
