/**
 * The one place for Remix options; vite.config.ts passes them to Remix's Vite plugin.
 * Routes are discovered lazily: a list of all of them would add 5 kB of script to every page.
 */
export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIR || 'build',
  ignoredRouteFiles: ['**/*.test.*', '**/*.css'],
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
};
