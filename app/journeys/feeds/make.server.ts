import type { Incident } from '~/domain/incident/incident';
import { mapInTurns } from '~/server/lib/in-turns';
import { ATOM, atomEntry, atomFeed, incidentAtom } from './atom.server';
import { CALENDAR, calendarOf, eventOf } from './calendar';
import { alertSentAt, CAP, capAlert } from './cap';
import { collectionOf, featureText, GEOJSON } from './geojson';
import { JSON_TYPE, openIncident, openList, openOne } from './open-incident';
import type { Format, Scope } from './question.server';
import { feedWords, type FeedContext } from './words';

export interface Document {
  readonly type: string;
  readonly body: string;
}

const XML = '; charset=utf-8';

const isEvent = (event: string | null): event is string => event !== null;

export async function feedOf(
  format: Format,
  scope: Scope,
  incidents: readonly Incident[],
  context: FeedContext,
): Promise<Document> {
  const { changes, f, baseUrl, operator } = context;
  const at = (incident: Incident) =>
    format === 'cap' ? alertSentAt(incident, context) : changes.of(incident);
  const dated = await mapInTurns(incidents, (incident) => ({ incident, at: at(incident) }));
  const ordered = dated.sort((a, b) => b.at - a.at).map(({ incident }) => incident);
  const title = scope.place === '' ? f('feedTitle') : f('feedTitlePlace', { place: scope.place });
  if (format === 'geojson' || format === 'points') {
    const feature = (incident: Incident) =>
      featureText(incident, feedWords(incident, context), format);
    return { type: GEOJSON, body: collectionOf(await mapInTurns(ordered, feature)) };
  }
  if (format === 'json') {
    const entries = await mapInTurns(ordered, (incident) => openIncident(incident, context));
    return { type: JSON_TYPE, body: JSON.stringify(openList(scope, entries, context)) };
  }
  if (format === 'ics') {
    const events = await mapInTurns(ordered, (incident) => eventOf(incident, context));
    return { type: CALENDAR, body: calendarOf(title, operator, events.filter(isEvent)) };
  }
  const alerts =
    scope.place === '' ? f('feedTitleAlerts') : f('feedTitleAlertsPlace', { place: scope.place });
  const newest = ordered[0];
  const head = {
    id: `${baseUrl}/feeds/incidents.${format}${scope.query}`,
    title: format === 'cap' ? alerts : title,
    updated: newest ? at(newest) : changes.last(),
  };
  const entries = await mapInTurns(ordered, (incident) => atomEntry(incident, context, format));
  return { type: ATOM + XML, body: atomFeed(head, context, entries) };
}

/** Null for a calendar if the incident has no time. */
export function incidentDocument(
  format: Format,
  incident: Incident,
  context: FeedContext,
): Document | null {
  if (format === 'atom') return { type: ATOM + XML, body: incidentAtom(incident, context) };
  if (format === 'cap') return { type: CAP + XML, body: capAlert(incident, context) };
  if (format === 'geojson' || format === 'points')
    return {
      type: GEOJSON,
      body: collectionOf([featureText(incident, feedWords(incident, context), format)]),
    };
  if (format === 'json')
    return { type: JSON_TYPE, body: JSON.stringify(openOne(incident, context)) };
  const event = eventOf(incident, context);
  return event === null
    ? null
    : {
        type: CALENDAR,
        body: calendarOf(context.f('feedCalendarName'), context.operator, [event]),
      };
}
