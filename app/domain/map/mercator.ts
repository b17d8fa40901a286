import type { Position } from '../position';

/** In drawing units: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The limit of Web Mercator. */
export const MAX_LATITUDE = 85.05;

const clampLatitude = (lat: number) => Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat));

/** On the world as a unit square, with Greenwich in its middle. */
export function toWorld({ lat, lng }: Position): Point {
  const sin = Math.sin((clampLatitude(lat) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
}

export function fromWorld({ x, y }: Point): Position {
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    lng: (x - 0.5) * 360,
  };
}
