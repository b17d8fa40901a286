import { loadBuilt as load } from '../lib/bundle.mjs';

/** Builds a benchmark together with the site's code, as in production, and loads it. */
export const loadBuilt = (name) => load('bench', name);
