import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { fewFiles } from './scripts/lib/chunks.mjs';
import { dependenciesOfPages } from './scripts/lib/dependencies-of-pages.mjs';
import { frontInDevelopment } from './scripts/lib/front-in-development.mjs';
import { roomsOfWords } from './scripts/lib/rooms-of-words.mjs';
import { slimRemix } from './scripts/lib/slim-remix.mjs';
import { leftToRightStyle } from './scripts/lib/left-to-right.mjs';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    frontInDevelopment(),
    remix(remixConfig as Parameters<typeof remix>[0]),
    slimRemix(),
    roomsOfWords(),
    fewFiles(),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  css: { postcss: { plugins: [leftToRightStyle()] } },
  build: {
    target: ['es2020', 'safari14', 'chrome87', 'firefox78'],
    assetsInlineLimit: 0,
    // Terser takes 4 kB more off what a page carries than esbuild does (100 kB is the budget of an incident page); the server's own code stays readable.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false } },
    cssMinify: 'lightningcss',
    // `:is()`, without which each rule with it stands there three times.
    cssTarget: ['safari14', 'chrome88', 'firefox78'],
    // Nothing is loaded before it helps (app/entry.client.tsx), and then in few files.
    modulePreload: { polyfill: false },
  },
  optimizeDeps: dependenciesOfPages,
  // Chrome 80 to 90 fails at a spread before the last argument of an optional call, and esbuild therefore writes every `?.` out: half a
  // kB of an incident page. We write no such call (tests/e2e/browser-code.test.ts looks).
  esbuild: { supported: { 'top-level-await': true, 'optional-chain': true } },
  // Its modules are written for bundlers only.
  ssr: { target: 'node', noExternal: ['keen-slider'] },
}));
