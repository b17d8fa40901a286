import { INCIDENT_PATH, incidentUrl } from '~/domain/incident/for-address';
import { sectorOf } from '~/domain/postcode';
import type { IncidentSnapshot } from '~/server/incidents/incidents';
import type { Visit } from '~/server/visit/session.server';

/**
 * Returns the planned work's incident page if the snapshot has it, else that of the remembered
 * address.
 */
export function incidentPage(
  snapshot: IncidentSnapshot | null,
  visit: Visit,
  reference: string | null,
): string {
  const sector = visit.searchedAddress ? sectorOf(visit.searchedAddress.postcode) : null;
  return reference !== null && snapshot?.byReference.has(reference)
    ? incidentUrl(reference, sector)
    : INCIDENT_PATH;
}
