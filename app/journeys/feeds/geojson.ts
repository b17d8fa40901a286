import { customerCount } from '~/domain/incident/customers';
import { INCIDENT_STATUSES } from '~/domain/incident/enumerations';
import { regionOf } from '~/domain/region';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { Position } from '~/domain/position';
import type { Envelope } from './envelope';
import { isoSeconds } from './times';
import type { FeedWords } from './words';

export const GEOJSON = 'application/geo+json';
const WORDS = {
  unplanned: 'Unplanned',
  planned: 'Planned',
  restored: 'Restored',
  multiple: 'Multiple',
} as const;

type Coordinates = readonly [number, number];
/** To about a metre. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;
const lngLat = ({ lat, lng }: Position): Coordinates => [rounded(lng), rounded(lat)];

/**
 * Twice the signed area, positive for an anticlockwise ring, as an outer ring must be (RFC 7946,
 * 3.1.6).
 */
const turn = (ring: readonly Coordinates[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Coordinates;
    return sum + x * nextY - nextX * y;
  }, 0);

/** Closed, without repeated points; null if too few points are left for an area. */
function ringOf(outline: readonly Position[]): readonly Coordinates[] | null {
  const points = outline
    .map(lngLat)
    .filter(
      ([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1],
    );
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && points.length > 1 && first[0] === last[0] && first[1] === last[1])
    points.pop();
  if (points.length < 3 || turn(points) === 0) return null;
  const ordered = turn(points) > 0 ? points : points.toReversed();
  return [...ordered, ordered[0] as Coordinates];
}

/**
 * Else the middle of the affected sectors from their centres or outlines; null if nothing is known.
 */
export function pointOf({ point, shapes }: Incident) {
  if (point) return { type: 'Point' as const, coordinates: lngLat(point) };
  const centres = shapes.flatMap(({ centre }) => (centre ? [centre] : []));
  const places = centres.length > 0 ? centres : shapes.flatMap(({ outline }) => outline);
  if (places.length === 0) return null;
  const mean = (of: (place: Position) => number) =>
    places.reduce((sum, one) => sum + of(one), 0) / places.length;
  return {
    type: 'Point' as const,
    coordinates: lngLat({ lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }),
  };
}

/** The sectors' centre if there are no outlines; null without either. */
export function geometryOf(incident: Incident) {
  const rings = incident.shapes.flatMap(({ outline }) => {
    const ring = ringOf(outline);
    return ring ? [[ring]] : [];
  });
  if (rings.length > 0) return { type: 'MultiPolygon' as const, coordinates: rings };
  return pointOf(incident);
}

const time = (instant: Instant | null): string | null =>
  instant === null ? null : isoSeconds(instant);

/** Wire contract: IncidentFeature. */
export function propertiesOf(incident: Incident, { title, url }: Pick<FeedWords, 'title' | 'url'>) {
  const customers = customerCount(incident);
  return {
    // Programs such as Home Assistant read the display name from `title`.
    title,
    incidentReference: incident.reference,
    powerCutType: WORDS[incident.powerCutType ?? 'unplanned'],
    status: INCIDENT_STATUSES[incident.statusId] ?? 'unknown',
    area: regionOf(incident.region)?.code ?? null,
    sectors: incident.sectors,
    reported: time(incident.receivedAt),
    plannedDate: time(incident.plannedAt),
    estimatedRestoration: time(incident.estimatedAt),
    restored: time(incident.restoredAt),
    estimateText: incident.estimateText?.slice(0, 100) ?? null,
    customers: customers || null,
    url,
  };
}

/** Outlines are the costliest part, so they are cached as long as the incident exists. */
const outlines = new WeakMap<Incident, string>();
function outlineText(incident: Incident): string {
  const known = outlines.get(incident);
  if (known !== undefined) return known;
  const text = JSON.stringify(geometryOf(incident));
  outlines.set(incident, text);
  return text;
}

export function featureText(
  incident: Incident,
  words: FeedWords,
  format: 'geojson' | 'points',
): string {
  const geometry = format === 'points' ? JSON.stringify(pointOf(incident)) : outlineText(incident);
  const id = JSON.stringify(incident.reference);
  return `{"type":"Feature","id":${id},"geometry":${geometry},"properties":${JSON.stringify(propertiesOf(incident, words))}}`;
}

export const COLLECTION: Envelope = {
  start: '{"type":"FeatureCollection","features":[',
  between: ',',
  end: ']}',
};
