/** The journeys, by their routes: a visitor of one sees several of its pages. */
const ROOMS = [
  ['incident', /^(?:power-cut\.incident|future-planned-power-cut|power-cut\.stay-informed)\b/],
  ['search', /^power-cut\.search\./],
  ['planned', /^power-cut\.planned-/],
  ['offers', /^power-cut\.offers-page\b/],
  ['text-updates', /^power-cut\.text-updates\b/],
  ['finders', /^(?:supplier-and-mpan|whats-my-mpan|export-mpan)\b/],
  ['calculator', /^cost-calculator\b/],
  ['area', /^area-checker\b/],
  ['pin', /^power-cut\.pin\./],
  ['forms', /^forms\./],
];
/**
 * Modules used by this many journeys go into the chunk of all: an extra file costs more than a few
 * unneeded bytes.
 */
const MANY_ROOMS = 4;
/** Parts with less source than this go with all journeys; up to `SOME`, with some. */
const FEW = 1_700;
const SOME = 3_000;

/** The start of a journey, and of content pages (app/entry.client.tsx). */
const JOURNEY = /\/app\/(?:root|frame\/hydrate)\.tsx/;
const PAGE = /\/app\/(?:frame\/page-analytics|blocks\/hydrate-islands)\.ts$/;
/** The refresh of content pages, which must not be in a chunk that imports React. */
const LIVE = /\/app\/blocks\/refresh\/page-refresh\.ts$/;
/**
 * The live connection of an open page, loaded after everything else by pages and journeys alike.
 */
const LINE =
  /\/app\/(?:ui\/refresh\/(?:event-stream|scroll-anchor)|blocks\/refresh\/pending-changes)\.ts$/;
/** Modules of block islands, and of lazy islands. */
const ISLAND = /\/app\/blocks\/(?:island-roots\.ts|(?:parts\/[\w-]+-|[^/]+\/[^/]+\/)island\.tsx)$/;
const ASKED =
  /\/app\/(?:(?:frame|journeys\/[\w-]+)\/[\w-]+-island|journeys\/search\/search-dialog|journeys\/map\/interactive\/area-live-map)\.tsx$/;
/** Of those, the search, which nearly every page and journey shows. */
const BOX = /\/app\/journeys\/search\/search-box-island\.tsx$/;
const ROUTE = /\/app\/routes\/([^?]+)\?/;
/**
 * Validation in the browser: only fixed forms need it, and it is larger than everything else of
 * ours.
 */
const CHECKS =
  /\/node_modules\/(?:zod|remix-validated-form|@remix-validated-form|immer|zustand|lodash\.get|remeda|use-sync-external-store|tiny-invariant)\/|\/app\/forms\/(?:fixed|schemas\/rules)/;

/**
 * Parsing and formatting times is the server's job; browser code that still needs it loads this.
 */
const CALENDAR = /\/node_modules\/dayjs\/|\/app\/domain\/time\/(?:london|speak)-time/;

/**
 * Few files instead of many: React in one, everything that every journey needs (router, frame, root, small parts) in one more, the parts
 * of a journey of several pages in one, and each route its own. What pages of content need of the same modules stays apart, so that none
 * of them asks for the router.
 * @returns {(id: string, graph: { getModuleInfo: import('rollup').GetModuleInfo }) => string | undefined}
 */
export function journeyChunks() {
  let chunkOf;
  return (id, graph) => {
    chunkOf ??= chunksOf(graph);
    return chunkOf(id);
  };
}

/**
 * Sets it for the browser's build. It stands after Remix, whose own choice it replaces: a route may bring along what others need, else
 * each would get a second file that only names the first.
 * @returns {import('vite').Plugin}
 */
export const fewFiles = () => ({
  name: 'few-files',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  config: () => ({
    build: {
      rollupOptions: {
        preserveEntrySignatures: 'allow-extension',
        // Vite reads this from package.json for what is imported by a relative path, but not for what is imported by an alias, and
        // a module imported both ways is as the first importer has it: which is another one on each build.
        treeshake: { moduleSideEffects: (id) => id.endsWith('.css') },
        // Zero: Remix looks for each of its routes, also those that have nothing for the browser and would be merged.
        output: {
          manualChunks: journeyChunks(),
          onlyExplicitManualChunks: true,
          experimentalMinChunkSize: 0,
        },
      },
    },
  }),
});

