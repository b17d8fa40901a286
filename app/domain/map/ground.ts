import type { Position } from '../position';
import { ringPath } from './path';
import { toPixel, toPosition, type MapView } from './view';

/** What lies under the marks: land, the lines of the globe, and the meridian where it passes. */
export interface Ground {
  /** One path per region; nothing where the view shows sea or somebody else's area only. */
  readonly land: readonly string[];
  /** Lines of equal latitude and longitude, as one path. */
  readonly graticule: string;
  /** Where the line of Greenwich crosses the view, from left; null where it does not. */
  readonly meridian: number | null;
}

const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** The step that draws about six lines across the view. */
const stepFor = (span: number) => steps.find((step) => span / step <= 6) ?? 1;

const linesBetween = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step);
};

/** The ground of a view. `regions` are the outlines of the areas, each a list of rings; `least` leaves detail out. */
export function groundOf(view: MapView, regions: readonly (readonly (readonly Position[])[])[], least = 1): Ground {
  const topLeft = toPosition(view, { x: 0, y: 0 });
  const bottomRight = toPosition(view, { x: view.width, y: view.height });
  const step = stepFor(bottomRight.lng - topLeft.lng);
  const across = linesBetween(topLeft.lng, bottomRight.lng, step).map(
    (lng) => `M${Math.round(toPixel(view, { lat: 0, lng }).x)} 0V${view.height}`,
  );
  const down = linesBetween(bottomRight.lat, topLeft.lat, step).map(
    (lat) => `M0 ${Math.round(toPixel(view, { lat, lng: 0 }).y)}H${view.width}`,
  );
  const meridian = Math.round(toPixel(view, { lat: view.centre.lat, lng: 0 }).x);
  return {
    land: regions
      .map((rings) => rings.map((ring) => ringPath(view, ring, least)).join(''))
      .filter((path) => path !== ''),
    graticule: [...across, ...down].join(''),
    meridian: meridian >= 0 && meridian <= view.width ? meridian : null,
  };
}
