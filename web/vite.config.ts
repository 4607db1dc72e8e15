import { svelte } from '@sveltejs/vite-plugin-svelte';
import { compress } from './scripts/compress.ts';
import { offline } from './scripts/offline.ts';
import { texts, textsIn } from './scripts/texts.ts';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// Few files: the shell; what several pages share; each page; each game, with what is drawn of it on
// other pages apart.
const shared = (name: string | ((id: string) => string | null), test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
});
const GROUPS = [
  shared('shell', /[\\/](node_modules|drawing|src[\\/](api|here|i18n|lobby|shell|ui))[\\/]/),
  shared('tables', /[\\/]src[\\/](replay|rules|table)[\\/]/),
  shared((id) => /[\\/]games[\\/](\w+)[\\/]/.exec(id)![1]!, /[\\/]games[\\/]\w+[\\/]/),
];

// The built client is served by the table server, from a folder inside its package.
export default defineConfig({
  base: './', // it works wherever it lies
  plugins: [svelte(), texts(), svelteTesting(), offline(), compress()],
  resolve: { alias: { '@mintmark': new URL('../src/mintmark', import.meta.url).pathname } },
  build: {
    outDir: '../src/mintmark/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: fonts or scripts
    modulePreload: { polyfill: false }, // it would be an inline script
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: 'index.html', sw: 'src/shell/offline/sw.ts' },
      output: {
        // a service worker rules over its own folder and those below: it must lie at the top
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ facadeModuleId }) => `assets/${textsIn(facadeModuleId)}-[hash].js`,
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8151', ws: true } },
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing.ts'],
  },
});
