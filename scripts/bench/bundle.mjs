import { loadBuilt as load } from '../lib/bundle.mjs';

/** Builds one of the measurements together with the site's own code, as it runs in production, and loads it. */
export const loadBuilt = (name) => load('bench', name);
