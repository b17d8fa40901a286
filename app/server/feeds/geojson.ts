import { customerCount } from '~/domain/incident/customers';
import { INCIDENT_STATUSES } from '~/domain/incident/enumerations';
import { incidentUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/instant';
import type { Position } from '~/domain/position';
import { isoSeconds } from './times';

export const GEOJSON = 'application/geo+json';
const AREAS = [null, 'EPN', 'LPN', 'SPN'] as const;
const WORDS = { unplanned: 'Unplanned', planned: 'Planned', restored: 'Restored', multiple: 'Multiple' } as const;

type Coordinates = readonly [number, number];
/** About a metre. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;
const lngLat = ({ lat, lng }: Position): Coordinates => [rounded(lng), rounded(lat)];

/** Twice the area, positive where the ring runs anticlockwise, as an outer ring should (RFC 7946, 3.1.6). */
const turn = (ring: readonly Coordinates[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Coordinates;
    return sum + x * nextY - nextX * y;
  }, 0);

/** A closed ring without repeats; null where too few points are left to be an area. */
function ringOf(outline: readonly Position[]): readonly Coordinates[] | null {
  const points = outline
    .map(lngLat)
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && points.length > 1 && first[0] === last[0] && first[1] === last[1]) points.pop();
  if (points.length < 3 || turn(points) === 0) return null;
  const ordered = turn(points) > 0 ? points : points.toReversed();
  return [...ordered, ordered[0] as Coordinates];
}

/** Outlines of the affected sectors; their centre where none is known; null where neither is. */
export function geometryOf({ shapes }: Incident) {
  const rings = shapes.flatMap(({ outline }) => {
    const ring = ringOf(outline);
    return ring ? [[ring]] : [];
  });
  if (rings.length > 0) return { type: 'MultiPolygon' as const, coordinates: rings };
  const centres = shapes.flatMap(({ centre }) => (centre ? [centre] : []));
  if (centres.length === 0) return null;
  const mean = (of: (centre: Position) => number) => centres.reduce((sum, one) => sum + of(one), 0) / centres.length;
  return { type: 'Point' as const, coordinates: lngLat({ lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }) };
}

const time = (instant: Instant | null): string | null => (instant === null ? null : isoSeconds(instant));

/** One incident. Wire contract: IncidentFeature. */
export function featureOf(incident: Incident, baseUrl: string) {
  const customers = customerCount(incident);
  return {
    type: 'Feature' as const,
    id: incident.reference,
    geometry: geometryOf(incident),
    properties: {
      incidentReference: incident.reference,
      powerCutType: WORDS[incident.powerCutType ?? 'unplanned'],
      status: INCIDENT_STATUSES[incident.statusId] ?? 'unknown',
      area: AREAS[incident.region],
      sectors: incident.sectors,
      reported: time(incident.receivedAt),
      plannedDate: time(incident.plannedAt),
      estimatedRestoration: time(incident.estimatedAt),
      restored: time(incident.restoredAt),
      estimateText: incident.estimateText?.slice(0, 100) ?? null,
      customers: customers > 0 ? customers : null,
      url: baseUrl + incidentUrl(incident.reference, null),
    },
  };
}

export const collectionOf = (features: readonly string[]): string =>
  `{"type":"FeatureCollection","features":[${features.join(',')}]}`;
