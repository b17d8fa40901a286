/** What a street map tells apart. */
export type StreetArea = 'built' | 'green' | 'water' | 'building';
export type StreetLine = 'river' | 'rail' | 'path' | 'street' | 'main' | 'road' | 'motorway';

/** The layer of a tile, and where only some of it counts, the property that says so and its values. */
export interface StreetRule<Kind> {
  readonly kind: Kind;
  readonly layer: string;
  readonly property?: string;
  readonly values?: readonly string[];
}

/** Areas from below to above, in the words of OpenMapTiles and of OS Open Zoomstack. */
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

/** Lines from below to above. */
export const LINE_RULES: readonly StreetRule<StreetLine>[] = [
  { kind: 'river', layer: 'waterway' },
  { kind: 'river', layer: 'waterlines' },
  { kind: 'rail', layer: 'transportation', property: 'class', values: ['rail'] },
  { kind: 'rail', layer: 'rail' },
  { kind: 'path', layer: 'transportation', property: 'class', values: ['path', 'track', 'service'] },
  { kind: 'path', layer: 'roads', property: 'type', values: ['Restricted', 'Tunnels', 'Guided Busway'] },
  { kind: 'street', layer: 'transportation', property: 'class', values: ['minor', 'residential', 'unclassified'] },
  { kind: 'street', layer: 'roads', property: 'type', values: ['Local', 'Minor', 'Local Road', 'Minor Road'] },
  { kind: 'main', layer: 'transportation', property: 'class', values: ['secondary', 'tertiary'] },
  { kind: 'main', layer: 'roads', property: 'type', values: ['B Road'] },
  { kind: 'road', layer: 'transportation', property: 'class', values: ['trunk', 'primary'] },
  { kind: 'road', layer: 'roads', property: 'type', values: ['A Road', 'Primary', 'Primary Road'] },
  { kind: 'motorway', layer: 'transportation', property: 'class', values: ['motorway'] },
  { kind: 'motorway', layer: 'roads', property: 'type', values: ['Motorway'] },
];

/** Layers whose lines carry names. Zoomstack's roads name themselves; so may the lines of others. */
export const NAME_LAYERS = ['transportation_name', 'roads', 'transportation'] as const;

/** How wide a line is drawn, in pixels, where a street is 5 (zoom 15); half a step less for each zoom out. */
const WIDTHS: Record<StreetLine, number> = { river: 2, rail: 1.5, path: 1, street: 5, main: 7, road: 9, motorway: 10 };
export const streetWidth = (kind: StreetLine, zoom: number): number =>
  Math.max(kind === 'street' ? 1.5 : 1, Math.round(WIDTHS[kind] * 0.72 ** Math.max(0, 15 - zoom) * 10) / 10);

export const isRoadLine = (kind: StreetLine): boolean => kind !== 'river' && kind !== 'rail' && kind !== 'path';
