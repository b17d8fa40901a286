import { createContext } from 'react';

/**
 * True while React hydrates a page that the server rendered without errors: until then its content
 * is better than any error page.
 */
export const HydrationContext = createContext(false);
