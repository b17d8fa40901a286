import { destinationForPin, incidentsAtPin } from '~/domain/incident/at-pin';
import { isCurrent, isSinglePremise, isUnplanned } from '~/domain/incident/flags';
import { incidentUrl, sectorUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/instant';
import { sectorOf } from '~/domain/postcode';
import type { Submission } from '~/forms/engine/payload';
import type { Geography } from '../geography/geography';
import type { Incidents } from '../incidents/incidents';
import type { Visit } from '../session.server';
import { within } from '../within.server';
import { placeOf, type Place } from './place-of';

export interface DuplicateGateways {
  readonly incidents: Pick<Incidents, 'snapshot' | 'byMpan'>;
  readonly geography: Pick<Geography, 'geocode' | 'nearestSector'>;
}

/** Forms that ask "do we know of it already?" before they are sent. Form engine, section 4 (Form flow 3). */
const ASKING: ReadonlySet<string> = new Set(['reportAPowerCut', 'voltageComplaint']);
/** A report is not held up for longer: then it is sent. */
const LIMIT_MS = 1500;

/** Rule 3: the meter point's own power cut, then those of its postcode sector. A neighbour's own fault is none of them (F-597). */
async function byMeter(
  { incidents }: DuplicateGateways,
  { mpan, postcode }: Place,
  now: Instant,
): Promise<string | null> {
  const isOff = (incident: Incident) => isUnplanned(incident) && isCurrent(incident, now);
  const own = (mpan === null ? [] : await within(LIMIT_MS, incidents.byMpan(mpan), [])).filter(isOff);
  const sector = sectorOf(postcode);
  const [first] = own;
  if (first && own.length === 1) return incidentUrl(first.reference, sector);
  const ownReferences = new Set(own.map(({ reference }) => reference));
  const around = (sector === null ? [] : (incidents.snapshot()?.bySector.get(sector) ?? [])).filter(
    (incident) => isOff(incident) && !isSinglePremise(incident) && !ownReferences.has(incident.reference),
  );
  const [one, ...more] = [...own, ...around];
  if (!one) return null;
  return more.length > 0 && sector !== null ? sectorUrl(sector) : incidentUrl(one.reference, sector);
}

/** Rule 4: without a meter point the typed address is put on the map and held against the areas of the power cuts. */
async function byMap({ incidents, geography }: DuplicateGateways, place: Place, now: Instant): Promise<string | null> {
  const snapshot = incidents.snapshot();
  const pin = snapshot && (await within(LIMIT_MS, geography.geocode(place.text), null));
  if (!snapshot || !pin) return null;
  const sector = sectorOf(place.postcode) ?? (await within(LIMIT_MS, geography.nearestSector(pin), null));
  const matches = incidentsAtPin(snapshot.incidents, pin, sector, now).filter(
    (incident) => isUnplanned(incident) && !isSinglePremise(incident),
  );
  return matches.length > 0 ? destinationForPin(matches, sector) : null;
}

/**
 * Where a report is not needed: the page of the power cut that it would report again, or null where it is to be sent. The
 * page there offers to report anyway. Whatever fails here lets the form proceed. Form engine, section 4 (Form flow 3 to 5);
 * decisions F-594 to F-602.
 */
export async function duplicateOf(
  submission: Pick<Submission, 'pageType' | 'Address'>,
  visit: Pick<Visit, 'searchedAddress'>,
  gateways: DuplicateGateways,
  now: Instant = Date.now(),
): Promise<string | null> {
  if (!ASKING.has(submission.pageType)) return null;
  const place = placeOf(submission.Address, visit);
  if (!place) return null;
  try {
    return await (place.mpan === null ? byMap : byMeter)(gateways, place, now);
  } catch {
    return null;
  }
}
