// Fetches the catalogues: one chunk of the built page for each language, when it is needed.

import { type Bundle, type Entries, makeBundle } from './catalogue';
import type { Code } from './language.svelte';

type Source = { default: readonly Entries[] };

const PIECES: Record<Code, () => Promise<Source>> = {
  en: () => import('./sources/en'),
  es: () => import('./sources/es'),
  eu: () => import('./sources/eu'),
  fr: () => import('./sources/fr'),
  de: () => import('./sources/de'),
  it: () => import('./sources/it'),
};

const had = new Map<Code, Bundle>();

/** The messages of a language. Rejects if the server does not answer. */
export async function loadLanguage(code: Code): Promise<Bundle> {
  const known = had.get(code);
  if (known) return known;
  const bundle = makeBundle(code, (await PIECES[code]()).default);
  had.set(code, bundle);
  return bundle;
}
