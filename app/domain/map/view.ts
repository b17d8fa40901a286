import type { Position } from '../position';
import { fromWorld, toWorld, type Point } from './mercator';

/** Zoom as on web maps: at 0 the world is 256 units wide, and each step doubles it. */
export interface MapView {
  readonly centre: Position;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

export const MIN_ZOOM = 11;
export const MAX_ZOOM = 15;
export const DEFAULT_ZOOM = 12;

export const clampZoom = (zoom: number): number =>
  Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(zoom)));

const worldSize = (view: MapView) => 256 * 2 ** view.zoom;

export function toPixel(view: MapView, position: Position): Point {
  const size = worldSize(view);
  const centre = toWorld(view.centre);
  const point = toWorld(position);
  return {
    x: (point.x - centre.x) * size + view.width / 2,
    y: (point.y - centre.y) * size + view.height / 2,
  };
}

export function toPosition(view: MapView, { x, y }: Point): Position {
  const size = worldSize(view);
  const centre = toWorld(view.centre);
  return fromWorld({
    x: centre.x + (x - view.width / 2) / size,
    y: centre.y + (y - view.height / 2) / size,
  });
}

/** By a fraction of the view's size: 1 to the east is a whole map further. */
export function pan(view: MapView, east: number, south: number): Position {
  return toPosition(view, { x: view.width * (0.5 + east), y: view.height * (0.5 + south) });
}

export const isInView = (view: MapView, position: Position, margin = 0): boolean => {
  const { x, y } = toPixel(view, position);
  return x >= -margin && y >= -margin && x <= view.width + margin && y <= view.height + margin;
};

const EARTH_METRES = 40_075_017;
const METRES_OF_A_MILE = 1609.344;

/** Per drawing unit, at the centre. */
export const metresPerUnit = (view: MapView): number =>
  (EARTH_METRES * Math.cos((view.centre.lat * Math.PI) / 180)) / worldSize(view);

export const milesPerUnit = (view: MapView): number => metresPerUnit(view) / METRES_OF_A_MILE;

export const roundPosition = ({ lat, lng }: Position): Position => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lng: Math.round(lng * 1e6) / 1e6,
});
