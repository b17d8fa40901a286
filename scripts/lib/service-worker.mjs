import { build } from 'vite';
import { aliases } from './aliases.mjs';
import { BROWSERS } from './browsers.mjs';
import { inRoot } from './run.mjs';

/**
 * Builds the service worker into one file: a worker cannot share files with pages, and must be at
 * the root.
 */
export const buildServiceWorker = (folder) =>
  build({
    root: inRoot(),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: aliases },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: BROWSERS,
      minify: 'terser',
      terserOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false } },
      lib: {
        entry: inRoot('app/offline/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  });
