/** Runs in pages. */
const ofPages = [
  '@remix-run/react',
  '@remix-validated-form/with-zod',
  'd3-scale',
  'd3-shape',
  'dayjs',
  'dayjs/plugin/customParseFormat.js',
  'dayjs/plugin/timezone.js',
  'dayjs/plugin/utc.js',
  'keen-slider/react.es',
  'postcode',
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'remix-validated-form',
  'zod',
];
/** Imported by routes for their loaders: Vite sees it in their source before Remix removes it. */
const ofLoaders = [
  '@fastify/busboy',
  '@remix-run/node',
  'better-sqlite3',
  'cockatiel',
  'cookie',
  'dataloader',
  'file-type',
  'kysely',
  'lru-cache',
  'minisearch',
  'pg',
  'pino',
  'sanitize-html',
];

/**
 * For `npm run dev`: bundled before the first page is requested. If Vite only discovered them with
 * a page open, it would bundle everything again, load React twice, and break that page.
 */
export const dependenciesOfPages = { include: [...ofPages, ...ofLoaders] };
