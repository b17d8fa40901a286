import { setImmediate } from 'node:timers/promises';
import type { Incident } from '~/domain/incident/incident';
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

/** Yields to other requests at least this often. */
const LONGEST_TURN_MS = 8;
const XML = '; charset=utf-8';

async function mapKindly<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let turnEnds = performance.now() + LONGEST_TURN_MS;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() > turnEnds) {
      await setImmediate();
      turnEnds = performance.now() + LONGEST_TURN_MS;
    }
  }
  return results;
}

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
  const ordered = incidents.toSorted((a, b) => at(b) - at(a));
  const title = scope.place === '' ? f('feedTitle') : f('feedTitlePlace', { place: scope.place });
  if (format === 'geojson' || format === 'points') {
    const feature = (incident: Incident) =>
      featureText(incident, feedWords(incident, context), format);
    return { type: GEOJSON, body: collectionOf(await mapKindly(ordered, feature)) };
  }
  if (format === 'json') {
    const entries = await mapKindly(ordered, (incident) => openIncident(incident, context));
    return { type: JSON_TYPE, body: JSON.stringify(openList(scope, entries, context)) };
  }
  if (format === 'ics') {
    const events = await mapKindly(ordered, (incident) => eventOf(incident, context));
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
  const entries = await mapKindly(ordered, (incident) => atomEntry(incident, context, format));
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
