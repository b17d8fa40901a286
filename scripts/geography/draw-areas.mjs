import { feature, merge } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { UnusableInput } from './read-areas.mjs';

/** The smallest corner to keep, in square degrees, and the digits of a degree: for checks, for images, for the home page. */
const KINDS = {
  boundaries: { weight: 1e-5, digits: 5 },
  outlines: { weight: 1e-3, digits: 4 },
  home: { weight: 4e-3, digits: 4 },
};
const LEAST_WEIGHT = 1e-5;
/** Steps across all regions: under 3 m for the whole of Great Britain, and coarse enough that borders still meet. */
const STEPS = 5e5;
/** Smaller islets are dropped. */
const LEAST_POINTS = 4;
const HOME_WIDTH = 420;

/** Returns rings as [lat, lng], without repeating the first point. */
function ringsOf({ type, coordinates }, digits) {
  const round = (value) => Number(value.toFixed(digits));
  return (type === 'Polygon' ? [coordinates] : coordinates)
    .flatMap((polygon) =>
      polygon.map((ring) => ring.slice(0, -1).map(([lng, lat]) => [round(lat), round(lng)])),
    )
    .filter((ring) => ring.length >= LEAST_POINTS);
}

function outlinesAt(shared, regions, weight, digits) {
  const simpler = simplify(shared, weight);
  const { geometries } = simpler.objects.own;
  const outline = (parts) =>
    ringsOf(
      parts.length === 1 ? feature(simpler, parts[0]).geometry : merge(simpler, parts),
      digits,
    );
  return [
    ...regions.map(({ code }) => ({
      name: code,
      paths: outline(geometries.filter(({ properties }) => properties.code === code)),
    })),
    { name: 'service area', paths: outline(geometries) },
  ];
}

/** Returns the outlines of all regions, in more detail if a small one would vanish. */
function boundariesAt(shared, regions, { weight, digits }) {
  const boundaries = outlinesAt(shared, regions, weight, digits);
  const lost = boundaries.find(({ paths }) => paths.length === 0);
  if (!lost) return boundaries;
  if (weight > LEAST_WEIGHT) return boundariesAt(shared, regions, { weight: weight / 10, digits });
  throw new UnusableInput(
    `the outline of ${lost.name} encloses nothing that can be drawn, and an area of at least 1 km across is needed`,
  );
}

/** Returns the drawing of the home page, with each number in the middle of its region. */
function homeMap(areas) {
  const points = areas.flatMap(({ paths }) => paths.flat());
  const most = (values) => values.reduce((largest, value) => Math.max(largest, value));
  const [north, east] = [0, 1].map((axis) => most(points.map((point) => point[axis])));
  const [south, west] = [0, 1].map((axis) => -most(points.map((point) => -point[axis])));
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

/** Returns an operator's three files of its regions' outlines, by their names without `.json`. */
export function drawAreas(regions) {
  const own = regions.flatMap(({ code, areas }) =>
    areas.map((coordinates) => ({
      type: 'Feature',
      properties: { code },
      geometry: { type: 'MultiPolygon', coordinates },
    })),
  );
  const shared = presimplify(
    topology({ own: { type: 'FeatureCollection', features: own } }, STEPS),
  );
  return {
    boundaries: boundariesAt(shared, regions, KINDS.boundaries),
    outlines: boundariesAt(shared, regions, KINDS.outlines),
    'home-map': homeMap(boundariesAt(shared, regions, KINDS.home).slice(0, -1)),
  };
}
