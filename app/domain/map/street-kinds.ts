/** The kinds of areas on a street map. */
export type StreetArea = 'built' | 'green' | 'water' | 'building';
export type StreetLine = 'river' | 'rail' | 'path' | 'street' | 'main' | 'road' | 'motorway';

/** A tile's layer and, if only part of it counts, the property and values to match. */
export interface StreetRule<Kind> {
  readonly kind: Kind;
  readonly layer: string;
  readonly property?: string;
  readonly values?: readonly string[];
}

/** Areas bottom to top, with the names of OpenMapTiles and OS Open Zoomstack. */
export const AREA_RULES: readonly StreetRule<StreetArea>[] = [
  {
    kind: 'built',
    layer: 'landuse',
    property: 'class',
    values: ['residential', 'suburb', 'neighbourhood', 'commercial', 'industrial'],
  },
  { kind: 'built', layer: 'urban_areas' },
  { kind: 'green', layer: 'landcover', property: 'class', values: ['grass', 'wood'] },
  { kind: 'green', layer: 'park' },
  { kind: 'green', layer: 'greenspace' },
  { kind: 'green', layer: 'greenspaces' },
  { kind: 'green', layer: 'woodland' },
  { kind: 'water', layer: 'water' },
  { kind: 'water', layer: 'surfacewater' },
  { kind: 'water', layer: 'sea' },
  { kind: 'building', layer: 'building' },
  { kind: 'building', layer: 'local_buildings' },
  { kind: 'building', layer: 'district_buildings' },
];

/** Lines bottom to top. */
export const LINE_RULES: readonly StreetRule<StreetLine>[] = [
  { kind: 'river', layer: 'waterway' },
  { kind: 'river', layer: 'waterlines' },
  { kind: 'rail', layer: 'transportation', property: 'class', values: ['rail'] },
  { kind: 'rail', layer: 'rail' },
  {
    kind: 'path',
    layer: 'transportation',
    property: 'class',
    values: ['path', 'track', 'service'],
  },
  {
    kind: 'path',
    layer: 'roads',
    property: 'type',
    values: ['Restricted', 'Tunnels', 'Guided Busway'],
  },
  {
    kind: 'street',
    layer: 'transportation',
    property: 'class',
    values: ['minor', 'residential', 'unclassified'],
  },
  {
    kind: 'street',
    layer: 'roads',
    property: 'type',
    values: ['Local', 'Minor', 'Local Road', 'Minor Road'],
  },
  { kind: 'main', layer: 'transportation', property: 'class', values: ['secondary', 'tertiary'] },
  { kind: 'main', layer: 'roads', property: 'type', values: ['B Road'] },
  { kind: 'road', layer: 'transportation', property: 'class', values: ['trunk', 'primary'] },
  { kind: 'road', layer: 'roads', property: 'type', values: ['A Road', 'Primary', 'Primary Road'] },
  { kind: 'motorway', layer: 'transportation', property: 'class', values: ['motorway'] },
  { kind: 'motorway', layer: 'roads', property: 'type', values: ['Motorway'] },
];

/** Layers with named lines. Zoomstack names its roads; other sources may too. */
export const NAME_LAYERS = ['transportation_name', 'roads', 'transportation'] as const;

/**
 * The width of a line, in pixels, at zoom 15 (where a street is 5); half a step less for each zoom
 * out.
 */
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
