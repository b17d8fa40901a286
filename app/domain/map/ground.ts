import type { Position } from '../position';
import { ringPath } from './path';
import { toPixel, type MapView } from './view';

/** Our land, and the meridian where it passes. */
export interface Ground {
  /** One path per region; nothing where the view shows sea or somebody else's area only. */
  readonly land: readonly string[];
  /** Where the line of Greenwich crosses the view, from left; null where it does not. */
  readonly meridian: number | null;
}

/** The ground of a view. `regions` are the outlines of the areas, each a list of rings; `least` leaves detail out. */
export function groundOf(view: MapView, regions: readonly (readonly (readonly Position[])[])[], least = 1): Ground {
  const meridian = Math.round(toPixel(view, { lat: view.centre.lat, lng: 0 }).x);
  return {
    land: regions
      .map((rings) => rings.map((ring) => ringPath(view, ring, least)).join(''))
      .filter((path) => path !== ''),
    meridian: meridian >= 0 && meridian <= view.width ? meridian : null,
  };
}
