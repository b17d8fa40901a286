import { destinationForPin, incidentsAtPin } from '~/domain/incident/place/at-pin';
import { isCurrent, isSinglePremise, isUnplanned } from '~/domain/incident/flags';
import { incidentUrl, sectorUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { parsePostcode, parseSector, sectorOf } from '~/domain/postcode';
import type { Submission } from '~/forms/engine/payload';
import type { Geography } from '~/server/ports/geography/port';
import type { Incidents } from '../incidents/incidents';
import type { Visit } from '~/server/visit/session.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { placeOf, type Place } from './place-of';

export interface DuplicateGateways {
  readonly incidents: Pick<Incidents, 'snapshot' | 'byMpan'>;
  readonly geography: Pick<Geography, 'geocode' | 'nearestSector'>;
}

const ASKING: ReadonlySet<string> = new Set(['reportAPowerCut', 'voltageComplaint']);
/** The longest a report waits before it is sent anyway. */
const LIMIT_MS = 1500;

export interface Duplicate {
  /** Its page, or the page of all of them if there are several. */
  readonly path: string;
  /** If there are several, the meter point's own, else the first. */
  readonly reference: string;
  readonly several: boolean;
}

function nearest(incidents: readonly Incident[], { postcode }: Place): readonly Incident[] {
  const full = parsePostcode(postcode)?.postcode;
  const named = incidents.filter(({ postcodes }) => full !== undefined && postcodes.includes(full));
  return named.length === 1 ? named : incidents;
}

/** The MPAN's own, then the sector's. A neighbour's single-premise fault does not count (F-597). */
async function byMeter(
  { incidents }: DuplicateGateways,
  place: Place,
  now: Instant,
): Promise<Duplicate | null> {
  const { mpan, postcode } = place;
  const isOff = (incident: Incident) => isUnplanned(incident) && isCurrent(incident, now);
  const meterIncidents = (
    mpan === null ? [] : await withTimeout(LIMIT_MS, incidents.byMpan(mpan), [])
  ).filter(isOff);
  const sector = sectorOf(postcode);
  const [first] = meterIncidents;
  if (first && meterIncidents.length === 1)
    return {
      path: incidentUrl(first.reference, sector),
      reference: first.reference,
      several: false,
    };
  const ownReferences = new Set(meterIncidents.map(({ reference }) => reference));
  const nearby = (sector === null ? [] : (incidents.snapshot()?.bySector.get(sector) ?? [])).filter(
    (incident) =>
      isOff(incident) && !isSinglePremise(incident) && !ownReferences.has(incident.reference),
  );
  const [one, ...more] =
    meterIncidents.length > 0 ? [...meterIncidents, ...nearby] : nearest(nearby, place);
  if (!one) return null;
  const path =
    more.length > 0 && sector !== null ? sectorUrl(sector) : incidentUrl(one.reference, sector);
  return { path, reference: one.reference, several: more.length > 0 };
}

/** Without a meter point the typed address is geocoded and compared with power cuts' areas. */
async function byMap(
  { incidents, geography }: DuplicateGateways,
  place: Place,
  now: Instant,
): Promise<Duplicate | null> {
  const snapshot = incidents.snapshot();
  const pin =
    snapshot && (place.pin ?? (await withTimeout(LIMIT_MS, geography.geocode(place.text), null)));
  if (!snapshot || !pin) return null;
  const sector =
    sectorOf(place.postcode) ??
    parseSector(place.postcode) ??
    (await withTimeout(LIMIT_MS, geography.nearestSector(pin), null));
  const there = incidentsAtPin(snapshot.incidents, pin, sector, now).filter(
    (incident) => isUnplanned(incident) && !isSinglePremise(incident),
  );
  const matches = nearest(there, place);
  const [first, ...more] = matches;
  return first
    ? {
        path: destinationForPin(matches, sector),
        reference: first.reference,
        several: more.length > 0,
      }
    : null;
}

/** If anything fails here, the form proceeds. Decisions F-594 to F-602. */
export async function duplicateOf(
  submission: Pick<Submission, 'pageType' | 'Address'>,
  visit: Pick<Visit, 'searchedAddress'>,
  gateways: DuplicateGateways,
  now: Instant = Date.now(),
): Promise<Duplicate | null> {
  if (!ASKING.has(submission.pageType)) return null;
  const place = placeOf(submission.Address, visit);
  if (!place) return null;
  try {
    return await (place.mpan === null ? byMap : byMeter)(gateways, place, now);
  } catch {
    return null;
  }
}
