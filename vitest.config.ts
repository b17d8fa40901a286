import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder';

keepTemporaryFilesInMemory();

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };
const setupFiles = ['tests/setup.ts'];
const globalSetup = ['tests/support/test-databases.ts'];
const esbuild = { jsx: 'automatic' as const };
/** The server reads the colours of a brand; all other styles are left out of tests. */
const css = { include: [/\/operators\/.*\.css/] };

/**
 * Tests that change what a whole process shares: its environment, its modules, or the document, on which scripts of pages
 * listen for good.
 */
const APART = [
  'app/blocks/{hydrate,lazy}-islands.test.{ts,tsx}',
  'app/blocks/refresh/*.test.ts',
  'app/entry.server.test.ts',
  'app/journeys/incident/parts/use-refresh.test.tsx',
  'app/ui/refresh/*.test.ts',
  'app/cms/analytics/push-event.test.ts',
  'app/server/front/serve/graceful-shutdown.test.ts',
  'app/server/incidents/api-routes.test.ts',
];
/** Tests that ask the API of the site's own composition root, which is made once for a process. */
const API = ['tests/unit/address-answers.test.ts', 'tests/unit/openapi/**/*.test.ts'];

/** What every project has that asks no running site. */
const inProcess = { globalSetup, setupFiles, css, testTimeout: 20_000 };

/**
 * `unit` is rules, views and adapters, many files in one process, since loading the same modules anew for each file took a
 * third of the time; `api` shares one site among its files; `apart` is the few files that need a process each; `http` needs a
 * built site, `e2e` a browser too (tests/e2e/global-setup.ts), one of each for all files of a worker; `nightly` is what only
 * real time can show.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // One more than cores, since tests wait for pages, feeds and databases a third of their time.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    projects: [
      {
        resolve: { alias },
        esbuild,
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...APART, ...API],
          isolate: false,
          ...inProcess,
        },
      },
      {
        resolve: { alias },
        esbuild,
        test: { name: 'api', include: API, isolate: false, ...inProcess },
      },
      {
        resolve: { alias },
        esbuild,
        test: { name: 'apart', include: APART, ...inProcess },
      },
      ...['http', 'e2e', 'nightly'].map((name) => ({
        resolve: { alias },
        esbuild,
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          globalSetup: [...globalSetup, 'tests/e2e/global-setup.ts'],
          setupFiles: [...setupFiles, 'tests/e2e/setup.ts'],
          css,
          // Only to end what hangs: a slow machine is no fault.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          isolate: false,
        },
      })),
    ],
  },
});
