import type { BoundaryPolygon, Geography } from './geography';
import { areaHolds } from './boundary';
import { geocodeText } from './geocode';
import type { SectorCentres } from './sector-centres';
import { findTowns } from './towns';

interface Sources {
  /** Rejects with `unavailable`. */
  readonly boundaries: () => Promise<readonly BoundaryPolygon[]>;
  readonly centres: SectorCentres;
  readonly places: Geography['places'];
}

/**
 * Creates the geography from any boundaries; places, towns and sectors are the site's own.
 * Decisions L-699 to L-701.
 */
export function makeGeography({ boundaries, centres, places }: Sources): Geography {
  return {
    boundaries,
    async isInServiceArea(point) {
      if (!Number.isFinite(point.lat) || !Number.isFinite(point.lng)) return false;
      const known = await boundaries().catch(() => []);
      return areaHolds(known, point) ?? centres.nearest(point) !== null;
    },
    towns: findTowns,
    places,
    geocode: async (text) => geocodeText(text, centres),
    nearestSector: async (point) => centres.nearest(point),
  };
}
