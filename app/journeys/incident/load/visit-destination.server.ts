import { INCIDENT_PATH } from '~/domain/incident/for-address';
import type { Instant } from '~/domain/time/instant';
import type { Visit } from '~/server/visit/session.server';
import { findIncident, type IncidentGateways } from './find.server';

/** Named in the URL so it also works without cookies. The query reveals only the postcode. */
export async function incidentPageOf(
  gateways: IncidentGateways,
  visit: Visit,
  now: Instant,
): Promise<{ readonly to: string; readonly visit: Visit }> {
  const snapshot = gateways.incidents.snapshot();
  const postcode = visit.searchedAddress?.postcode;
  const nothing = postcode
    ? `${INCIDENT_PATH}?${new URLSearchParams({ postcode }).toString()}`
    : INCIDENT_PATH;
  const found = snapshot && (await findIncident(gateways, snapshot, { kind: 'visit' }, visit, now));
  if (found?.kind !== 'redirect') return { to: nothing, visit };
  return {
    to: found.to,
    visit: { ...visit, futurePlannedIncidentRef: found.futurePlannedRef ?? null },
  };
}
