import type { Position } from '~/domain/position';
import type { Place } from './places';

/** Rings; a point is inside when it lies in an odd number of them. The first point is not repeated. */
export interface BoundaryPolygon {
  readonly name: string;
  readonly paths: readonly (readonly Position[])[];
}

export interface Town extends Position {
  readonly name: string;
  /** County or country, to tell two towns of one name apart. */
  readonly area: string | null;
  readonly population: number;
}

/** Where things are. Specification: lookup, sections 2 "Map view" and 7 (get-boundaries; maps service). */
export interface Geography {
  /** In this order: EPN, LPN, SPN, service area; fewer where the operator gave fewer. Rejects with `unavailable`. */
  boundaries(): Promise<readonly BoundaryPolygon[]>;
  /** Whether a pin is in the service area. With no boundaries: whether a sector centre is within five miles. Never rejects. */
  isInServiceArea(point: Position): Promise<boolean>;
  /** Cities and towns of Great Britain whose name starts with or sounds like the text, largest first. Never rejects. */
  towns(text: string): readonly Town[];
  /** What a city or town that is being typed may become, from the operator's maps service. Never rejects. */
  places(text: string): Promise<readonly Place[]>;
  /** The place of a full postcode, a sector or a town. Null where it cannot be told (the "geocode failure"). */
  geocode(text: string): Promise<Position | null>;
  /** The sector whose centre is nearest, within five miles; null beyond. */
  nearestSector(point: Position): Promise<string | null>;
}
