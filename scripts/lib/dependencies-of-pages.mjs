/** What runs in pages. */
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
/** What routes name for their loaders: Vite meets it in their sources before Remix takes it out. */
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
 * For `npm run dev`: prepared before the first page is asked for. Found only while one is open, everything would be prepared anew, React
 * would come twice, and that page would fail.
 */
export const dependenciesOfPages = { include: [...ofPages, ...ofLoaders] };
