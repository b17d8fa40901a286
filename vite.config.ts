import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [remix(remixConfig as Parameters<typeof remix>[0])],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    target: ['es2020', 'safari14', 'chrome87', 'firefox78'],
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
  },
  esbuild: { supported: { 'top-level-await': true } },
  ssr: { target: 'node' },
});
