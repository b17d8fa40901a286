import { createHash } from 'node:crypto';
import { isMultiple } from '~/domain/incident/flags';
import type { DataTime } from '~/domain/incident/data-age';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { atOnce, type Steps } from '~/server/lib/in-turns';
import type { IncidentSnapshot } from './incidents';

/** A digest of the whole content: equal exactly when no incident changed. */
const revisionOf = (incidents: readonly Incident[]): string =>
  createHash('sha1').update(JSON.stringify(incidents)).digest('base64url').slice(0, 12);

function* collect(
  incidents: readonly Incident[],
  keysOf: (incident: Incident) => readonly string[],
): Steps<Map<string, Incident[]>> {
  const index = new Map<string, Incident[]>();
  for (const incident of incidents) {
    for (const key of keysOf(incident)) {
      const known = index.get(key);
      if (!known) index.set(key, [incident]);
      else if (known.at(-1) !== incident) known.push(incident);
    }
    yield;
  }
  return index;
}

/**
 * The picture and its indexes. Multiple records are found by reference and by their sectors only: what they group stands for itself.
 * Architecture, "How data flows" 1.
 */
export function* snapshotSteps(
  incidents: readonly Incident[],
  takenAt: Instant,
  revision: string,
  data: DataTime | null,
): Steps<IncidentSnapshot> {
  const single = incidents.filter((incident) => !isMultiple(incident));
  const multiple = incidents.filter((incident) => isMultiple(incident));
  return {
    takenAt,
    data,
    revision,
    incidents,
    byReference: new Map(incidents.map((incident) => [incident.reference, incident])),
    bySector: yield* collect(single, ({ sectors }) => sectors),
    byPostcode: yield* collect(single, ({ postcodes }) => postcodes),
    // Where two cover a sector the first one counts, as everywhere in the feed's order.
    multipleBySector: new Map(
      multiple.toReversed().flatMap((record) => record.sectors.map((sector) => [sector, record])),
    ),
  };
}

/** The same without a pause, for a few incidents. */
export const buildSnapshot = (
  incidents: readonly Incident[],
  takenAt: Instant,
  data: DataTime | null = null,
): IncidentSnapshot => atOnce(snapshotSteps(incidents, takenAt, revisionOf(incidents), data));
