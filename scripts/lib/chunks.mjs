/** The journeys, by their routes: whoever goes through one of them sees several of its pages. */
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
/** What so many journeys use travels with what all of them use: one file less weighs more than the few bytes that some do not need. */
const MANY_ROOMS = 4;
/** Parts of so few letters of source travel with all journeys; up to `SOME`, with some. */
const FEW = 1_700;
const SOME = 3_000;

/** What starts a journey, and what runs on pages of content (app/entry.client.tsx). */
const JOURNEY = /\/app\/(?:root|frame\/hydrate)\.tsx/;
const PAGE = /\/app\/(?:frame\/mirrors|blocks\/hydrate-islands)\.ts$/;
/** What keeps a page of content up to date; nothing of it may stand in a file that asks for React. */
const LIVE = /\/app\/blocks\/refresh\/page-refresh\.ts$/;
/** The line by which an open page hears of changes: it comes after everything else, to pages and journeys alike. */
const LINE = /\/app\/(?:ui\/refresh\/(?:event-stream|scroll-anchor)|blocks\/refresh\/pending-changes)\.ts$/;
/** What comes with the islands of blocks, and with those that are asked for. */
const ISLAND = /\/app\/blocks\/(?:island-roots\.ts|(?:parts\/[\w-]+-|[^/]+\/[^/]+\/)island\.tsx)$/;
const ASKED =
  /\/app\/(?:(?:frame|journeys\/[\w-]+)\/[\w-]+-island|journeys\/search\/search-dialog|journeys\/map\/interactive\/area-live-map)\.tsx$/;
/** Of those, the search, which nearly every page and journey shows. */
const BOX = /\/app\/journeys\/search\/search-box-island\.tsx$/;
const ROUTE = /\/app\/routes\/([^?]+)\?/;
/** Checks in the browser: only fixed forms have them, and they outweigh everything else of ours. */
const CHECKS =
  /\/node_modules\/(?:zod|remix-validated-form|@remix-validated-form|immer|zustand|lodash\.get|remeda|use-sync-external-store|tiny-invariant)\/|\/app\/forms\/(?:fixed|schemas\/rules)/;

/** Parsing and wording of times is the server's; what still does it in the browser fetches it. */
const CALENDAR = /\/node_modules\/dayjs\/|\/app\/domain\/time\/(?:london|speak)-time/;

/**
 * Few files instead of many: React in one, everything that every journey needs (router, frame, root, small parts) in one more, the parts
 * of a journey of several pages in one, and each route its own. What pages of content need of the same modules stays apart, so that none
 * of them asks for the router.
 * @returns {(id: string, graph: { getModuleInfo: import('rollup').GetModuleInfo }) => string | undefined}
 */
export function journeyChunks() {
  let known;
  return (id, graph) => {
    known ??= chunksOf(graph);
    return known(id);
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
  const [live, island, asked, box, onRoutes] = [LIVE, ISLAND, ASKED, BOX, ROUTE].map((pattern) => from(pattern));
  const shared = sharedChunks(
    ids.filter((id) => ROUTE.test(id)),
    getModuleInfo,
  );
  return (id) => {
    // Only the server and what is fetched later say these words: the link to the Accessibility tool names them for the server alone.
    if (id === '\0words/preferences') return 'preferences-form';
    // Vite's helper for what is fetched later: the entry has it, since it fetches everything.
    if (/vite\/preload-helper|\/app\/(?:entry\.client|offline\/register)/.test(id)) return 'entry';
    if (LINE.test(id)) return 'line';
    // Where it stood elsewhere, React would wait for a file that waits for React.
    if (id.includes('commonjsHelpers')) return 'react';
    if (/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react';
    if (journey.has(id) || id.includes('/app/ui/')) {
      if (page.has(id)) return 'page';
      if (island.has(id)) return 'island';
      // What a page of content may ask for later must not stand in a file that asks for the router.
      if (asked.has(id) || (onPages.has(id) && !live.has(id))) return 'asked';
    }
    if (journey.has(id)) return 'journey';
    // The small parts that pages of content and journeys both draw come with what both have.
    if ((onRoutes.has(id) && box.has(id)) || id.endsWith('/app/domain/typed.ts')) return 'asked';
    // Nothing of a page of content may stand in a file that asks for the router.
    if (onPages.has(id)) return undefined;
    if (CHECKS.test(id)) return 'checks';
    if (CALENDAR.test(id)) return 'calendar';
    return shared(id);
  };
}

/** For what several routes reach: with every journey where many rooms do or it is small, else a file for just these rooms. */
function sharedChunks(routes, getModuleInfo) {
  const users = usersOf(routes, getModuleInfo);
  const nameOf = (id) => [...users.get(id).rooms].sort().join('-');
  const letters = new Map();
  for (const [id, { rooms, routes }] of users)
    if (rooms.size > 0 && routes > 1)
      letters.set(nameOf(id), (letters.get(nameOf(id)) ?? 0) + (getModuleInfo(id)?.code?.length ?? 0));
  return (id) => {
    const { rooms, routes } = users.get(id) ?? { rooms: new Set(), routes: 0 };
    if (rooms.size === 0 || routes < 2) return undefined;
    const name = nameOf(id);
    const size = letters.get(name) ?? 0;
    if (rooms.size >= MANY_ROOMS || size < FEW) return 'journey';
    // The incident page is the one that must be light: what it does not need itself stays out of its way.
    return size < SOME && rooms.size > 1 && !rooms.has('incident') ? 'some' : name;
  };
}

/** For each module the rooms that reach it, and how many routes do, those of pages of content too: each is built, though not loaded. */
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

/** Everything that these modules import, themselves included; what they ask for later only where it is wanted. */
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
