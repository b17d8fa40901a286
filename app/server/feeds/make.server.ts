import { setImmediate } from 'node:timers/promises';
import type { Incident } from '~/domain/incident/incident';
import { ATOM, atomEntry, atomFeed, incidentAtom } from './atom';
import { CALENDAR, calendarOf, eventOf } from './calendar';
import { CAP, capAlert } from './cap';
import { collectionOf, featureOf, GEOJSON } from './geojson';
import type { Format, Scope } from './question';
import type { FeedContext } from './words';

export interface Document {
  readonly type: string;
  readonly body: string;
}

/** Other requests get their turn at least this often. */
const LONGEST_TURN_MS = 8;
const XML = '; charset=utf-8';

async function mapKindly<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Promise<Result[]> {
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

/** Outlines are most of the work, and stay as long as the incident does. */
const features = new WeakMap<Incident, string>();
function featureText(incident: Incident, baseUrl: string): string {
  const known = features.get(incident);
  if (known !== undefined) return known;
  const text = JSON.stringify(featureOf(incident, baseUrl));
  features.set(incident, text);
  return text;
}

const isEvent = (event: string | null): event is string => event !== null;

/** A feed of many incidents, newest change first. */
export async function feedOf(
  format: Format,
  scope: Scope,
  incidents: readonly Incident[],
  context: FeedContext,
): Promise<Document> {
  const { changes, f, baseUrl, operator } = context;
  const ordered = incidents.toSorted((a, b) => changes.of(b) - changes.of(a));
  const title = scope.place === '' ? f('feedTitle') : f('feedTitlePlace', { place: scope.place });
  if (format === 'geojson')
    return {
      type: GEOJSON,
      body: collectionOf(await mapKindly(ordered, (incident) => featureText(incident, baseUrl))),
    };
  if (format === 'ics') {
    const events = await mapKindly(ordered, (incident) => eventOf(incident, context));
    return { type: CALENDAR, body: calendarOf(title, operator, events.filter(isEvent)) };
  }
  const alerts = scope.place === '' ? f('feedTitleAlerts') : f('feedTitleAlertsPlace', { place: scope.place });
  const newest = ordered[0];
  const head = {
    id: `${baseUrl}/feeds/incidents.${format}${scope.query}`,
    title: format === 'cap' ? alerts : title,
    updated: newest ? changes.of(newest) : changes.last(),
  };
  const entries = await mapKindly(ordered, (incident) => atomEntry(incident, context, format));
  return { type: ATOM + XML, body: atomFeed(head, context, entries) };
}

/** One incident; null for a calendar that has no time to show. */
export function incidentDocument(format: Format, incident: Incident, context: FeedContext): Document | null {
  if (format === 'atom') return { type: ATOM + XML, body: incidentAtom(incident, context) };
  if (format === 'cap') return { type: CAP + XML, body: capAlert(incident, context) };
  if (format === 'geojson') return { type: GEOJSON, body: collectionOf([featureText(incident, context.baseUrl)]) };
  const event = eventOf(incident, context);
  return event === null
    ? null
    : { type: CALENDAR, body: calendarOf(context.f('feedCalendarName'), context.operator, [event]) };
}
