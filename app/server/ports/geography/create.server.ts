import type { Operator } from '~/server/operator.server';
import type { Geography } from './geography';
import { createHttpBoundaries } from './http-boundaries.server';
import { createHttpPlaces } from './http-places.server';
import { makeGeography } from './make';
import type { SectorCentres } from './sector-centres';

interface Parts {
  operator: Operator;
  centres: SectorCentres;
  now?: () => number;
}

/**
 * Creates the geography: boundaries and suggestions from the operator; towns and sectors from the
 * site.
 */
export function createGeography({ operator, centres, now = Date.now }: Parts): Geography {
  const boundaries = createHttpBoundaries(operator.client("the operator's boundaries", { maxBytes: 10_000_000 }), now);
  const places = createHttpPlaces(operator.client("the operator's places"));
  return makeGeography({ boundaries, centres, places });
}
