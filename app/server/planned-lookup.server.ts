import { incidentsForAddress, incidentUrl, INCIDENT_PATH, sectorUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/instant';
import { isOwnNetwork } from '~/domain/address';
import { sectorOf } from '~/domain/postcode';
import type { Incidents, IncidentSnapshot } from './incidents/incidents';
import type { SearchedAddress, Visit } from './session.server';
import { within } from './within.server';

const LIMIT_MS = 1500;
export const FUTURE_PLANNED_PATH = '/future-planned-power-cut';

type Asked = Pick<Incidents, 'byMpan' | 'futurePlanned'>;

/** Planned work to come for an address; its own meter's counts too. A failed look-up is treated as none (journeys, section 8). */
export async function futureWorkAt(
  incidents: Asked,
  snapshot: IncidentSnapshot,
  address: SearchedAddress,
  now: Instant,
): Promise<Incident | null> {
  const { postcode, mpan, houseNo } = address;
  const found = incidentsForAddress({ snapshot, address, ownReferences: [], now });
  if (found.kind === 'future') return found.incident;
  const asked = { postcode, ...(mpan ? { mpan } : {}), ...(houseNo ? { house: houseNo } : {}) };
  const references = await within(LIMIT_MS, incidents.futurePlanned(asked), []);
  return (
    references.map((reference) => snapshot.byReference.get(reference)).find((incident) => incident !== undefined) ??
    null
  );
}

/**
 * Where the planned power cut search leads: power that is off today first, several by sector, then work to come whose form is not
 * filled in. Specification: journeys, section 4 "Planned power cut lookup (banner)", steps 1 to 4; decision J-906. The registration
 * check, which tells whether the form was filled in, comes with the form.
 */
export async function plannedDestination(
  incidents: Asked,
  snapshot: IncidentSnapshot,
  visit: Visit,
  address: SearchedAddress,
  now: Instant,
): Promise<{ to: string; visit: Visit }> {
  const sector = sectorOf(address.postcode);
  const selected: Visit = {
    ...visit,
    chosenAddress: null,
    searchedAddress: address,
    originPostcodeSector: sector,
    notFoundPinDropCoords: null,
    futurePlannedIncidentRef: null,
  };
  if (!isOwnNetwork(address))
    return {
      to: `/power-cut/search?${new URLSearchParams({ mode: 'power-cut', other: address.postcode }).toString()}`,
      visit: { ...visit, chosenAddress: null },
    };
  const own = address.mpan === null ? [] : await within(LIMIT_MS, incidents.byMpan(address.mpan), []);
  const found = incidentsForAddress({ snapshot, address, ownReferences: own.map(({ reference }) => reference), now });
  if (found.kind === 'several') return { to: sectorUrl(found.sector), visit: selected };
  if (found.kind === 'one') return { to: incidentUrl(found.incident.reference, sector), visit: selected };
  const future = await futureWorkAt(incidents, snapshot, address, now);
  return future
    ? { to: FUTURE_PLANNED_PATH, visit: { ...selected, futurePlannedIncidentRef: future.reference } }
    : { to: INCIDENT_PATH, visit: selected };
}
