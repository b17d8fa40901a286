import {
  isRoadLine,
  STREET_AREAS,
  STREET_LINES,
  type StreetArea,
  type StreetLine,
} from './street-kinds';

export interface TilePart {
  readonly layer: string;
  readonly where?: Readonly<Record<string, readonly string[]>>;
  readonly without?: string;
}

interface StreetSchema {
  readonly title: string;
  readonly areas: Readonly<Record<StreetArea, readonly TilePart[]>>;
  readonly lines: Readonly<Record<StreetLine, readonly TilePart[]>>;
  readonly names: readonly TilePart[];
}

/** Of OpenStreetMap's highways, which the schemas share. */
const SERVICE = ['service', 'driveway', 'parking_aisle', 'alley', 'drive-through'];
const FOOTWAYS = ['path', 'track', 'footway', 'cycleway', 'bridleway', 'steps', 'pedestrian'];
const STREETS = ['residential', 'unclassified', 'living_street', 'road', 'busway'];
const withLinks = (...classes: string[]) => classes.flatMap((one) => [one, `${one}_link`]);
const MAIN = withLinks('secondary', 'tertiary');
const ROADS = withLinks('trunk', 'primary');
const MOTORWAYS = withLinks('motorway');
const RAILWAYS = ['rail', 'light_rail', 'narrow_gauge', 'subway', 'tram', 'monorail', 'funicular'];
const WATERWAYS = ['river', 'canal', 'stream', 'ditch', 'drain'];
const BUILT = ['residential', 'neighbourhood', 'commercial', 'retail', 'industrial'];
const GREEN = [
  ...['forest', 'wood', 'grass', 'grassland', 'meadow', 'heath', 'scrub', 'allotments'],
  ...['park', 'garden', 'golf_course', 'recreation_ground', 'village_green', 'playground'],
  ...['nature_reserve', 'national_park'],
];
const ZOOMSTACK = {
  path: ['Restricted', 'Tunnels', 'Guided Busway'],
  street: ['Local', 'Minor', 'Local Road', 'Minor Road'],
  main: ['B Road'],
  road: ['A Road', 'Primary', 'Primary Road'],
  motorway: ['Motorway'],
};

/** `kind` in version 4, `pmap:kind` in versions 2 and 3. */
const protomaps = (layer: string, kinds: readonly string[]): TilePart[] =>
  ['kind', 'pmap:kind'].map((property) => ({ layer, where: { [property]: kinds } }));
const protomapsRoad = (kind: string, details: readonly string[]): TilePart => ({
  layer: 'roads',
  where: { kind: [kind], kind_detail: details },
});

