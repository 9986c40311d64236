import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ahead } from './ahead.ts';
import { ftl } from './ftl.ts';

interface Modules { getModuleInfo(id: string): { importers: readonly string[] } | null }
const CARDS = /\/node_modules\/svelte\/|\/src\/cards\/(?!spanish)|\/src\/ui\/(?!(OptionField|SettingsDialog|Toggles|CoverCards|qr))|\/src\/table\/(Chips|Dealer|roving)|\/src\/language\/sentence|\/src\/play\/(book|ranked)/;
const START = /\/src\/main\.ts$/;

/** The screens of a match, and its tables. */
const TABLES = /\/src\/(pages\/Match|table\/[a-z]+\/Table)\.svelte$/;
/** All screens that draw a table. */
const DRAWN = /\/src\/(pages\/(Match|Replay|Puzzle|Learn|Example)|table\/[a-z]+\/Table)\.svelte$/;

/** The modules that import one, directly or not, and itself. What is fetched later (`import()`) comes with the screens that use it. */
function above(id: string, known: Modules): string[] {
  const seen = new Set([id]);
  for (const one of seen) for (const importer of known.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return [...seen];
}

/** The file that a module goes to: what the page starts with, what a match and its tables share, or one of its own. */
function fileOf(id: string, known: Modules): string | null {
  const importers = above(id, known);
  if (importers.some((one) => START.test(one))) return 'page';
  const screens = importers.filter((one) => !known.getModuleInfo(one)?.importers.length);
  const tables = screens.filter((one) => TABLES.test(one));
  const alone = screens.length > 1 && screens.every((one) => DRAWN.test(one));
  return tables.length > 1 || (tables.length && alone) ? 'shared' : null;
}

// The built page is part of the Python package: the server sends it from boneace/table/static.
export default defineConfig({
  plugins: [svelte(), ftl(), ahead()],
  build: {
    outDir: '../src/boneace/table/static',
    emptyOutDir: true,
    target: ['chrome123', 'safari17.5', 'firefox121'],
    // The content security policy allows no inline script, so no polyfill and no inlined asset.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' }, // of what is built into the page: Svelte, Fluent, Vega and D3
    // What the page starts with is one file, and nothing else is in it. What draws cards and players is another, with the small parts of every
    // table; what a match and its tables share otherwise is a third: over a slow line every file costs its time.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id, modules) => (fileOf(id, modules) === 'page' ? 'page' : null), priority: 3 },
            { name: 'cards', test: CARDS, priority: 2 },
            { name: fileOf, priority: 1 },
          ],
        },
      },
    },
  },
  // The catalogues of the languages lie with the Python package, which speaks them too.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:3131', '/ws': { target: 'ws://127.0.0.1:3131', ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/globals.ts', 'tests/english.ts'],
    isolate: false,
  },
});
