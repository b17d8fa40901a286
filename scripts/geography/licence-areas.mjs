/**
 * Makes an operator's outlines.json, boundaries.json and home-map.json from outlines of the licence areas of Great Britain:
 * node scripts/geography/licence-areas.mjs gb-licence-areas.geojson operators/tarrow
 * Supported by National Energy SO Open Data (NESO Open Data Licence).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feature, merge } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';

const [source, folder] = process.argv.slice(2);
const regions = JSON.parse(readFileSync(path.join(folder, 'regions.json'), 'utf8'));
const { features } = JSON.parse(readFileSync(source, 'utf8'));

/** The smallest corner to keep, in square degrees: for checks, for images, for the home page. */
const WEIGHTS = { boundaries: 1e-5, outlines: 1e-3, home: 4e-3 };
/** Smaller islets are dropped. */
const LEAST_POINTS = 4;
const HOME_WIDTH = 420;

const own = regions.map(({ code, distributorIds }) => ({
  ...features.find(({ properties }) => distributorIds.includes(properties.distributorId)),
  properties: { code },
}));
const shared = presimplify(topology({ own: { type: 'FeatureCollection', features: own } }, 1e5));
const round = (value) => Math.round(value * 1e4) / 1e4;

/** Returns rings as [lat, lng], without repeating the first point. */
const ringsOf = ({ type, coordinates }) =>
  (type === 'Polygon' ? [coordinates] : coordinates)
    .flatMap((polygon) =>
      polygon.map((ring) => ring.slice(0, -1).map(([lng, lat]) => [round(lat), round(lng)])),
    )
    .filter((ring) => ring.length >= LEAST_POINTS);

function boundariesAt(weight) {
  const simpler = simplify(shared, weight);
  return [
    ...feature(simpler, simpler.objects.own).features.map(({ properties, geometry }) => ({
      name: properties.code,
      paths: ringsOf(geometry),
    })),
    { name: 'service area', paths: ringsOf(merge(simpler, simpler.objects.own.geometries)) },
  ];
}

/** Returns the drawing of the home page, with each number in the middle of its region. */
function homeMap() {
  const areas = boundariesAt(WEIGHTS.home).slice(0, -1);
  const points = areas.flatMap(({ paths }) => paths.flat());
  const [north, west] = [
    Math.max(...points.map(([lat]) => lat)),
    Math.min(...points.map(([, lng]) => lng)),
  ];
  const [south, east] = [
    Math.min(...points.map(([lat]) => lat)),
    Math.max(...points.map(([, lng]) => lng)),
  ];
  const scale = HOME_WIDTH / (east - west);
  const upright = scale / Math.cos((((north + south) / 2) * Math.PI) / 180);
  const at = ([lat, lng]) => [
    Math.round((lng - west) * scale),
    Math.round((north - lat) * upright),
  ];
  return {
    width: HOME_WIDTH,
    height: Math.ceil((north - south) * upright),
    greenwich: null,
    regions: areas.map(({ paths }, index) => {
      const [largest] = paths.toSorted((a, b) => b.length - a.length);
      const middle = [0, 1].map(
        (axis) => largest.reduce((sum, point) => sum + point[axis], 0) / largest.length,
      );
      const [x, y] = at(middle);
      return {
        number: index + 1,
        path: paths
          .map((ring) => `M${ring.map((point) => at(point).join(' ')).join('L')}Z`)
          .join(''),
        at: [x - 30, y],
      };
    }),
  };
}

const write = (file, value) =>
  writeFileSync(path.join(folder, `${file}.json`), `${JSON.stringify(value)}\n`);
write('boundaries', boundariesAt(WEIGHTS.boundaries));
write('outlines', boundariesAt(WEIGHTS.outlines));
write('home-map', homeMap());
