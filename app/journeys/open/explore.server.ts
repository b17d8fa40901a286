import { LRUCache } from 'lru-cache';
import { isFailure } from '~/domain/failure';
import { cachePolicy } from '~/server/lib/cache-policy';
import { ageHeaders } from '~/server/incidents/age-headers';
import type { Incidents } from '~/server/incidents/incidents';
import { requireSnapshot } from '~/server/incidents/snapshot-answer.server';
import { sharedJson } from '~/server/lib/api.server';
import { openAnswer } from '~/server/lib/open-answer.server';
import { TOO_MANY } from '~/server/lib/rate-limit.server';
import type { GeoPoint, OpenRecord } from '~/domain/open/live-faults/fields';
import { isMultiple } from '~/domain/incident/flags';
import { regionOf } from '~/domain/region';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import { pointOf } from '~/journeys/feeds/geojson';

const TYPES = {
  unplanned: 'Unplanned',
  planned: 'Planned',
  restored: 'Restored',
  multiple: 'Multiple',
} as const;

const time = (instant: Instant | null): string | null =>
  instant === null ? null : formatLondon(instant);
/** Joined with ";"; an empty list is null. */
const listed = (items: readonly string[] | undefined): string | null =>
  items === undefined || items.length === 0 ? null : items.join(';');

function geopointOf(incident: Incident): GeoPoint | null {
  const [lon, lat] = pointOf(incident)?.coordinates ?? [];
  return lon === undefined || lat === undefined ? null : { lon, lat };
}

const records = new WeakMap<Incident, OpenRecord>();

/** Cached as long as the incident is unchanged. */
export function openRecordOf(incident: Incident): OpenRecord {
  const known = records.get(incident);
  if (known) return known;
  const { group, type, steps } = incident;
  const record: OpenRecord = {
    incidentreference: incident.reference,
    powercuttype: TYPES[incident.powerCutType ?? (isMultiple(incident) ? 'multiple' : 'unplanned')],
    incidenttype: type,
    incidenttypename: incident.typeName,
    incidentcategory: incident.category,
    incidentdno: incident.region,
    statusid: incident.statusId,
    incidentscount: group
      ? group.unplanned.length + group.planned.length + group.restored.length
      : 0,
    creationdatetime: time(incident.createdAt),
    receiveddate: time(incident.receivedAt),
    estimatedrestorationdate: time(incident.estimatedAt),
    restoreddatetime: time(incident.restoredAt),
    planneddate: time(incident.plannedAt),
    planneddaymonth: incident.plannedDayMonth,
    incidenttypetbcestimatedfriendlydescription: incident.estimateText,
    stormincidenttypetbcestimatedfriendlydescription: incident.stormEstimateText,
    incidentcategorycustomerfriendlydescription: incident.cause,
    stormincidentcategorycustomerfriendlydescription: incident.stormCause,
    plannedincidentreason: incident.plannedReason,
    nocustomeraffected: incident.customersAffected,
    noplannedcustomers: incident.customersPlanned,
    postcodesaffected: listed(incident.sectors),
    fullpostcodedata: listed(incident.postcodes.map((postcode) => postcode.replace(' ', ''))),
    streetnames: listed(incident.streets),
    unplannedincidents: listed(group?.unplanned),
    plannedincidents: listed(group?.planned),
    restoredincidents: listed(group?.restored),
    steps:
      steps.length === 0
        ? null
        : JSON.stringify(
            steps.map(({ name, at, message, active, stepType }) => ({
              name,
              date: time(at),
              message,
              active,
              steptype: stepType,
            })),
          ),
    operatingzone: regionOf(incident.region)?.code ?? null,
    geopoint: geopointOf(incident),
  };
  records.set(incident, record);
  return record;
}

const MOST_RESULTS = 100;
const DEFAULT_RESULTS = 10;
/** Readers that page further want everything, which the feeds have. */
const FURTHEST = 10_000;
/** Characters: about a hundred pages of full records. */
const MOST_KEPT = 8_000_000;

export function exploreError(
  status: number,
  error_code: string,
  message: string,
  headers: HeadersInit = {},
): Response {
  return Response.json(
    { error_code, message },
    {
      status,
      headers: {
        'Cache-Control': cachePolicy.noStore,
        'Access-Control-Allow-Origin': '*',
        ...headers,
      },
    },
  );
}

class ParameterFault extends Error {}

const KNOWN = new Set(['limit', 'offset']);
/** Clients send these, but they have no effect here. */
const IDLE: Readonly<Record<string, RegExp>> = {
  lang: /^[a-z]{2}$/i,
  timezone: /^(?:UTC|Europe\/London)$/i,
  include_links: /^false$/i,
  include_app_metas: /^false$/i,
  // Portals ask for a key; this site needs none.
  apikey: /^/,
};

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
}
function whole(query: URLSearchParams, name: string, { least, most, fallback }: Bounds): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new ParameterFault(
    `Invalid value for ${name} API parameter: ${text.slice(0, 20)} was found but ${least} <= ${name} <= ${most} is expected.`,
  );
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

function pageIn(query: URLSearchParams): Page {
  for (const [name, value] of query)
    if (!KNOWN.has(name) && !IDLE[Object.hasOwn(IDLE, name) ? name : 'none']?.test(value))
      throw new ParameterFault(`Unknown or unsupported API parameter: ${name.slice(0, 60)}`);
  const asked = whole(query, 'limit', { least: -1, most: MOST_RESULTS, fallback: DEFAULT_RESULTS });
  const limit = asked === -1 ? MOST_RESULTS : asked;
  const offset = whole(query, 'offset', { least: 0, most: FURTHEST, fallback: 0 });
  if (offset + limit > FURTHEST)
    throw new ParameterFault(
      `Invalid value for sum of offset + limit API parameter: ${offset + limit} was found but <= ${FURTHEST} is expected.`,
    );
  return { limit, offset };
}

/**
 * In the format of Opendatasoft's Explore API 2.1, one page at a time, from the snapshot in memory.
 * Each page is rendered once per snapshot. Wire contract: exploreLiveFaults.
 */
export function createExplore({ incidents }: { readonly incidents: Pick<Incidents, 'snapshot'> }) {
  const kept = new LRUCache<string, string>({
    maxSize: MOST_KEPT,
    sizeCalculation: (text, key) => text.length + key.length,
  });

  async function records(request: Request): Promise<Response> {
    const query = new URL(request.url).searchParams;
    const { limit, offset } = pageIn(query);
    const snapshot = requireSnapshot(incidents);
    const key = `${snapshot.revision} ${limit} ${offset}`;
    const text =
      kept.get(key) ??
      JSON.stringify({
        total_count: snapshot.incidents.length,
        results: snapshot.incidents.slice(offset, offset + limit).map(openRecordOf),
      });
    kept.set(key, text);
    // The URL may hold somebody's key.
    const policy = query.has('apikey') ? cachePolicy.private : cachePolicy.live;
    return sharedJson(request, text, policy, { headers: ageHeaders(snapshot) });
  }

  return (request: Request): Promise<Response> =>
    openAnswer(
      request,
      'open-data',
      () =>
        records(request).catch((error: unknown) => {
          if (error instanceof ParameterFault)
            return exploreError(400, 'InvalidRESTParameterError', error.message);
          if (isFailure(error, 'unavailable'))
            return exploreError(502, 'Unavailable', error.message);
          throw error;
        }),
      (wait) => exploreError(429, 'TooManyRequests', TOO_MANY, { 'Retry-After': String(wait) }),
    );
}
