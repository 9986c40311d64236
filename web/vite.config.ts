import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ahead } from './ahead.ts';
import { ftl } from './ftl.ts';

interface Modules { getModuleInfo(id: string): { importers: readonly string[] } | null }
const CARDS = /\/node_modules\/svelte\/|\/src\/cards\/(?!spanish)|\/src\/ui\/(?!(OptionField|SettingsDialog|Toggles|CoverCards|qr))|\/src\/table\/(Chips|Dealer|roving)|\/src\/language\/sentence|\/src\/play\/(book|ranked)/;
const START = /\/src\/main\.ts$/;

/** Whether the page imports a module at its start. What is fetched later (`import()`) comes with the screens that use it. */
function startsWith(id: string, known: Modules): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (START.test(one)) return true;
    for (const importer of known.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
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
    // What the page starts with is one file, and nothing else is in it. What draws cards and players is another, with the small parts of every table.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id, modules) => (startsWith(id, modules) ? 'page' : null), priority: 2 },
            { name: 'cards', test: CARDS, priority: 1 },
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
