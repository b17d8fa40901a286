import { unpackBoundaries } from './unpack';
import packed from './data/boundaries.json';
import type { BoundaryPolygon } from './geography';

/** The boundaries of the demonstration network, and of a site whose operator gives none. */
export const embeddedBoundaries: readonly BoundaryPolygon[] = unpackBoundaries(packed);
