/**
 * The one place of Remix options; vite.config.ts hands them to Remix's Vite plugin.
 * Single fetch stays off: buffered rendering without it served 1.8 times the pages (architecture, known traps).
 * Routes are found as they are needed: a list of all of them would be 5 kB of script on every page.
 */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/*.test.*', '**/*.css'],
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: true,
  },
};