/** A tile is read by all of them: no two claim the same feature differently. */
export const STREET_SCHEMAS: readonly StreetSchema[] = [
  {
    // https://openmaptiles.org/schema/
    title: 'OpenMapTiles',
    areas: {
      built: [
        {
          layer: 'landuse',
          where: {
            class: ['residential', 'suburb', 'neighbourhood', 'commercial', 'industrial'],
          },
        },
      ],
      green: [{ layer: 'landcover', where: { class: ['grass', 'wood'] } }, { layer: 'park' }],
      water: [{ layer: 'water' }],
      building: [{ layer: 'building' }],
    },
    lines: {
      river: [{ layer: 'waterway' }],
      rail: [{ layer: 'transportation', where: { class: ['rail'] } }],
      path: [{ layer: 'transportation', where: { class: ['path', 'track', 'service'] } }],
      street: [
        { layer: 'transportation', where: { class: ['minor', 'residential', 'unclassified'] } },
      ],
      main: [{ layer: 'transportation', where: { class: ['secondary', 'tertiary'] } }],
      road: [{ layer: 'transportation', where: { class: ['trunk', 'primary'] } }],
      motorway: [{ layer: 'transportation', where: { class: ['motorway'] } }],
    },
    names: [{ layer: 'transportation_name' }, { layer: 'transportation' }],
  },
  {
    // https://www.ordnancesurvey.co.uk/products/os-open-zoomstack
    title: 'OS Open Zoomstack',
    areas: {
      built: [{ layer: 'urban_areas' }],
      green: [{ layer: 'greenspace' }, { layer: 'greenspaces' }, { layer: 'woodland' }],
      water: [{ layer: 'surfacewater' }, { layer: 'sea' }],
      building: [{ layer: 'local_buildings' }, { layer: 'district_buildings' }],
    },
    lines: {
      river: [{ layer: 'waterlines' }],
      rail: [{ layer: 'rail' }],
      path: [{ layer: 'roads', where: { type: ZOOMSTACK.path } }],
      street: [{ layer: 'roads', where: { type: ZOOMSTACK.street } }],
      main: [{ layer: 'roads', where: { type: ZOOMSTACK.main } }],
      road: [{ layer: 'roads', where: { type: ZOOMSTACK.road } }],
      motorway: [{ layer: 'roads', where: { type: ZOOMSTACK.motorway } }],
    },
    names: [{ layer: 'roads', where: { type: Object.values(ZOOMSTACK).flat() } }],
  },
  {
    // https://docs.protomaps.com/basemaps/layers; versions 2 and 3: github.com/protomaps/docs, basemaps/layers_v2.md
    title: 'Protomaps',
    areas: {
      built: protomaps('landuse', BUILT),
      green: [...protomaps('landuse', GREEN), ...protomaps('natural', GREEN)],
      water: [{ layer: 'water' }],
      building: [{ layer: 'buildings' }],
    },
    lines: {
      river: [
        { layer: 'water', where: { kind: WATERWAYS } },
        { layer: 'water', where: { kind: ['water', 'other'], kind_detail: WATERWAYS } },
        ...protomaps('physical_line', [...WATERWAYS, 'waterway']),
      ],
      rail: [
        { layer: 'roads', where: { kind: ['rail'] } },
        ...protomaps('transit', ['rail', 'railway']),
      ],
      path: [protomapsRoad('minor_road', SERVICE), ...protomaps('roads', ['path', 'other'])],
      street: [
        protomapsRoad('minor_road', STREETS),
        { layer: 'roads', where: { kind: ['minor_road'] }, without: 'kind_detail' },
        { layer: 'roads', where: { 'pmap:kind': ['minor_road'] } },
      ],
      main: [protomapsRoad('major_road', MAIN), ...protomaps('roads', ['medium_road'])],
      road: [
        protomapsRoad('major_road', ROADS),
        { layer: 'roads', where: { kind: ['major_road'] }, without: 'kind_detail' },
        { layer: 'roads', where: { 'pmap:kind': ['major_road'] } },
      ],
      motorway: protomaps('roads', ['highway']),
    },
    names: protomaps('roads', [
      ...['highway', 'major_road', 'medium_road', 'minor_road'],
      ...['path', 'other'],
    ]),
  },
  {
    // https://shortbread-tiles.org/schema/1.0/
    title: 'Shortbread (VersaTiles)',
    areas: {
      built: [{ layer: 'land', where: { kind: BUILT } }],
      green: [{ layer: 'land', where: { kind: GREEN } }],
      water: [
        { layer: 'ocean' },
        {
          layer: 'water_polygons',
          where: { kind: ['water', 'river', 'reservoir', 'basin', 'dock', 'canal'] },
        },
      ],
      building: [{ layer: 'buildings' }],
    },
    lines: {
      river: [{ layer: 'water_lines', where: { kind: WATERWAYS } }],
      rail: [{ layer: 'streets', where: { kind: RAILWAYS } }],
      path: [{ layer: 'streets', where: { kind: [...SERVICE, ...FOOTWAYS] } }],
      street: [{ layer: 'streets', where: { kind: STREETS } }],
      main: [{ layer: 'streets', where: { kind: MAIN } }],
      road: [{ layer: 'streets', where: { kind: ROADS } }],
      motorway: [{ layer: 'streets', where: { kind: MOTORWAYS } }],
    },
    names: [
      {
        layer: 'street_labels',
        where: { kind: [...MOTORWAYS, ...ROADS, ...MAIN, ...STREETS, ...SERVICE, ...FOOTWAYS] },
      },
    ],
  },
];

export interface StreetRule<Kind> extends TilePart {
  readonly kind: Kind;
}

function rulesOf<Kind extends string>(
  kinds: readonly Kind[],
  partsOf: (schema: StreetSchema, kind: Kind) => readonly TilePart[],
): StreetRule<Kind>[] {
  const rules = kinds.flatMap((kind) =>
    STREET_SCHEMAS.flatMap((schema) => partsOf(schema, kind).map((part) => ({ kind, ...part }))),
  );
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}

export const AREA_RULES = rulesOf(STREET_AREAS, ({ areas }, kind) => areas[kind]);
export const LINE_RULES = rulesOf(STREET_LINES, ({ lines }, kind) => lines[kind]);
export const NAME_PARTS: readonly TilePart[] = STREET_SCHEMAS.flatMap(({ names }) => names);

/** The names of the features' properties by layer; none if the file doesn't list them. */
export type TileLayers = ReadonlyMap<string, ReadonlySet<string>>;

const roadParts = ({ lines }: StreetSchema) =>
  STREET_LINES.filter(isRoadLine).flatMap((kind) => lines[kind]);

const layersOf = ({ areas, lines, names }: StreetSchema) =>
  new Set(
    [...Object.values(areas).flat(), ...Object.values(lines).flat(), ...names].map(
      ({ layer }) => layer,
    ),
  );

/** Null if the file has no streets that can be read. */
export function schemaOf(layers: TileLayers): StreetSchema | null {
  const hasPart = ({ layer, where = {} }: TilePart) => {
    const properties = layers.get(layer);
    return (
      properties !== undefined &&
      (properties.size === 0 || Object.keys(where).every((property) => properties.has(property)))
    );
  };
  const shared = (schema: StreetSchema) =>
    [...layersOf(schema)].filter((layer) => layers.has(layer)).length;
  const [best] = STREET_SCHEMAS.filter((schema) => roadParts(schema).some(hasPart)).toSorted(
    (a, b) => shared(b) - shared(a),
  );
  return best ?? null;
}

/** In words: "transportation with class, as in OpenMapTiles". */
export const streetLayersNeeded = (): string[] =>
  STREET_SCHEMAS.map((schema) => {
    const parts = roadParts(schema);
    const properties = new Set(parts.flatMap(({ where = {} }) => Object.keys(where).slice(0, 1)));
    return `${parts[0]?.layer} with ${[...properties].join(' or ')}, as in ${schema.title}`;
  });
