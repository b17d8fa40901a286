import packed from '#operator/outlines.json';
import type { BoundaryPolygon } from './port';

/** Rings of [lat, lng]. */
export interface PackedBoundary {
  readonly name: string;
  readonly paths: readonly (readonly (readonly number[])[])[];
}

export const unpackBoundaries = (packed: readonly PackedBoundary[]): readonly BoundaryPolygon[] =>
  packed.map(({ name, paths }) => ({
    name,
    paths: paths.map((ring) => ring.map(([lat = 0, lng = 0]) => ({ lat, lng }))),
  }));

/** Only for drawing: pins are checked against the boundaries. Neighbours share their borders. */
export const outlines = unpackBoundaries(packed);
