/**
 * Few files instead of many: React in one, everything that every journey needs (router, frame, root) in one more, and each route its own.
 * What pages of content need of the same modules stays apart, so that none of them asks for the router.
 * @returns {(id: string, graph: { getModuleInfo: import('rollup').GetModuleInfo }) => string | undefined}
 */
export function journeyChunks() {
  let known;
  return (id, { getModuleInfo, getModuleIds }) => {
    known ??= setsOf([...getModuleIds()], getModuleInfo);
    if (id.includes('vite/preload-helper')) return 'load';
    // Where it stood elsewhere, React would wait for a file that waits for React.
    if (id.includes('commonjsHelpers')) return 'react';
    if (/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react';
    if (!known.journey.has(id)) return undefined;
    return known.page.has(id) ? 'page' : 'journey';
  };
}

/** What starts a journey, and what runs on pages of content (app/entry.client.tsx). */
const JOURNEY = /\/app\/(?:root|frame\/hydrate)\.tsx$/;
const PAGE = /\/app\/(?:frame\/mirrors\.ts|blocks\/wake\.ts|blocks\/[^/]+\/(?:enhance\.ts|island\.tsx))$/;

const setsOf = (ids, getModuleInfo) => ({
  journey: reachable(
    ids.filter((id) => JOURNEY.test(id)),
    getModuleInfo,
  ),
  page: reachable(
    ids.filter((id) => PAGE.test(id)),
    getModuleInfo,
  ),
});

/** Everything that these modules import, themselves included; what they ask for later is left out. */
function reachable(from, getModuleInfo) {
  const found = new Set();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
