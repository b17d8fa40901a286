import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { mapInTurns } from '~/server/lib/in-turns';
import { ATOM_TYPE, atomEntry, atomEnvelope, incidentAtom } from './atom.server';
import { CALENDAR, calendarEnvelope, eventOf } from './calendar';
import { alertSentAt, CAP_TYPE, capAlert } from './cap';
import { documentOf, type Document } from './document.server';
import type { Envelope } from './envelope';
import { COLLECTION, featureText, GEOJSON } from './geojson';
import { JSON_TYPE, listEnvelope, openIncident, openOne } from './open-incident';
import type { Format, Scope } from './question.server';
import { feedWords, type FeedContext } from './words';

interface Feed {
  readonly type: string;
  readonly envelope: Envelope;
  /** Null if the format has nothing to say of the incident. */
  readonly entryOf: (incident: Incident) => string | null;
}

function feedIn(format: Format, scope: Scope, updated: Instant, context: FeedContext): Feed {
  const { f, baseUrl, operator } = context;
  const { place, query } = scope;
  const title = place === '' ? f('feedTitle') : f('feedTitlePlace', { place });
  switch (format) {
    case 'geojson':
    case 'points':
      return {
        type: GEOJSON,
        envelope: COLLECTION,
        entryOf: (incident) => featureText(incident, feedWords(incident, context), format),
      };
    case 'json':
      return {
        type: JSON_TYPE,
        envelope: listEnvelope(scope, context),
        entryOf: (incident) => JSON.stringify(openIncident(incident, context)),
      };
    case 'ics':
      return {
        type: CALENDAR,
        envelope: calendarEnvelope(title, operator),
        entryOf: (incident) => eventOf(incident, context),
      };
    case 'atom':
    case 'cap': {
      const alerts = place === '' ? f('feedTitleAlerts') : f('feedTitleAlertsPlace', { place });
      const head = {
        id: `${baseUrl}/feeds/incidents.${format}${query}`,
        title: format === 'cap' ? alerts : title,
        updated,
      };
      return {
        type: ATOM_TYPE,
        envelope: atomEnvelope(head, context),
        entryOf: (incident) => atomEntry(incident, context, format),
      };
    }
  }
}

const isSaid = (entry: string | null): entry is string => entry !== null;

/** Newest first. */
export async function feedOf(
  format: Format,
  scope: Scope,
  incidents: readonly Incident[],
  context: FeedContext,
): Promise<Document> {
  const { changes } = context;
  const at = (incident: Incident) =>
    format === 'cap' ? alertSentAt(incident, context) : changes.of(incident);
  const dated = await mapInTurns(incidents, (incident) => ({ incident, at: at(incident) }));
  dated.sort((a, b) => b.at - a.at);
  const updated = dated[0]?.at ?? changes.last();
  const { type, envelope, entryOf } = feedIn(format, scope, updated, context);
  const entries = await mapInTurns(dated, ({ incident }) => entryOf(incident));
  return documentOf(type, envelope, entries.filter(isSaid));
}

/** Null for a calendar if the incident has no time. */
export async function incidentDocument(
  format: Format,
  incident: Incident,
  context: FeedContext,
): Promise<Document | null> {
  const whole = (type: string, text: string) => ({ type, body: Buffer.from(text) });
  switch (format) {
    case 'atom':
      return incidentAtom(incident, context);
    case 'cap':
      return whole(CAP_TYPE, capAlert(incident, context));
    case 'json':
      return whole(JSON_TYPE, JSON.stringify(openOne(incident, context)));
    case 'geojson':
    case 'points': {
      const feature = featureText(incident, feedWords(incident, context), format);
      return documentOf(GEOJSON, COLLECTION, [feature]);
    }
    case 'ics': {
      const event = eventOf(incident, context);
      const envelope = calendarEnvelope(context.f('feedCalendarName'), context.operator);
      return event === null ? null : documentOf(CALENDAR, envelope, [event]);
    }
  }
}
