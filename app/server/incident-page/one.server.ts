import { covers, incidentModel, type IncidentModel } from '~/incident-view/incident-model';
import type { Checked } from '~/incident-view/answer-model';
import { customSmsDisplay } from '~/domain/incident/custom-sms';
import { isSinglePremise } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/instant';
import type { Gateways } from '../gateways.server';
import type { Whereabouts } from '../incidents/incidents';
import type { Visit } from '../session.server';
import { within } from '../within.server';
import type { IncidentQuery } from './query.server';
import { townsOf, type PageWords } from './words.server';

const LIMIT_MS = 1500;
type Sources = Pick<Gateways, 'incidents' | 'content'>;

/** Where the visitor is, as closely as they told us; the incident's own postcode where they did not. */
export function whereabouts(visit: Visit, incidents: readonly Incident[]): Whereabouts | null {
  const { searchedAddress, notFoundPinDropCoords, pinLocation } = visit;
  if (searchedAddress) {
    const { postcode, fullAddress, mpan } = searchedAddress;
    return { postcode, addressLine1: fullAddress, ...(mpan ? { mpan } : {}) };
  }
  const pin = notFoundPinDropCoords ?? pinLocation;
  if (pin) return { pin };
  const postcode = incidents.flatMap(({ postcodes }) => postcodes)[0];
  return postcode === undefined ? null : { postcode };
}

/** Streets by reference; none where the operator does not answer in time: "Road data unavailable" (journeys, section 8). */
export async function streetsOf(
  sources: Sources,
  incidents: readonly Incident[],
  visit: Visit,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const near = whereabouts(visit, incidents);
  if (!near) return new Map();
  const asked = incidents.map(({ reference, type }) => ({ reference, type }));
  const roads = await within(LIMIT_MS, sources.incidents.closeRoads(asked, near), []);
  return new Map(roads.map(({ reference, streetNames }) => [reference, streetNames]));
}

/** A single premise is the visitor's when their meter point says so: to a neighbour it is somebody else's home. */
async function isOwnHome({ incidents }: Sources, incident: Incident, mpan: string | null): Promise<boolean> {
  if (mpan === null || !isSinglePremise(incident)) return false;
  const own = await within(LIMIT_MS, incidents.byMpan(mpan), []);
  return own.some(({ reference }) => reference === incident.reference);
}

interface OneIncident {
  readonly incident: Incident;
  readonly query: IncidentQuery;
  readonly visit: Visit;
  readonly words: PageWords;
  readonly checked: Checked;
  readonly now: Instant;
}

/** Everything that the page of one incident says. */
export async function oneIncident(
  sources: Sources,
  { incident, query, visit, words, checked, now }: OneIncident,
): Promise<IncidentModel> {
  const { stormMode, stormName } = sources.content.live();
  const { searchedAddress } = visit;
  const settings = sources.content.settings();
  const [said, streets, ownHome] = await Promise.all([
    within(LIMIT_MS, sources.incidents.estimateHistory(incident.reference), []),
    streetsOf(sources, [incident], visit),
    isOwnHome(sources, incident, searchedAddress?.mpan ?? null),
  ]);
  const isTheirs = isSinglePremise(incident) ? ownHome : covers(incident, searchedAddress);
  return incidentModel(incident, {
    now,
    t: words.t,
    storm: { on: stormMode, name: stormName },
    townOf: townsOf(settings.places),
    compensation: { rules: settings.compensation, content: settings.compensation },
    searched: isTheirs ? searchedAddress : null,
    ownHome,
    said,
    roads: streets.get(incident.reference) ?? null,
    checked,
    cameFromListing: query.fromMultipin ? query.originSector : null,
    offersTexts: customSmsDisplay(incident, sources.content.settings().customSms, now),
  });
}
