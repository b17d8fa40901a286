import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };
const setupFiles = ['tests/setup.ts'];
const globalSetup = ['tests/support/test-databases.ts'];
const esbuild = { jsx: 'automatic' as const };
/** The server reads the colours of a brand; all other styles are left out of tests. */
const css = { include: [/\/operators\/.*\.css/] };

/**
 * Tests that change what a whole process shares (its environment, its modules) or that ask the site's own composition
 * root, which belongs to one file at a time.
 */
const APART = [
  'app/entry.server.test.ts',
  'app/cms/analytics/push-event.test.ts',
  'app/server/front/graceful-shutdown.test.ts',
  'app/server/incidents/api-routes.test.ts',
  'tests/unit/address-answers.test.ts',
  'tests/unit/openapi/**/*.test.ts',
];

/**
 * `unit` is rules, views and adapters, many files in one process, since loading the same modules anew for each file took a
 * third of the time; `apart` is the few files that need a process each; `e2e` needs a built site and a browser
 * (tests/e2e/global-setup.ts), one of each for all files of a worker.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        esbuild,
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}'],
          exclude: APART,
          globalSetup,
          setupFiles,
          css,
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        resolve: { alias },
        esbuild,
        test: { name: 'apart', include: APART, globalSetup, setupFiles, css, testTimeout: 20_000 },
      },
      {
        resolve: { alias },
        esbuild,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [...globalSetup, 'tests/e2e/global-setup.ts'],
          setupFiles: [...setupFiles, 'tests/e2e/setup.ts'],
          css,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
    ],
  },
});
