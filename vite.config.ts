import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { journeyChunks } from './scripts/lib/chunks.mjs';
import { frontInDevelopment } from './scripts/lib/front-in-development.mjs';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [frontInDevelopment(), remix(remixConfig as Parameters<typeof remix>[0])],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    target: ['es2020', 'safari14', 'chrome87', 'firefox78'],
    assetsInlineLimit: 0,
    // Terser takes 4 kB more off what a page carries than esbuild does (115 kB is the budget); the server's own code stays readable.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { compress: { passes: 2, ecma: 2020 }, format: { comments: false } },
    cssMinify: 'lightningcss',
    // Nothing is loaded before it helps (app/entry.client.tsx), and then in few files.
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: journeyChunks(), experimentalMinChunkSize: 1_000 } },
  },
  esbuild: { supported: { 'top-level-await': true } },
  // Its modules are written for bundlers only.
  ssr: { target: 'node', noExternal: ['keen-slider'] },
}));
