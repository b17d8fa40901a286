import { isSinglePremise } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { mayBeStillOff } from '~/domain/incident/place/still-off';
import type { Position } from '~/domain/position';
import { parsePostcode } from '~/domain/postcode';
import { offersWarmth } from '~/journeys/warm/warm-near.server';
import type { OwnAnswer, OwnPage, OwnRequest, StandIn } from '~/server/front/own/own-page';
import { gateways, type Gateways } from '~/server/gateways.server';
import type { SearchedAddress } from '~/server/visit/session.server';
import { findIncident } from './find.server';
import { readIncidentQuery } from './query.server';
import { logWithoutScript } from './quiet-log.server';
import { visitLogOf } from './visit-log.server';
import { visitorOf, type Visitor } from './visitor.server';
import { INCIDENT_ROUTE } from './words.server';

/** What the page of a known power cut is drawn from beside its address: nothing that one visitor alone has. */
interface Shared {
  readonly has: { readonly address: boolean; readonly mpan: boolean };
  readonly covered: boolean;
  readonly roads: readonly (readonly [reference: string, streets: readonly string[]])[];
  readonly home: Position | null;
}

/** The visitor that a page is drawn for before anybody's own words are put into it. */
function standInVisitor({ has, covered, roads, home }: Shared, marks: readonly string[]): Visitor {
  const [postcode = '', fullAddress = '', mpan = null] = marks;
  const streets = new Map(roads);
  return {
    address: has.address ? { postcode, fullAddress, mpan: has.mpan ? mpan : null } : null,
    isAt: () => covered,
    isOwnHome: () => Promise.resolve(false),
    roads: () => Promise.resolve(streets),
    home: () => Promise.resolve(home),
  };
}

/** The visitor that the loader is given in place of whoever asks; null for a request that came to the app by itself. */
export const givenVisitor = (context: StandIn): Visitor | null => (context['visitor'] as Visitor | undefined) ?? null;

/** As the directory writes them. Anything else may be worded differently: it is drawn on its own. */
const isPlain = ({ postcode, fullAddress }: SearchedAddress): boolean =>
  parsePostcode(postcode)?.postcode === postcode && fullAddress.trim() !== '';

interface Subject {
  readonly kind: 'incident' | 'listing';
  readonly incidents: readonly [Incident, ...Incident[]];
}

/** What the operator is asked about at once: a longer listing asks for the streets of what it shows. */
const MOST_INCIDENTS = 50;

/** The power cuts that the page is about; null where it says more than that of this visitor. */
async function subjectOf(sources: Gateways, { url, visit, now }: OwnRequest): Promise<Subject | null> {
  const { question } = readIncidentQuery(url.searchParams);
  const snapshot = sources.incidents.snapshot();
  if (!snapshot || (question.kind !== 'reference' && question.kind !== 'sector')) return null;
  const found = await findIncident(sources, snapshot, question, visit, now);
  if (found.kind === 'incident')
    return isSinglePremise(found.incident) ? null : { kind: 'incident', incidents: [found.incident] };
  if (found.kind !== 'listing' || found.incidents.length > MOST_INCIDENTS) return null;
  const [first, ...others] = found.incidents;
  return first ? { kind: 'listing', incidents: [first, ...others] } : null;
}

function logSearch({ visit, now }: OwnRequest, { kind, incidents: [{ reference, type }] }: Subject): void {
  const log = visitLogOf({ kind, reference }, visit.searchedAddress, type);
  if (log) logWithoutScript(log, now);
}

export async function ownAnswer(sources: Gateways, asked: OwnRequest): Promise<OwnAnswer | null> {
  const { url, visit, hasVisit, lowData, now } = asked;
  const { searchedAddress: address } = visit;
  // Without a visit the page is everybody's, and is kept as that.
  if (!hasVisit || (address && !isPlain(address))) return null;
  const subject = await subjectOf(sources, asked);
  if (!subject) return null;
  const { kind, incidents } = subject;
  const [incident] = incidents;
  const visitor = visitorOf(sources, visit);
  const warm = kind === 'incident' && offersWarmth(sources.content, incident, now);
  const asksRoads = kind === 'incident' || !sources.content.live().hideMultiIncidentCloseRoadsFeature;
  const [roads, home, stillOff] = await Promise.all([
    visitor.roads(asksRoads ? incidents : []),
    warm ? visitor.home(incident) : null,
    // Of what is not over nobody is still off, and nothing is asked.
    kind === 'incident' && mayBeStillOff(incident, now) ? sources.stillOff.homes(incident.reference) : 0,
  ]);
  const shared: Shared = {
    has: { address: address !== null, mpan: address?.mpan != null },
    covered: kind === 'incident' && visitor.isAt(incident),
    roads: [...roads],
    home,
  };
  if (lowData) logSearch(asked, subject);
  const { takenAt, stale } = sources.incidents.freshness();
  return {
    path: url.pathname + url.search,
    key: JSON.stringify([shared, stillOff, sources.incidents.snapshot()?.revision, takenAt, stale]),
    values: address ? [address.postcode, address.fullAddress, address.mpan ?? ''] : [],
    standIn: (marks) => ({ visitor: standInVisitor(shared, marks) }),
  };
}

/** The incident page of somebody with a visit (docs/decisions/own-pages.md). */
export const incidentOfVisit: OwnPage = { path: INCIDENT_ROUTE, of: (asked) => ownAnswer(gateways, asked) };
