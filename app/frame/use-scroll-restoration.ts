import { UNSAFE_useScrollRestoration as useRouterScrollRestoration } from 'react-router-dom';

/**
 * Pages that the router opens go back to where they were scrolled to. A document does not need this: the browser does it by itself,
 * before any script runs.
 */
export const useScrollRestoration: () => void = () => useRouterScrollRestoration();
