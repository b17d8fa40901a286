import type { SourceCredit } from '~/domain/open/source-credit';
import type { Operator } from '~/server/operator.server';
import { areaHolds } from './boundary';
import { geocodeText } from './geocode';
import { createHttpBoundaries, createHttpPlaces } from './http.server';
import type { Geography } from './port';
import type { SectorCentres } from './sector-centres';
import { findTowns } from './towns';

interface Parts {
  operator: Operator;
  centres: SectorCentres;
  credit?: SourceCredit | null;
  now?: () => number;
}

/** The operator's boundaries and suggestions, our towns and sectors. Decisions L-699 to L-701. */
export function createGeography({
  operator,
  centres,
  credit = null,
  now = Date.now,
}: Parts): Geography {
  const boundaries = createHttpBoundaries(
    operator.client("the operator's boundaries", { maxBytes: 10_000_000 }),
    now,
  );
  const places = createHttpPlaces(operator.client("the operator's places"));
  return {
    boundaries,
    async isInServiceArea(point) {
      if (!Number.isFinite(point.lat) || !Number.isFinite(point.lng)) return false;
      const areas = await boundaries().catch(() => []);
      return areaHolds(areas, point) ?? centres.nearest(point) !== null;
    },
    towns: findTowns,
    places,
    credit,
    geocode: async (text) => geocodeText(text, centres),
    nearestSector: async (point) => centres.nearest(point),
  };
}
