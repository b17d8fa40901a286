import proj4 from 'proj4';
import { z } from 'zod';

/** An input that cannot be used; its message is one sentence of what was found and what is needed. */
export class UnusableInput extends Error {}

/** The parameters of EPSG:27700 without Ordnance Survey's grid file: right to 3 to 4 m. */
const nationalGrid = proj4(
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
    '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs',
  'WGS84',
);

const isNearBritain = ([lng, lat]) => lat > 49 && lat < 61.5 && lng > -11 && lng < 2.5;

/** The coordinate systems that are read: their names in files, where land is in them, and the way to WGS 84. */
const SYSTEMS = [
  {
    title: 'British National Grid',
    names: /(?:^|\D)(?:27700|7405)\D*$|british[ _]national[ _]grid$/i,
    // Degrees would lie within 180 m of the grid's origin, which is in the sea.
    holds: ([x, y]) => x >= 0 && x <= 700_000 && y >= 0 && y <= 1_300_000 && (x > 180 || y > 180),
    toDegrees: ([x, y]) => nationalGrid.forward([x, y]),
  },
  {
    title: 'longitude and latitude',
    names: /(?:^|\D)(?:4326|4258|4979)\D*$|(?:crs|wgs)[ :_]?(?:19)?84h?$/i,
    holds: isNearBritain,
    toDegrees: ([lng, lat]) => [lng, lat],
  },
];
const [GRID, DEGREES] = SYSTEMS;
const NEEDED =
  'British National Grid (EPSG:27700) or longitude and latitude (EPSG:4326, CRS84, or no crs)';

const named = z.union([z.string(), z.number()]).transform(String);
/** The ways in which files name a coordinate system; the members are those of GeoJSON before 2016. */
const crs = z.union([
  named,
  z
    .object({
      properties: z.object({
        name: named.optional(),
        code: named.optional(),
        href: named.optional(),
      }),
    })
    .transform(({ properties: { name, code, href } }) => name ?? code ?? href ?? ''),
  z.unknown().transform((value) => JSON.stringify(value)),
]);

const MOST_FEATURES = 10_000;
const collection = z.object({
  type: z.literal('FeatureCollection'),
  crs: crs.nullish(),
  features: z
    .array(z.object({ properties: z.record(z.unknown()).nullish(), geometry: z.unknown() }))
    .max(MOST_FEATURES),
});

const position = z.array(z.number()).min(2);
const ring = z
  .array(position)
  .min(4)
  .refine((points) => [0, 1].every((axis) => points[0][axis] === points.at(-1)[axis]));
const polygon = z.array(ring).min(1);
const area = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
]);

/** Returns something found as it can stand in a sentence: on one line and short. */
const quoted = (value) => {
  const line = String(value).replace(/[\s\p{Cc}]+/gu, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};
const listed = (values) => quoted(values.join(', ') || 'none');

function parsed(text) {
  let value;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnusableInput(
      `it is not JSON (${quoted(error.message.replace(/, ".*/s, ''))}), and a GeoJSON FeatureCollection is needed`,
    );
  }
  const { success, data } = collection.safeParse(value);
  if (success) return data;
  const type = quoted(value?.type ?? (Array.isArray(value) ? 'a list' : typeof value));
  throw new UnusableInput(
    type === 'FeatureCollection'
      ? `its features are not a list of up to ${MOST_FEATURES} GeoJSON features, one for each licence area`
      : `it is ${type}, and a GeoJSON FeatureCollection is needed`,
  );
}

function systemOf(name) {
  if (name === null || name === undefined) return DEGREES;
  const system = SYSTEMS.find(({ names }) => names.test(name.trim()));
  if (system) return system;
  throw new UnusableInput(`its crs is ${quoted(name) || 'empty'}, and needed is ${NEEDED}`);
}

/** Members that hold the number of a licence area: ours, and the one National Energy SO publishes. */
const ID_MEMBERS = ['distributorId', 'ID'];

function idOf(properties) {
  const members = Object.entries(properties ?? {});
  for (const member of ID_MEMBERS) {
    const [, value] =
      members.find(([name]) => name === member) ??
      members.find(([name]) => name.toLowerCase() === member.toLowerCase()) ??
      [];
    if (/^\s*\d{1,3}(?:\.0+)?\s*$/.test(String(value ?? ''))) return Number(value);
  }
  return null;
}

/** Returns the polygons of a feature in degrees. */
function polygonsOf(feature, id, system, isNamed) {
  const { success, data } = area.safeParse(feature.geometry);
  if (!success) {
    const type = feature.geometry?.type;
    const isArea = type === 'Polygon' || type === 'MultiPolygon';
    throw new UnusableInput(
      `area ${id} has ${isArea ? `a ${type} that is empty, open or not of numbers` : quoted(type ?? 'no geometry')}, ` +
        'and a Polygon or MultiPolygon of closed rings is needed',
    );
  }
  const polygons = data.type === 'Polygon' ? [data.coordinates] : data.coordinates;
  return polygons.map((rings) =>
    rings.map((points) =>
      points.map((point) => {
        if (!system.holds(point)) throw new UnusableInput(outside(point, id, system, isNamed));
        return system.toDegrees(point);
      }),
    ),
  );
}

/** Says what a corner outside its coordinate system probably is. */
function outside([x, y], id, system, isNamed) {
  const claim = isNamed ? `its crs says ${system.title}` : 'it names no crs';
  const found = `${claim}, but area ${id} has the corner ${quoted(`${x}, ${y}`)}`;
  if (system === DEGREES && isNearBritain([y, x]))
    return `${found}, with the latitude first, and the longitude has to come first`;
  if (system === DEGREES && GRID.holds([x, y]))
    return (
      `${found}, which is in metres: for British National Grid, ` +
      '"crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::27700"}} is needed'
    );
  return `${found}, which is not in or near Great Britain, and corners in ${NEEDED} are needed`;
}

/**
 * Returns the polygons of each region's licence areas, in longitude and latitude. Throws UnusableInput for anything
 * but a FeatureCollection that holds all of them.
 */
export function readAreas(text, regions) {
  const { features, crs: name } = parsed(text);
  const system = systemOf(name);
  const byId = new Map();
  for (const feature of features) {
    const id = idOf(feature.properties);
    if (byId.has(id)) byId.get(id).push(feature);
    else byId.set(id, [feature]);
  }
  const wanted = regions.flatMap(({ distributorIds }) => distributorIds);
  const missing = wanted.filter((id) => !byId.has(id));
  if (missing.length > 0) {
    const ids = [...byId.keys()].filter((id) => id !== null);
    const members = new Set(features.flatMap(({ properties }) => Object.keys(properties ?? {})));
    throw new UnusableInput(
      ids.length > 0
        ? `it has the areas ${listed(ids)}, and regions.json also needs ${listed(missing)}`
        : `its features have no number of an area (their members: ${listed([...members])}), ` +
            `and ${ID_MEMBERS.join(' or ')} is needed`,
    );
  }
  return regions.map(({ code, distributorIds }) => ({
    code,
    areas: distributorIds.flatMap((id) =>
      byId.get(id).map((feature) => polygonsOf(feature, id, system, typeof name === 'string')),
    ),
  }));
}
