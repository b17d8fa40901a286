import { isCurrent } from '~/domain/incident/flags';
import {
  destinationForAddress,
  incidentsForAddress,
  incidentUrl,
  sectorUrl,
} from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { isOwnNetwork } from '~/domain/address';
import {
  afterRegistration,
  afterSecondCheck,
  type PlannedStop,
} from '~/domain/offers/after-lookup';
import { sectorOf } from '~/domain/postcode';
import type { Content } from '~/server/content/content';
import type { Incidents, IncidentSnapshot } from '~/server/incidents/incidents';
import type { Logger } from '~/server/lib/logger.server';
import { checksOf } from '~/server/ports/offers/checks.server';
import type { OffersQuestions } from '~/server/ports/offers/port';
import type { SearchedAddress, Visit } from '~/server/visit/session.server';
import { withTimeout } from '~/server/lib/with-timeout.server';

const LIMIT_MS = 1500;
export const FUTURE_PLANNED_PATH = '/future-planned-power-cut';
export const OFFERS_PATH = '/power-cut/offers-page';
export const PLANNED_CUTS_PATH = '/power-cut/planned-power-cuts';

type Asked = Pick<Incidents, 'byMpan' | 'futurePlanned'>;
export interface PlannedGateways {
  readonly incidents: Asked;
  readonly offers: OffersQuestions;
  readonly content: Pick<Content, 'live'>;
}

/** Including its own meter's. A failed lookup counts as none. */
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
  const references = await withTimeout(LIMIT_MS, incidents.futurePlanned(asked), []);
  return (
    references
      .map((reference) => snapshot.byReference.get(reference))
      .find((incident) => incident !== undefined) ?? null
  );
}

interface Decided {
  readonly stop: Exclude<PlannedStop, 'second-check'>;
  readonly reference: string | null;
}

/**
 * The registration check, and a second one if needed. Without a meter point only the feed counts.
 */
async function decide(
  { incidents, offers, content }: PlannedGateways,
  logger: Logger,
  snapshot: IncidentSnapshot,
  address: SearchedAddress,
  now: Instant,
): Promise<Decided> {
  if (address.mpan === null) {
    const future = await futureWorkAt(incidents, snapshot, address, now);
    return { stop: future ? 'form' : 'incident', reference: future?.reference ?? null };
  }
  const checks = checksOf(offers, logger);
  const check = await checks.registration(address.mpan);
  const reference = check === 'failed' ? null : check.incidentReference;
  const stop = afterRegistration(check, content.live().hideOffersPageFromFuturePlannedJourney);
  if (stop !== 'second-check') return { stop, reference };
  return { stop: afterSecondCheck(await checks.status(address.mpan)), reference };
}

const selectionOf = (visit: Visit, address: SearchedAddress): Visit => ({
  ...visit,
  chosenAddress: null,
  searchedAddress: address,
  originPostcodeSector: sectorOf(address.postcode),
  notFoundPinDropCoords: null,
  futurePlannedIncidentRef: null,
});

export interface PlannedDestination {
  readonly to: string;
  readonly visit: Visit;
  readonly stop: Decided['stop'] | 'found' | 'elsewhere';
}

/**
 * Power that is off today first, several by sector, then the registration check (J-906 to J-911).
 */
export async function plannedDestination(
  gateways: PlannedGateways,
  logger: Logger,
  snapshot: IncidentSnapshot,
  { visit, address, now }: { visit: Visit; address: SearchedAddress; now: Instant },
): Promise<PlannedDestination> {
  const sector = sectorOf(address.postcode);
  if (!isOwnNetwork(address)) {
    const query = new URLSearchParams({ mode: 'power-cut', other: address.postcode }).toString();
    return {
      to: `/power-cut/search?${query}`,
      visit: { ...visit, chosenAddress: null },
      stop: 'elsewhere',
    };
  }
  const selected = selectionOf(visit, address);
  const own =
    address.mpan === null
      ? []
      : await withTimeout(LIMIT_MS, gateways.incidents.byMpan(address.mpan), []);
  const found = incidentsForAddress({
    snapshot,
    address,
    ownReferences: own.map(({ reference }) => reference),
    now,
  });
  if (found.kind === 'several' && found.incidents.some((incident) => isCurrent(incident, now)))
    return { to: sectorUrl(found.sector), visit: selected, stop: 'found' };
  if (found.kind === 'one' && isCurrent(found.incident, now))
    return { to: incidentUrl(found.incident.reference, sector), visit: selected, stop: 'found' };

  const { stop, reference } = await decide(gateways, logger, snapshot, address, now);
  const isListed = reference !== null && snapshot.byReference.has(reference);
  const to = {
    incident: isListed ? incidentUrl(reference, sector) : destinationForAddress(found, address),
    form: FUTURE_PLANNED_PATH,
    offers: OFFERS_PATH,
    'planned-power-cuts': `${PLANNED_CUTS_PATH}?failed=true`,
  }[stop];
  return { to, visit: { ...selected, futurePlannedIncidentRef: reference }, stop };
}
