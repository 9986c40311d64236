import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ahead } from './ahead.ts';
import { ftl } from './ftl.ts';

// What the first page needs. The rest of these rooms comes with the screens that use it.
const EVERY_SCREEN =
  /\/(node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(ui(?!\/OptionField)|net(?!\/(line|connection)))\/|src\/language\/(?!sources|piece)\w|src\/[\w.]+\.ts$|src\/play\/(setup|rulesLink)|src\/pages\/NotFound|vite\/preload-helper)/;

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
    // What every screen needs is one file: in several it would be a few kilobytes more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', test: EVERY_SCREEN }] } } },
  },
  // The catalogues of the languages lie with the Python package, which speaks them too.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:3131', '/ws': { target: 'ws://127.0.0.1:3131', ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/english.ts'],
    isolate: false,
  },
});
