/** In its own file, so that a view does not load the engine in the browser. */
export const INTENT = '_do';
