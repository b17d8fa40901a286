import type { Position } from '../position';

/**
 * Decimals of places in our own URLs: what is drawn for a place is drawn for the nearest point on
 * this grid, since every further digit would be another picture that looks the same.
 */
export const GRID = { ground: 5, pin: 6, names: 2, zoom: 2 } as const;

/** Never -0. */
export const toGrid = (number: number, decimals: number): number =>
  Number(number.toFixed(decimals)) + 0;

export const placeOnGrid = ({ lat, lng }: Position, decimals: number): Position => ({
  lat: toGrid(lat, decimals),
  lng: toGrid(lng, decimals),
});
