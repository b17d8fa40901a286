import { destinationForPin, incidentsAtPin } from '~/domain/incident/place/at-pin';
import {
  coveringIncidents,
  destinationForAddress,
  incidentsForAddress,
  incidentUrl,
  sectorUrl,
} from '~/domain/incident/for-address';
import { isCurrent, isMultiple, isSinglePremise } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { membersOf, multiIncidentListing } from '~/domain/incident/list/listing';
import { variantOf, type IncidentVariant } from '~/domain/incident/variant';
import type { Instant } from '~/domain/time/instant';
import type { Position } from '~/domain/position';
import { sectorOf } from '~/domain/postcode';
import type { Geography } from '~/server/ports/geography/port';
import type { IncidentQuestion } from './query.server';
import type { Incidents, IncidentSnapshot } from '~/server/incidents/incidents';
import type { SearchedAddress, Visit } from '~/server/visit/session.server';
import { withTimeout } from '~/server/lib/with-timeout.server';

export interface IncidentGateways {
  readonly incidents: Pick<Incidents, 'snapshot' | 'byMpan' | 'futurePlanned'>;
  readonly geography: Pick<Geography, 'nearestSector'>;
}

export type IncidentLookup =
  | { readonly kind: 'redirect'; readonly to: string; readonly futurePlannedRef?: string }
  | { readonly kind: 'incident'; readonly incident: Incident; readonly variant: IncidentVariant }
  | { readonly kind: 'listing'; readonly sector: string; readonly incidents: readonly Incident[] }
  | {
      readonly kind: 'nothing';
      readonly postcode: string | null;
      readonly pin: Position | null;
      /** How many homes of the postcode have a power cut of their own, if one may be the visitor's. */
      readonly homesOff?: number;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'ask' };

const LIMIT_MS = 1500;
const nothing = (
  postcode: string | null,
  pin: Position | null = null,
  homesOff = 0,
): IncidentLookup => ({
  kind: 'nothing',
  postcode,
  pin,
  ...(homesOff > 0 ? { homesOff } : {}),
});

function byReference(snapshot: IncidentSnapshot, reference: string, now: Instant): IncidentLookup {
  const incident =
    snapshot.byReference.get(reference) ?? snapshot.byReference.get(reference.toUpperCase());
  if (!incident) return { kind: 'not-found' };
  if (isMultiple(incident)) {
    const sector = incident.sectors[0];
    if (sector !== undefined) return { kind: 'redirect', to: sectorUrl(sector) };
    const members = membersOf(incident, snapshot.byReference);
    return members[0]
      ? { kind: 'redirect', to: incidentUrl(members[0].reference, null) }
      : { kind: 'not-found' };
  }
  const variant = variantOf({ incident, askedByReference: true, aware: false }, now);
  return variant === 'not-found' ? { kind: 'not-found' } : { kind: 'incident', incident, variant };
}

function inSector(snapshot: IncidentSnapshot, sector: string, now: Instant): IncidentLookup {
  const record = snapshot.multipleBySector.get(sector);
  const members = record ? membersOf(record, snapshot.byReference) : [];
  const incidents = [...new Set([...(snapshot.bySector.get(sector) ?? []), ...members])];
  const listing = multiIncidentListing(incidents, { now });
  if (listing.kind === 'none') return nothing(sector);
  if (listing.kind === 'redirect')
    return { kind: 'redirect', to: incidentUrl(listing.reference, sector) };
  return { kind: 'listing', sector, incidents };
}

interface Premise {
  readonly postcode: string;
  readonly mpan: string | null;
  readonly houseNo: string | null;
}

/** Including its own meter's, then upcoming planned work known only by the meter. */
async function atAddress(
  gateways: IncidentGateways,
  snapshot: IncidentSnapshot,
  premise: Premise,
  now: Instant,
): Promise<IncidentLookup> {
  const { postcode, mpan, houseNo } = premise;
  const own =
    mpan === null ? null : await withTimeout(LIMIT_MS, gateways.incidents.byMpan(mpan), null);
  const question = {
    snapshot,
    address: { postcode },
    ownReferences: (own ?? []).map(({ reference }) => reference),
    now,
  };
  const found = incidentsForAddress(question);
  if (found.kind === 'future') {
    return {
      kind: 'redirect',
      to: destinationForAddress(found, { postcode }),
      futurePlannedRef: found.incident.reference,
    };
  }
  if (found.kind !== 'none')
    return { kind: 'redirect', to: destinationForAddress(found, { postcode }) };
  if (coveringIncidents(question).length > 0 || !postcode) return nothing(postcode || null);
  // Where the meter point is not known, one of these homes may be the visitor's.
  const homesOff = own
    ? 0
    : (snapshot.byPostcode.get(postcode) ?? []).filter(
        (incident) => isSinglePremise(incident) && isCurrent(incident, now),
      ).length;
  // A failed lookup counts as finding nothing.
  const asked = { postcode, ...(mpan ? { mpan } : {}), ...(houseNo ? { house: houseNo } : {}) };
  const references = await withTimeout(LIMIT_MS, gateways.incidents.futurePlanned(asked), []);
  const future = references.find((reference) => snapshot.byReference.has(reference));
  return future
    ? { kind: 'redirect', to: incidentUrl(future, sectorOf(postcode)), futurePlannedRef: future }
    : nothing(postcode, null, homesOff);
}

/** The saved pin is newer than any address (L-661). */
async function ofVisit(
  gateways: IncidentGateways,
  snapshot: IncidentSnapshot,
  visit: Visit,
  now: Instant,
): Promise<IncidentLookup> {
  const { notFoundPinDropCoords: pin, searchedAddress } = visit;
  if (pin) {
    const sector = await withTimeout(LIMIT_MS, gateways.geography.nearestSector(pin), null);
    const matches = incidentsAtPin(snapshot.incidents, pin, sector, now);
    return matches.length > 0
      ? { kind: 'redirect', to: destinationForPin(matches, sector) }
      : nothing(null, pin);
  }
  return searchedAddress ? atAddress(gateways, snapshot, searchedAddress, now) : { kind: 'ask' };
}

/**
 * From the query if it says something, else from the remembered address; together that is "auto"
 * (J-853 to J-856, J-896, J-897).
 */
export async function findIncident(
  gateways: IncidentGateways,
  snapshot: IncidentSnapshot,
  question: IncidentQuestion,
  visit: Visit,
  now: Instant,
): Promise<IncidentLookup> {
  switch (question.kind) {
    case 'reference':
      return byReference(snapshot, question.reference, now);
    case 'sector':
      return inSector(snapshot, question.sector, now);
    case 'address': {
      const postcode = question.postcode?.postcode ?? '';
      const saved = postcode && question.mpan === null ? addressAt(visit, postcode) : null;
      const mpan = question.mpan ?? saved?.mpan ?? null;
      return atAddress(
        gateways,
        snapshot,
        { postcode, mpan, houseNo: saved?.houseNo ?? null },
        now,
      );
    }
    case 'visit':
      return ofVisit(gateways, snapshot, visit, now);
    case 'nonsense':
      return { kind: 'not-found' };
  }
}

/** Null if the remembered address is not in the page's area. */
export const addressAt = (visit: Visit, postcode: string | null): SearchedAddress | null =>
  visit.searchedAddress && (postcode === null || visit.searchedAddress.postcode === postcode)
    ? visit.searchedAddress
    : null;
