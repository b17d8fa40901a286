import proj4 from 'proj4';
import { isRecord } from '~/domain/is-record';
import type { Position } from '~/domain/position';
import type { Raw } from '../wire/read-values';

/** EPSG:29903, TM75 / Irish Grid, in metres; parameters of the EPSG registry. */
const IRISH_GRID =
  '+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=1.000035 +x_0=200000 +y_0=250000 +ellps=mod_airy ' +
  '+towgs84=482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15 +units=m +no_defs';

/** The islands that the feeds are about. A point elsewhere, such as 0,0, is none. */
const isNear = ({ lat, lng }: Position) => lat > 49 && lat < 61.5 && lng > -11 && lng < 2.5;

const numberOf = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && value.trim() !== '' && value.length < 40
      ? Number(value)
      : NaN;

export function pointOf(lat: unknown, lng: unknown): Position | null {
  const point = { lat: numberOf(lat), lng: numberOf(lng) };
  return isNear(point) ? point : null;
}

export const pointIn = (value: unknown): Position | null =>
  isRecord(value)
    ? pointOf(value['lat'] ?? value['latitude'], value['lng'] ?? value['lon'] ?? value['longitude'])
    : null;

export function pointInText(value: unknown): Position | null {
  const [lat, lng] = typeof value === 'string' ? value.split(',') : [];
  return pointOf(lat, lng);
}

export function pointOnIrishGrid(value: unknown): Position | null {
  const [easting, northing] = (typeof value === 'string' ? value.slice(0, 80) : '')
    .split(',')
    .map(numberOf);
  // The grid of the whole island; zeroes and slips such as "95.7,90.0" lie outside it.
  if (!easting || !northing || !(easting > 10_000 && easting < 400_000 && northing > 10_000))
    return null;
  const [lng, lat] = proj4(IRISH_GRID, 'WGS84', [easting, northing]);
  return pointOf(lat, lng);
}

export function meanOf(points: readonly Position[]): Position | null {
  if (points.length === 0) return null;
  const mean = (of: (point: Position) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

/** About a kilometre. */
const ROUNDED = 100;

/**
 * For so few customers that it would show where somebody lives, the point is rounded to about a
 * kilometre. An unknown number may be one.
 */
export function publicPoint(
  point: Position | null,
  customers: number | null,
  fewest: number,
): Position | null {
  if (point === null || (customers !== null && customers > fewest)) return point;
  const round = (degrees: number) => Math.round(degrees * ROUNDED) / ROUNDED;
  return { lat: round(point.lat), lng: round(point.lng) };
}

/** "St. Helens" from "ST. HELENS"; a name that is not in capitals stays. */
export function placeName(value: unknown): string | null {
  const name = typeof value === 'string' ? value.trim().slice(0, 80) : '';
  if (name === '' || name !== name.toUpperCase()) return name || null;
  return name
    .toLowerCase()
    .replace(
      /(^|[\s(-])(\p{L})/gu,
      (_whole, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

/** "OX26" alone, which would read as the sector "OX2 6". */
const BARE_OUTCODE = /^\s*[A-Z]{1,2}\d[A-Z\d]?\s*$/i;
const isOutcode = (item: unknown) => typeof item === 'string' && BARE_OUTCODE.test(item);

/** Bare outcodes are left out: they say too little. */
export const itemsOf =
  (member: string, separator: string) =>
  (row: Raw): readonly unknown[] => {
    const value = row[member];
    const items = Array.isArray(value)
      ? (value as readonly unknown[])
      : typeof value === 'string'
        ? value.slice(0, 300_000).split(separator)
        : [];
    return items.filter((item) => !isOutcode(item));
  };
