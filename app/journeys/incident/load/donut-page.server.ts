import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { isSinglePremise } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { mayBeStillOff } from '~/domain/incident/place/still-off';
import type { Position } from '~/domain/position';
import { offersWarmth } from '~/journeys/warm/warm-near.server';
import type { DonutAnswer, DonutPage, VisitRequest } from '~/server/front/page-cache/donut.server';
import { gatewaysIn, type Gateways } from '~/server/gateways.server';
import { pageLanguageOf } from '~/server/languages/links-in-language';
import { PageLanguageContext } from '~/words/page-language';
import { DictionaryProvider } from '~/words/use-texts';
import { VisitorPart } from '../parts/visitor-part';
import { findIncident } from './find.server';
import { readIncidentQuery } from './query.server';
import { logWithoutScript } from './noscript-search-log.server';
import { loggedSearch, visitLogOf } from './visit-log.server';
import { visitorOf, type Visitor } from './visitor.server';
import { INCIDENT_ROUTE } from './words.server';

/** Nothing here is specific to one visitor. */
export interface SharedVisitor {
  readonly isAt: boolean;
  readonly roads: readonly (readonly [reference: string, streets: readonly string[]])[];
  readonly home: Position | null;
  /** Only the streets of their address: neighbours share a page. */
  readonly ownStreets: readonly string[];
}

export const visitorShared = ({ isAt, roads, home, ownStreets }: SharedVisitor): Visitor => ({
  isIn: () => isAt,
  isAt: () => isAt,
  isOwnHome: () => Promise.resolve(false),
  roads: () => Promise.resolve(new Map(roads)),
  isOwnStreet: (street) => ownStreets.includes(street),
  home: () => Promise.resolve(home),
});

type Subject = { readonly incidents: readonly [Incident, ...Incident[]] } & (
  { readonly kind: 'incident' } | { readonly kind: 'listing'; readonly sector: string }
);

/**
 * The most incidents to ask the operator about together; a longer listing asks only for the streets
 * it shows.
 */
const MAX_INCIDENTS = 50;

/** Null if more than one part of the page depends on the visitor. */
async function subjectOf(
  sources: Gateways,
  { url, visit, now }: VisitRequest,
): Promise<Subject | null> {
  const { question } = readIncidentQuery(url.searchParams);
  const snapshot = sources.incidents.snapshot();
  if (!snapshot || (question.kind !== 'reference' && question.kind !== 'sector')) return null;
  const found = await findIncident(sources, snapshot, question, visit, now);
  if (found.kind === 'incident')
    return isSinglePremise(found.incident)
      ? null
      : { kind: 'incident', incidents: [found.incident] };
  if (found.kind !== 'listing' || found.incidents.length > MAX_INCIDENTS) return null;
  const [first, ...others] = found.incidents;
  return first ? { kind: 'listing', sector: found.sector, incidents: [first, ...others] } : null;
}

export async function donutAnswer(
  sources: Gateways,
  request: VisitRequest,
): Promise<DonutAnswer | null> {
  const { visit, lowData, now } = request;
  const { searchedAddress: address } = visit;
  // Without an address the page only varies by the visit cookie, so the app renders it.
  if (!address) return null;
  const subject = await subjectOf(sources, request);
  if (!subject) return null;
  const { kind, incidents } = subject;
  const [incident] = incidents;
  const visitor = visitorOf(sources, visit);
  const warm = kind === 'incident' && offersWarmth(sources.content, incident, now);
  const asksRoads =
    kind === 'incident' || !sources.content.live().hideMultiIncidentCloseRoadsFeature;
  const [roads, home, stillOff] = await Promise.all([
    visitor.roads(asksRoads ? incidents : []),
    warm ? visitor.home(incident) : null,
    // Only an incident that is over can have homes still off.
    kind === 'incident' && mayBeStillOff(incident, now)
      ? sources.stillOff.homes(incident.reference)
      : 0,
  ]);
  const ownStreets = [...new Set([...roads.values()].flat())].filter((street) =>
    visitor.isOwnStreet(street),
  );
  const isAt = subject.kind === 'incident' ? visitor.isAt(incident) : visitor.isIn(subject.sector);
  const sharedVisitor: SharedVisitor = { isAt, roads: [...roads], home, ownStreets };
  const log = visitLogOf({ kind, reference: incident.reference }, incident.type);
  if (lowData && log) logWithoutScript(loggedSearch(log, address), now);
  const { stale } = sources.incidents.freshness();
  return {
    key: JSON.stringify([sharedVisitor, stillOff, stale]),
    // A listing changes with any new power cut of its sector.
    ...(kind === 'incident' && { readIncidents: incidents }),
    context: { sharedVisitor },
    part: () =>
      renderToString(
        createElement(
          PageLanguageContext.Provider,
          { value: pageLanguageOf(request.language, sources.content) },
          createElement(DictionaryProvider, {
            overrides: sources.content.dictionary(),
            children: createElement(VisitorPart, {
              address: {
                ...address,
                ...(kind === 'incident' && { textToken: sources.bots.challenge.issue() }),
              },
              shown: isAt,
              inPage: !lowData,
            }),
          }),
        ),
      ),
  };
}

/** For a visitor with an address (docs/decisions/donut.md). */
export const incidentOfVisitor: DonutPage = {
  path: INCIDENT_ROUTE,
  of: (request) => donutAnswer(gatewaysIn(request.language), request),
};
