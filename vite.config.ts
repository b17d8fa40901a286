import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { aliases, requireOperator } from './scripts/lib/aliases.mjs';
import { BROWSERS } from './scripts/lib/browsers.mjs';
import { fewFiles } from './scripts/lib/chunks.mjs';
import { dependenciesOfPages } from './scripts/lib/dependencies-of-pages.mjs';
import { filesOfOperator } from './scripts/lib/files-of-operator.mjs';
import { frontInDevelopment } from './scripts/lib/front-in-development.mjs';
import { pageStays } from './scripts/lib/page-stays.mjs';
import { groupsOfWords } from './scripts/lib/groups-of-words.mjs';

requireOperator();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    filesOfOperator(),
    frontInDevelopment(),
    remix(remixConfig as Parameters<typeof remix>[0]),
    pageStays(),
    groupsOfWords(),
    fewFiles(),
  ],
  resolve: { alias: aliases },
  build: {
    target: BROWSERS,
    assetsInlineLimit: 0,
    // Terser takes 4 kB more off what a page carries than esbuild does; the server's own code stays readable.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false } },
    cssMinify: 'lightningcss',
    // Nothing is loaded before it helps (app/entry.client.tsx), and then in few files.
    modulePreload: { polyfill: false },
  },
  optimizeDeps: dependenciesOfPages,
  esbuild: { supported: { 'top-level-await': true } },
  // Its modules are written for bundlers only.
  ssr: { target: 'node', noExternal: ['keen-slider'] },
}));
