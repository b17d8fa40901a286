import { redirect } from '@remix-run/node';
import { incidentsForAddress } from '~/domain/incident/for-address';
import type { RedirectRoute } from '~/server/front/redirects';
import { gatewaysFor } from '~/server/gateways.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { readVisit, writeVisit, type Visit } from '~/server/visit/session.server';
import { findIncident } from './find.server';
import { readIncidentQuery } from './query.server';
import { INCIDENT_ROUTE } from './words.server';

export async function toIncident(
  to: string,
  futurePlannedIncidentRef: string | null,
  visit: Visit,
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': cachePolicy.private });
  if (futurePlannedIncidentRef && visit.searchedAddress)
    headers.set('Set-Cookie', await writeVisit({ ...visit, futurePlannedIncidentRef }));
  return redirect(to, { headers });
}

export const incidentRedirect: RedirectRoute = {
  path: INCIDENT_ROUTE,
  async of(request) {
    const { question } = readIncidentQuery(new URL(request.url).searchParams);
    const gateways = gatewaysFor(request);
    const snapshot = gateways.incidents.snapshot();
    if (question.kind !== 'address' || !question.postcode || !snapshot) return null;
    const now = Date.now();
    const covering = { snapshot, address: question.postcode, ownReferences: [], now };
    // Otherwise the operator is asked, which the page does once.
    if (incidentsForAddress(covering).kind === 'none') return null;
    const visit = await readVisit(request);
    const found = await findIncident(gateways, snapshot, question, visit, now);
    return found.kind === 'redirect'
      ? toIncident(found.to, found.futurePlannedRef ?? null, visit)
      : null;
  },
};
