/** A position in degrees, WGS 84. Specification: lookup, section 3 (map position). */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Central London, where a map opens by default. Specification: lookup, section 9. */
export const DEFAULT_CENTRE: Position = { lat: 51.507602, lng: -0.127816 };
