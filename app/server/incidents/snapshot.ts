import { isMultiple } from '~/domain/incident/flags';
import type { DataTime } from '~/domain/incident/data-age';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { IncidentSnapshot } from './incidents';

function addTo(index: Map<string, Incident[]>, keys: readonly string[], incident: Incident): void {
  for (const key of keys) {
    const list = index.get(key);
    if (!list) index.set(key, [incident]);
    else if (list.at(-1) !== incident) list.push(incident);
  }
}

/**
 * Incident by incident, in feed order, so that a long feed can be taken in turns. Multiple records
 * are indexed by reference and sector only, because the incidents they group are in the list
 * themselves.
 */
export function createSnapshotBuilder() {
  const incidents: Incident[] = [];
  const byReference = new Map<string, Incident>();
  const bySector = new Map<string, Incident[]>();
  const byPostcode = new Map<string, Incident[]>();
  const multipleBySector = new Map<string, Incident>();
  return {
    add(incident: Incident): void {
      incidents.push(incident);
      byReference.set(incident.reference, incident);
      if (isMultiple(incident)) {
        // If two cover a sector, the first in feed order counts.
        for (const sector of incident.sectors)
          if (!multipleBySector.has(sector)) multipleBySector.set(sector, incident);
        return;
      }
      addTo(bySector, incident.sectors, incident);
      addTo(byPostcode, incident.postcodes, incident);
    },
    build: (takenAt: Instant, revision: string, data: DataTime | null): IncidentSnapshot => ({
      takenAt,
      data,
      revision,
      incidents,
      byReference,
      bySector,
      byPostcode,
      multipleBySector,
    }),
  };
}
