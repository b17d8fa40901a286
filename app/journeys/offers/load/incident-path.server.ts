import { INCIDENT_PATH, incidentUrl } from '~/domain/incident/for-address';
import { sectorOf } from '~/domain/postcode';
import type { IncidentSnapshot } from '~/server/incidents/incidents';
import type { Visit } from '~/server/visit/session.server';

/** Of the planned work if the snapshot has it, else of the remembered address. */
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
