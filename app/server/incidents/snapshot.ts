import { isMultiple } from '~/domain/incident/flags';
import type { DataTime } from '~/domain/incident/data-age';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { IncidentSnapshot } from './incidents';

function collect(
  incidents: readonly Incident[],
  keysOf: (incident: Incident) => readonly string[],
): Map<string, Incident[]> {
  const index = new Map<string, Incident[]>();
  for (const incident of incidents) {
    for (const key of keysOf(incident)) {
      const list = index.get(key);
      if (!list) index.set(key, [incident]);
      else if (list.at(-1) !== incident) list.push(incident);
    }
  }
  return index;
}

/**
 * Builds a snapshot and its indexes. Multiple records are indexed by reference and sector only,
 * because the incidents they group are in the list themselves. Architecture, "How data flows" 1.
 */
export function snapshotOf(
  incidents: readonly Incident[],
  takenAt: Instant,
  revision: string,
  data: DataTime | null,
): IncidentSnapshot {
  const single = incidents.filter((incident) => !isMultiple(incident));
  const multiple = incidents.filter((incident) => isMultiple(incident));
  return {
    takenAt,
    data,
    revision,
    incidents,
    byReference: new Map(incidents.map((incident) => [incident.reference, incident])),
    bySector: collect(single, ({ sectors }) => sectors),
    byPostcode: collect(single, ({ postcodes }) => postcodes),
    // If two cover a sector, the first in feed order counts.
    multipleBySector: new Map(
      multiple.toReversed().flatMap((record) => record.sectors.map((sector) => [sector, record])),
    ),
  };
}
