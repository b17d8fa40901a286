/**
 * Where React cannot hold the page, Remix would put a stack trace in place of the whole document. Without these parts of it the fault
 * reaches app/frame/hydrate.tsx, which leaves standing what the server drew. tests/e2e/scripts-fail.test.ts holds it.
 */
const WITHOUT_PAGES_OF_ITS_OWN = `
  export const RemixErrorBoundary = ({ children }) => children;
  export const RemixRootDefaultErrorBoundary = ({ error }) => { throw error; };
  export const BoundaryShell = ({ children }) => children;`;

/** @returns {import('vite').Plugin} */
export const pageStays = () => ({
  name: 'page-stays',
  apply: 'build',
  enforce: 'pre',
  load: (id, { ssr } = {}) =>
    !ssr && id.endsWith('/@remix-run/react/dist/esm/errorBoundaries.js') ? WITHOUT_PAGES_OF_ITS_OWN : null,
});
