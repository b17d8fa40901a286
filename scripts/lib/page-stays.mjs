/**
 * If React cannot render the page, Remix would replace the whole document with a stack trace.
 * Without these parts the error reaches app/frame/hydrate.tsx, which keeps what the server
 * rendered. Tested by tests/e2e/scripts-fail.test.ts.
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
    !ssr && id.endsWith('/@remix-run/react/dist/esm/errorBoundaries.js')
      ? WITHOUT_PAGES_OF_ITS_OWN
      : null,
});