function chunksOf({ getModuleInfo, getModuleIds }) {
  const ids = [...getModuleIds()];
  const from = (pattern, later = false) =>
    reachable(
      ids.filter((id) => pattern.test(id)),
      getModuleInfo,
      later,
    );
  const [journey, page, onPages] = [from(JOURNEY), from(PAGE), from(PAGE, true)];
  const [live, island, lazy, box, onRoutes] = [LIVE, ISLAND, ASKED, BOX, ROUTE].map((pattern) =>
    from(pattern),
  );
  const shared = sharedChunks(
    ids.filter((id) => ROUTE.test(id)),
    getModuleInfo,
  );
  return (id) => {
    // Only the server and lazy chunks use these texts: the link to the Accessibility tool only
    // needs them on the server.
    if (id === '\0words/preferences') return 'preferences-form';
    // Vite's helper for lazy loading is in the entry, which uses it for everything.
    if (/vite\/preload-helper|\/app\/(?:entry\.client|offline\/register)/.test(id)) return 'entry';
    if (LINE.test(id)) return 'line';
    // In another chunk, React would wait for a file that waits for React.
    if (id.includes('commonjsHelpers')) return 'react';
    if (/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react';
    if (journey.has(id) || id.includes('/app/ui/')) {
      if (page.has(id)) return 'page';
      if (island.has(id)) return 'island';
      // Lazy modules of content pages must not be in a chunk that imports the router.
      if (lazy.has(id) || (onPages.has(id) && !live.has(id))) return 'asked';
    }
    if (journey.has(id)) return 'journey';
    // Small parts of both content pages and journeys are in their shared chunk.
    if ((onRoutes.has(id) && box.has(id)) || id.endsWith('/app/domain/typed.ts')) return 'asked';
    // No module of content pages may be in a chunk that imports the router.
    if (onPages.has(id)) return undefined;
    if (CHECKS.test(id)) return 'checks';
    if (CALENDAR.test(id)) return 'calendar';
    return shared(id);
  };
}

/**
 * Modules of several routes: with every journey if many use them or they are small, else a chunk
 * for just these journeys.
 */
function sharedChunks(routes, getModuleInfo) {
  const users = usersOf(routes, getModuleInfo);
  const nameOf = (id) => [...users.get(id).rooms].sort().join('-');
  const letters = new Map();
  for (const [id, { rooms, routes }] of users)
    if (rooms.size > 0 && routes > 1)
      letters.set(
        nameOf(id),
        (letters.get(nameOf(id)) ?? 0) + (getModuleInfo(id)?.code?.length ?? 0),
      );
  return (id) => {
    const { rooms, routes } = users.get(id) ?? { rooms: new Set(), routes: 0 };
    if (rooms.size === 0 || routes < 2) return undefined;
    const name = nameOf(id);
    const size = letters.get(name) ?? 0;
    if (rooms.size >= MANY_ROOMS || size < FEW) return 'journey';
    // The incident page must be light: it only loads what it needs.
    return size < SOME && rooms.size > 1 && !rooms.has('incident') ? 'some' : name;
  };
}

/**
 * Returns, for each module, the journeys and the number of routes that import it, including content
 * pages, which are built though not loaded.
 */
function usersOf(routes, getModuleInfo) {
  const users = new Map();
  for (const route of routes) {
    const [, file = ''] = ROUTE.exec(route) ?? [];
    const room = ROOMS.find(([, pattern]) => pattern.test(file))?.[0];
    for (const id of reachable([route], getModuleInfo)) {
      const user = users.get(id) ?? { rooms: new Set(), routes: 0 };
      if (room) user.rooms.add(room);
      users.set(id, { ...user, routes: user.routes + 1 });
    }
  }
  return users;
}

/**
 * Returns everything that these modules import, including themselves, and lazy imports if wanted.
 */
function reachable(from, getModuleInfo, later = false) {
  const found = new Set();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = getModuleInfo(id);
    left.push(...(info?.importedIds ?? []), ...(later ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}
