import { customerCount } from '~/domain/incident/customers';
import { estimateOf } from '~/domain/incident/estimate';
import { isCancelled, isFuture, isPlanned, isRestored } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { OPEN_PREFIX } from '~/journeys/open/paths';
import type { Envelope } from './envelope';
import { pointOf } from './geojson';
import type { Scope } from './question.server';
import { isoSeconds } from './times';
import { feedWords, type FeedContext } from './words';

export const JSON_TYPE = 'application/json; charset=utf-8';

const time = (instant: Instant | null): string | null =>
  instant === null ? null : isoSeconds(instant);

function stateOf(incident: Incident, now: Instant): 'now' | 'to-come' | 'restored' | 'cancelled' {
  if (isCancelled(incident)) return 'cancelled';
  if (isRestored(incident, now)) return 'restored';
  return isFuture(incident, now) ? 'to-come' : 'now';
}

/** An exact time gives equal ends; null if unknown or over. */
function estimateIn(incident: Incident, { now, storm }: FeedContext) {
  if (stateOf(incident, now) === 'restored') return null;
  const estimate = estimateOf(incident, { storm, now });
  if (estimate.kind === 'window')
    return { from: isoSeconds(estimate.from), to: isoSeconds(estimate.to) };
  const at = estimate.kind === 'time' ? estimate.at : incident.estimatedAt;
  return at === null ? null : { from: isoSeconds(at), to: isoSeconds(at) };
}

/** Wire contract: OpenIncident. */
export function openIncident(incident: Incident, context: FeedContext) {
  const { reference, sectors } = incident;
  const { now, baseUrl, changes } = context;
  const { title, summary, place, url } = feedWords(incident, context);
  const customers = customerCount(incident);
  const [lng, lat] = pointOf(incident)?.coordinates ?? [];
  const file = (ending: string) =>
    `${baseUrl}${OPEN_PREFIX}/incidents/${encodeURIComponent(reference)}.${ending}`;
  return {
    reference,
    kind: isPlanned(incident) ? 'planned-work' : 'power-cut',
    state: stateOf(incident, now),
    title,
    summary,
    place,
    sectors,
    point: lat === undefined || lng === undefined ? null : { lat, lng },
    customers: customers || null,
    reported: time(incident.receivedAt),
    plannedStart: time(incident.plannedAt),
    estimate: estimateIn(incident, context),
    restored: time(incident.restoredAt),
    changed: isoSeconds(changes.of(incident)),
    url,
    links: { json: file('json'), geojson: file('geojson'), atom: file('atom'), cap: file('cap') },
  };
}

const dataIn = ({ data }: Pick<FeedContext, 'data'>) => ({
  from: time(data?.at ?? null),
  toldBy: data?.source ?? null,
});

/** Wire contract: OpenIncidentAnswer. */
export const openOne = (incident: Incident, context: FeedContext) => ({
  data: dataIn(context),
  incident: openIncident(incident, context),
});

/** Wire contract: OpenIncidentList. */
export function listEnvelope(
  { kind, place }: Pick<Scope, 'kind' | 'place'>,
  context: FeedContext,
): Envelope {
  const about = kind === 'all' ? null : { [kind]: place };
  const data = JSON.stringify(dataIn(context));
  return {
    start: `{"data":${data},"about":${JSON.stringify(about)},"incidents":[`,
    between: ',',
    end: ']}',
  };
}

/** Wire contract: OpenPostcode. */
export const openPostcode = (
  { postcode, sector }: { readonly postcode: string; readonly sector: string },
  incidents: readonly Incident[],
  context: FeedContext,
) => ({
  data: dataIn(context),
  about: { postcode, sector },
  incidents: incidents.map((incident) => openIncident(incident, context)),
});
