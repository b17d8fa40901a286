import { createContext } from 'react';

/** True while React takes over a page that the server drew without fault: until then what stands there is better than any error page. */
export const TakingOver = createContext(false);
