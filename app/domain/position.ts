import map from '#operator/map.json';

/** A position in degrees, WGS 84. Specification: lookup, section 3 (map position). */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Where a map opens by default. Specification: lookup, section 9. */
export const DEFAULT_CENTRE: Position = map.start;
