import { Failure } from '~/domain/failure';
import { sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { ageHeaders, agesInWords } from './age-headers';
import type { Incidents, IncidentSnapshot } from './incidents';

/** Throws `unavailable` if there isn't one yet. */
export function requireSnapshot(incidents: Pick<Incidents, 'snapshot'>): IncidentSnapshot {
  const snapshot = incidents.snapshot();
  if (!snapshot) throw new Failure('unavailable', 'There is no picture of the network yet');
  return snapshot;
}

const agesOf = (snapshot: IncidentSnapshot) => ({
  ...ageHeaders(snapshot),
  ...agesInWords(snapshot, Date.now()),
});

export function listAnswer(
  request: Request,
  incidents: Incidents,
  form: 'whole' | 'light',
): Promise<Response> {
  const snapshot = requireSnapshot(incidents);
  const options = { etag: `${snapshot.revision}-${form}`, headers: agesOf(snapshot) };
  return sharedJson(request, incidents.wireJson(form), cachePolicy.live, options);
}

/** Throws `not-found`. `homes` are still off, for pages without a live connection. */
export function incidentAnswer(
  request: Request,
  incidents: Incidents,
  reference: string,
  homes = 0,
): Promise<Response> {
  const snapshot = requireSnapshot(incidents);
  const json = incidents.wireJsonOf(reference);
  if (json === null) throw new Failure('not-found', 'We could not find what you asked for');
  const headers = { ...agesOf(snapshot), ...(homes > 0 && { 'Homes-Still-Off': String(homes) }) };
  return sharedJson(request, json, cachePolicy.live, { headers });
}
