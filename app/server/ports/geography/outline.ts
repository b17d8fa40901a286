import packed from './data/outlines.json';
import { unpackBoundaries } from './unpack';

/**
 * The three regions and the service area in a few hundred points, for drawing only: a pin is held against the boundaries.
 * Neighbours share their borders. Made by scripts/build-geography.mjs.
 */
export const outlines = unpackBoundaries(packed);
