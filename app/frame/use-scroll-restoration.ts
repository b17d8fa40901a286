import { UNSAFE_useScrollRestoration as useRouterScrollRestoration } from 'react-router-dom';

/**
 * Pages that the router opens go back to where they were read. A document needs nothing of the kind: the browser does it by itself,
 * before any script is there.
 */
export const useScrollRestoration: () => void = () => useRouterScrollRestoration();
