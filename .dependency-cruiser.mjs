/** Who may import whom; a room may always import itself. Nothing imports routes, and the server draws nothing. */
const MAY_IMPORT = {
  domain: [],
  words: ['domain'],
  offline: ['domain', 'words'],
  ui: ['words'],
  cms: ['domain', 'words'],
  forms: ['ui', 'cms', 'domain', 'words'],
  blocks: ['ui', 'cms', 'domain', 'words', 'forms', 'journeys'],
  frame: ['ui', 'cms', 'domain', 'words', 'blocks'],
  journeys: ['ui', 'cms', 'domain', 'words', 'forms', 'blocks', 'server', 'offline'],
  server: ['cms', 'domain', 'words', 'blocks', 'forms', 'journeys'],
};
const FREE = ['routes', 'styles', 'root.tsx', 'entry.client.tsx', 'entry.server.tsx'];

/** What Remix, a glob, a command or the browser loads, rather than an import. */
const LOADED = [
  '^app/(?:root|entry\\.|routes/|offline/service-worker)',
  '^app/(?:blocks/[^/]+/[^/]+/|forms/fields/[^/]+/type\\.|words/languages/)',
  '^app/server/(?:retention/start|incidents/odds/(?:tool|refit))\\.server\\.ts',
  '^app/journeys/feeds/check-feed\\.server\\.ts',
  '\\.(?:css|json|d\\.ts)$',
];

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });
const notTypes = { dependencyTypesNot: ['type-only'] };

const rooms = Object.entries(MAY_IMPORT).map(([room, others]) =>
  forbid(
    `${room}-imports-what-it-may`,
    { path: `^app/${room}/` },
    { path: '^app/', pathNot: `^app/(?:${[room, ...others].join('|')})/|\\.css` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms,
    forbid(
      'a-new-room-needs-a-rule',
      {
        path: '^app/',
        pathNot: `^app/(?:${[...Object.keys(MAY_IMPORT), ...FREE].join('|')})(?:/|$)`,
      },
      {},
    ),
    forbid(
      'nothing-imports-routes',
      { path: '^app/', pathNot: '^app/routes/' },
      { path: '^app/routes/' },
    ),
    forbid(
      'a-route-folder-imports-its-own-parts',
      { path: '^app/routes/([^/]+)/' },
      { path: '^app/routes/', pathNot: '^app/routes/$1/' },
    ),
    forbid(
      'a-route-imports-no-folder',
      { path: '^app/routes/[^/]+$' },
      { path: '^app/routes/[^/]+/' },
    ),
    forbid(
      'the-form-engine-is-pure',
      { path: '^app/forms/engine/' },
      { path: '^app/', pathNot: '^app/(?:domain/|forms/engine/)' },
    ),
    forbid('the-server-draws-nothing', { path: '^app/server/' }, { path: '\\.tsx$', ...notTypes }),
    forbid(
      'of-journeys-the-server-knows-the-words',
      { path: '^app/server/' },
      {
        path: '^app/journeys/',
        pathNot: '^app/journeys/[a-z-]+/(?:words/|[a-z-]+-data\\.)',
        ...notTypes,
      },
    ),
    forbid(
      'only-what-loads-and-posts-imports-the-server',
      {
        path: '^app/',
        pathNot:
          '^app/(?:server/|routes/|root\\.tsx|entry\\.|journeys/.+(?:\\.server|-example)\\.ts$)',
      },
      { path: '^app/server/', ...notTypes },
    ),
    forbid(
      'one-module-starts-the-demonstration',
      { path: '^app/', pathNot: '^app/server/gateways\\.server' },
      { path: '^demo/' },
    ),
    forbid('no-circle', {}, { circular: true }),
    {
      name: 'nothing-is-imported-by-tests-alone',
      severity: 'error',
      from: {},
      module: { path: '^app/', pathNot: LOADED, numberOfDependentsLessThan: 1 },
    },
    forbid(
      'no-import-that-leads-nowhere',
      {},
      { couldNotResolve: true, pathNot: '^(?:virtual:|\\./style-of-build)' },
    ),
  ],
  options: {
    exclude: { path: '\\.test\\.tsx?$' },
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(?:app|demo)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
