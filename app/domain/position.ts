import map from '#operator/map.json';

/** In degrees, WGS 84. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export const DEFAULT_CENTRE: Position = map.start;
