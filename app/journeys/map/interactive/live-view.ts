import map from '#operator/map.json';
import { MAX_ZOOM, MIN_ZOOM, type MapView } from '~/domain/map/view';

/** The library's world is 512 units at zoom 0, the site's 256, one step apart. */
export const libraryZoom = (zoom: number): number => zoom - 1;
export const siteZoom = (zoom: number): number => zoom + 1;

/**
 * 11 to 15 for a place; a map of the whole area starts with all of it in view and zooms in as
 * closely.
 */
export const zoomsFor = (start: number, closest = MAX_ZOOM) => ({
  minZoom: libraryZoom(Math.min(start, MIN_ZOOM)),
  maxZoom: libraryZoom(closest),
});

const { south, west, north, east } = map.panBounds;
/** South-west and north-east: the map can be panned to the area and some sea. */
export const BOUNDS: [[number, number], [number, number]] = [
  [west, south],
  [east, north],
];

/** So that nothing pops up at the edge. */
export const widened = (view: MapView): MapView => ({
  ...view,
  width: view.width * 1.5,
  height: view.height * 1.5,
});

export const isSameView = (a: MapView, b: Pick<MapView, 'centre' | 'zoom'>): boolean => {
  const pixels = 256 * 2 ** a.zoom;
  const across = (Math.abs(a.centre.lng - b.centre.lng) / 360) * pixels;
  const down = (Math.abs(a.centre.lat - b.centre.lat) / 220) * pixels;
  return Math.abs(a.zoom - b.zoom) < 0.3 && across < 24 && down < 24;
};
