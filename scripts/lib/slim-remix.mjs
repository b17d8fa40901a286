/**
 * What every journey would carry of Remix and never use, since switches that are read when a page runs cannot be seen by the bundler:
 * - the decoder of single fetch, which is off (remix.config.js);
 * - the pages that Remix draws for a site that has no error boundary or fallback of its own. They take the whole document for a stack
 *   trace; ours leaves standing what the server drew (app/frame/hydrate.tsx).
 * - what reads an answer that comes in parts: our loaders answer whole.
 * Each name is one that Remix asks for; tests/unit/slim-remix.test.ts holds them against the installed version.
 */
export const REPLACED = {
  'single-fetch.js': `
    const off = () => { throw new Error('Single fetch is off'); };
    export { off as StreamTransfer, off as decodeViaTurboStream, off as getSingleFetchDataStrategy, off as singleFetchUrl };`,
  'errorBoundaries.js': `
    export const RemixErrorBoundary = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = ({ error }) => { throw error; };
    export const BoundaryShell = ({ children }) => children;`,
  'fallback.js': `
    export const RemixRootDefaultHydrateFallback = () => null;`,
};
/** Functions of which only the head stays; the bundler leaves out what only they called. */
export const EMPTIED = {
  'data.js': ['async function parseDeferredReadableStream(stream) {'],
};
const emptied = (code, head) =>
  code.replace(head, `${head} throw new Error('Not here'); }\nasync function unused(stream) {`);

export const REMIX_BROWSER = '/@remix-run/react/dist/esm/';

/** @returns {import('vite').Plugin} */
export const slimRemix = () => ({
  name: 'slim-remix',
  apply: 'build',
  enforce: 'pre',
  load(id, { ssr } = {}) {
    const [, file = ''] = id.split(REMIX_BROWSER);
    return ssr || !Object.hasOwn(REPLACED, file) ? null : REPLACED[file];
  },
  transform(code, id, { ssr } = {}) {
    const [, file = ''] = id.split(REMIX_BROWSER);
    return ssr || !Object.hasOwn(EMPTIED, file) ? null : { code: EMPTIED[file].reduce(emptied, code), map: null };
  },
});
