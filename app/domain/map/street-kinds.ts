/** Bottom to top. */
export const STREET_AREAS = ['built', 'green', 'water', 'building'] as const;
export type StreetArea = (typeof STREET_AREAS)[number];
export const STREET_LINES = [
  'river',
  'rail',
  'path',
  'street',
  'main',
  'road',
  'motorway',
] as const;
export type StreetLine = (typeof STREET_LINES)[number];

/** In pixels at zoom 15 (where a street is 5); half a step less for each zoom out. */
const WIDTHS: Record<StreetLine, number> = {
  river: 2,
  rail: 1.5,
  path: 1,
  street: 5,
  main: 7,
  road: 9,
  motorway: 10,
};
export const streetWidth = (kind: StreetLine, zoom: number): number =>
  Math.max(
    kind === 'street' ? 1.5 : 1,
    Math.round(WIDTHS[kind] * 0.72 ** Math.max(0, 15 - zoom) * 10) / 10,
  );

export const isRoadLine = (kind: StreetLine): boolean =>
  kind !== 'river' && kind !== 'rail' && kind !== 'path';
