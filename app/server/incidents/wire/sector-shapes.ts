import type { SectorShape } from '~/domain/incident/incident';
import { isRecord } from '~/domain/is-record';
import { parseSector, sectorOf } from '~/domain/postcode';
import { readList } from './read-values';
import type { WireLatLng, WireShape } from './wire-incident';

const LONGEST_OUTLINE = 5000;
const MOST_SHAPES = 2000;

export function readLatLng(value: unknown): WireLatLng | null {
  if (!isRecord(value)) return null;
  const { lat, lng } = value;
  if (
    typeof lat !== 'number' ||
    typeof lng !== 'number' ||
    !(Math.abs(lat) <= 90) ||
    !(Math.abs(lng) <= 180)
  )
    return null;
  return { lat, lng };
}

/** Without repeating the first point; empty if it encloses nothing. */
function readOutline(value: unknown): readonly WireLatLng[] {
  const points = readList(value, LONGEST_OUTLINE)
    .map(readLatLng)
    .filter((point) => point !== null);
  const [first, last] = [points[0], points.at(-1)];
  const ring =
    first && last && points.length > 1 && first.lat === last.lat && first.lng === last.lng
      ? points.slice(0, -1)
      : points;
  return ring.length > 2 ? ring : [];
}

/** The live feed leaves PostcodeData empty and fills PostcodeGeometryData. */
export function readShapes(postcodeData: unknown, geometryData: unknown): readonly WireShape[] {
  const value =
    Array.isArray(postcodeData) && postcodeData.length > 0 ? postcodeData : geometryData;
  return readList(value, MOST_SHAPES).flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const sector = parseSector(entry['Postcode']) ?? sectorOf(entry['Postcode']);
    const center = readLatLng(entry['Center']);
    const outline = readOutline(entry['Coordinates']);
    return sector !== null && (center !== null || outline.length > 0)
      ? [{ Postcode: sector, Center: center, Coordinates: outline }]
      : [];
  });
}

export const toShape = ({ Postcode, Center, Coordinates }: WireShape): SectorShape => ({
  sector: Postcode,
  centre: Center,
  outline: Coordinates,
});
