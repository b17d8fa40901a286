import type { Instant } from '../time/instant';
import { sectorOf } from '../postcode';
import { isCancelled, isCurrent, isFuture, isMultiple, isRestored, isSinglePremise } from './flags';
import type { Incident } from './incident';

export interface IncidentIndexes {
  readonly byReference: ReadonlyMap<string, Incident>;
  readonly bySector: ReadonlyMap<string, readonly Incident[]>;
  readonly byPostcode: ReadonlyMap<string, readonly Incident[]>;
}

export interface AddressQuestion {
  readonly snapshot: IncidentIndexes;
  /** "CB1 9ZA" */
  readonly address: { readonly postcode: string };
  /** Empty if its meter point has none or the lookup failed. */
  readonly ownReferences: readonly string[];
  readonly now: Instant;
}

export type IncidentsForAddress =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly incident: Incident }
  | { readonly kind: 'several'; readonly sector: string; readonly incidents: readonly Incident[] }
  | { readonly kind: 'future'; readonly incident: Incident };

/**
 * A neighbour's single-premise fault only counts for its own meter. Others count by full postcode
 * or, where the feed gave none in it, by sector: SSEN lists "SL1 3" among the postcodes of other
 * sectors.
 */
export function coveringIncidents({
  snapshot,
  address,
  ownReferences,
}: AddressQuestion): readonly Incident[] {
  const sector = sectorOf(address.postcode);
  const ownIncidents = ownReferences.flatMap(
    (reference) => snapshot.byReference.get(reference) ?? [],
  );
  const here = snapshot.byPostcode.get(address.postcode) ?? [];
  const inSector = (sector === null ? [] : (snapshot.bySector.get(sector) ?? [])).filter(
    ({ postcodes }) => !postcodes.some((postcode) => sectorOf(postcode) === sector),
  );
  const others = [...here, ...inSector].filter((incident) => !isSinglePremise(incident));
  return [...new Set([...ownIncidents, ...others])].filter((incident) => !isMultiple(incident));
}

const soonest = (incidents: readonly Incident[]): Incident | undefined =>
  incidents.reduce<Incident | undefined>(
    (best, next) =>
      best === undefined || (next.plannedAt ?? Infinity) < (best.plannedAt ?? Infinity)
        ? next
        : best,
    undefined,
  );

/**
 * The only one for its meter point, else the only one whose postcodes include the address while the
 * others just cover its sector. Several equally near ones stay several.
 */
function ownOf(
  incidents: readonly Incident[],
  { address, ownReferences }: AddressQuestion,
): Incident | null {
  const ofMeter = incidents.filter(({ reference }) => ownReferences.includes(reference));
  const named = incidents.filter(({ postcodes }) => postcodes.includes(address.postcode));
  const [only] = ofMeter.length === 1 ? ofMeter : named.length === 1 ? named : [];
  return only ?? null;
}

function oneOrSeveral(
  incidents: readonly Incident[],
  question: AddressQuestion,
): IncidentsForAddress {
  const [first] = incidents;
  if (!first) return { kind: 'none' };
  const sector = sectorOf(question.address.postcode);
  const match = incidents.length === 1 || sector === null ? first : ownOf(incidents, question);
  return match || sector === null
    ? { kind: 'one', incident: match ?? first }
    : { kind: 'several', sector, incidents };
}

/**
 * Power that is off today comes first; then upcoming planned work, soonest first; then cancelled
 * work; a restored incident is shown while the feed has it and nothing else is known (J-899,
 * J-906).
 */
export function incidentsForAddress(question: AddressQuestion): IncidentsForAddress {
  const { now } = question;
  const all = coveringIncidents(question);
  const current = all.filter((incident) => isCurrent(incident, now));
  if (current.length > 0) return oneOrSeveral(current, question);
  const future = soonest(
    all.filter((incident) => isFuture(incident, now) && !isCancelled(incident)),
  );
  if (future) return { kind: 'future', incident: future };
  const unrestored = soonest(all.filter((incident) => !isRestored(incident, now)));
  if (unrestored) return { kind: 'one', incident: unrestored };
  return oneOrSeveral(all, question);
}

export const INCIDENT_PATH = '/power-cut/incident';

export const incidentUrl = (reference: string, originSector: string | null): string =>
  `${INCIDENT_PATH}?${new URLSearchParams({ incidentid: reference, ...(originSector ? { originSector } : {}) }).toString()}`;

export const sectorUrl = (sector: string): string =>
  `${INCIDENT_PATH}?${new URLSearchParams({ postcodesector: sector }).toString()}`;

/**
 * If nothing was found the postcode is in the query, so that the page works without cookies; a
 * meter point never is.
 */
export function destinationForAddress(
  found: IncidentsForAddress,
  address: { readonly postcode: string },
): string {
  if (found.kind === 'several') return sectorUrl(found.sector);
  if (found.kind === 'none')
    return `${INCIDENT_PATH}?${new URLSearchParams({ postcode: address.postcode }).toString()}`;
  return incidentUrl(found.incident.reference, sectorOf(address.postcode));
}
