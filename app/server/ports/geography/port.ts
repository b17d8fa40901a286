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

/**
 * Geographic lookups. Specification: lookup, sections 2 "Map view" and 7 (get-boundaries; maps
 * service).
 */
export interface Geography {
  /**
   * Returns the regions in their order, then the service area; fewer if the operator gave fewer.
   * Rejects with `unavailable`.
   */
  boundaries(): Promise<readonly BoundaryPolygon[]>;
  /**
   * Returns whether a pin is in the service area; without boundaries, whether a sector centre is
   * within five miles. Never rejects.
   */
  isInServiceArea(point: Position): Promise<boolean>;
  /** The credit that the table of real places asks for; null for invented ones. */
  readonly credit: SourceCredit | null;
  /**
   * Returns cities and towns of Great Britain whose name starts with or sounds like the text,
   * largest first.
   */
  towns(text: string): readonly Town[];
  /** Returns suggestions for a city or town from the operator's maps service. Never rejects. */
  places(text: string): Promise<readonly Place[]>;
  /**
   * Returns the position of a full postcode, a sector or a town; null if unknown (the "geocode
   * failure").
   */
  geocode(text: string): Promise<Position | null>;
  /** Returns the sector with the nearest centre within five miles; null beyond. */
  nearestSector(point: Position): Promise<string | null>;
}

/** A suggested city or town. Wire contract: Place. */
export interface Place extends Position {
  readonly name: string;
  /** County or country, to distinguish places of the same name. */
  readonly area: string | null;
}

/** Wire contract: Places. */
export const MOST_PLACES = 8;

/** The query of /api/places. */
export const PlacesQuestion = z.object({
  text: z
    .string()
    .trim()
    .min(2, 'Please type two letters or more')
    .max(50, 'Please type 50 letters or fewer'),
});
