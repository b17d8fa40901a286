import { Failure } from '~/domain/failure';
import { sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { ageHeaders, agesInWords } from './age-headers';
import type { Incidents, IncidentSnapshot } from './incidents';

/** The picture that answers speak from; without one there is nothing to say but that it is missing. */
export function pictureOf(incidents: Pick<Incidents, 'snapshot'>): IncidentSnapshot {
  const snapshot = incidents.snapshot();
  if (!snapshot) throw new Failure('unavailable', 'There is no picture of the network yet');
  return snapshot;
}

const agesOf = (picture: IncidentSnapshot) => ({ ...ageHeaders(picture), ...agesInWords(picture, Date.now()) });

/** The whole list, or its light form, as everybody gets it. Wire contract: getAllIncidents, getAllIncidentsLight. */
export function listAnswer(request: Request, incidents: Incidents, form: 'whole' | 'light'): Promise<Response> {
  const picture = pictureOf(incidents);
  const options = { etag: `${picture.revision}-${form}`, headers: agesOf(picture) };
  return sharedJson(request, incidents.wireJson(form), cachePolicy.live, options);
}

/**
 * One incident; a reference that is not in the feed is not found. `homes`: how many are still off, for pages that have no line.
 * Wire contract: getIncidentById.
 */
export function incidentAnswer(
  request: Request,
  incidents: Incidents,
  reference: string,
  homes = 0,
): Promise<Response> {
  const picture = pictureOf(incidents);
  const json = incidents.wireJsonOf(reference);
  if (json === null) throw new Failure('not-found', 'We could not find what you asked for');
  const headers = { ...agesOf(picture), ...(homes > 0 && { 'Homes-Still-Off': String(homes) }) };
  return sharedJson(request, json, cachePolicy.live, { headers });
}
