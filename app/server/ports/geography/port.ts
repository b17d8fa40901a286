import { z } from 'zod';
import type { Position } from '~/domain/position';
import type { SourceCredit } from '~/domain/open/source-credit';

/**
 * Rings; a point is inside if it lies in an odd number of them. The first point is not repeated.
 */
export interface BoundaryPolygon {
  readonly name: string;
  readonly paths: readonly (readonly Position[])[];
}

export interface Town extends Position {
  readonly name: string;
  /** County or country, to distinguish towns of the same name. */
  readonly area: string | null;
  readonly population: number;
}

export interface Geography {
  /** Regions in order, then the service area, or fewer. Rejects with `unavailable`. */
  boundaries(): Promise<readonly BoundaryPolygon[]>;
  /** Without boundaries, whether a sector centre is within five miles. Never rejects. */
  isInServiceArea(point: Position): Promise<boolean>;
  readonly credit: SourceCredit | null;
  /** Of Great Britain, starting with or sounding like the text, largest first. */
  towns(text: string): readonly Town[];
  places(text: string): Promise<readonly Place[]>;
  geocode(text: string): Promise<Position | null>;
  /** Of centres within five miles; null beyond. */
  nearestSector(point: Position): Promise<string | null>;
}

export interface Place extends Position {
  readonly name: string;
  readonly area: string | null;
}

export const MOST_PLACES = 8;

export const PlacesQuestion = z.object({
  text: z
    .string()
    .trim()
    .min(2, 'Please type two letters or more')
    .max(50, 'Please type 50 letters or fewer'),
});
