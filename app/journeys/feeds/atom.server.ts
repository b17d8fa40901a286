import type { Incident } from '~/domain/incident/incident';
import { credibleSteps, shortStepName, shownSteps } from '~/domain/incident/stage';
import type { Instant } from '~/domain/time/instant';
import { plainText } from '~/server/incidents/wire/clean-text';
import { alertSentAt, CAP } from './cap';
import { documentOf, type Document } from './document.server';
import type { Envelope } from './envelope';
import { isoSeconds, isOver } from './times';
import { feedWords, type FeedContext } from './words';
import { document, el, textEl } from './xml';

const ATOM = 'application/atom+xml';
export const ATOM_TYPE = `${ATOM}; charset=utf-8`;
const LONGEST = 2000;

interface Head {
  readonly id: string;
  readonly title: string;
  readonly updated: Instant;
}

const END = '</feed>\n';

export function atomEnvelope({ id, title, updated }: Head, context: FeedContext): Envelope {
  const empty = document(
    el(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-GB' },
      textEl('id', id),
      textEl('title', title),
      textEl('updated', isoSeconds(updated)),
      el('link', { rel: 'self', type: ATOM, href: id }),
      el('author', {}, textEl('name', context.operator)),
    ),
  );
  return { start: empty.slice(0, -END.length), between: '', end: END };
}

export const capUrl = ({ reference }: Incident, { baseUrl }: FeedContext): string =>
  `${baseUrl}/feeds/incidents/${encodeURIComponent(reference)}.cap`;

/**
 * The id stays the same when the incident changes. In an index of alerts (`cap`) the link leads to
 * the alert.
 */
export function atomEntry(incident: Incident, context: FeedContext, kind: 'atom' | 'cap'): string {
  const { title, summary, url } = feedWords(incident, context);
  const link =
    kind === 'cap'
      ? el('link', { rel: 'alternate', type: CAP, href: capUrl(incident, context) })
      : el('link', { rel: 'alternate', type: 'text/html', href: url });
  return el(
    'entry',
    {},
    textEl('id', kind === 'cap' ? capUrl(incident, context) : url),
    textEl('title', title),
    textEl(
      'updated',
      isoSeconds(kind === 'cap' ? alertSentAt(incident, context) : context.changes.of(incident)),
    ),
    link,
    kind === 'atom' && incident.powerCutType
      ? el('category', {
          term: incident.powerCutType.charAt(0).toUpperCase() + incident.powerCutType.slice(1),
        })
      : null,
    textEl('summary', summary),
  ).xml;
}

/** Newest first: each dated step, and the current state if it is newer than all of them. */
export function incidentAtom(incident: Incident, context: FeedContext): Promise<Document> {
  const { now, baseUrl, changes, f } = context;
  const { title, summary, url } = feedWords(incident, context);
  const id = `${baseUrl}/feeds/incidents/${encodeURIComponent(incident.reference)}.atom`;
  const latest = changes.of(incident);
  const byTime = new Map<string, { title: string; summary: string | null }>();
  for (const { name, at, message } of shownSteps(credibleSteps(incident, isOver(incident, now))))
    if (at !== null && at <= now && !byTime.has(isoSeconds(at)))
      byTime.set(isoSeconds(at), {
        title: shortStepName(name),
        summary: plainText(message, LONGEST),
      });
  const newest = [...byTime.keys()].sort().at(-1) ?? '';
  if (newest < isoSeconds(latest)) byTime.set(isoSeconds(latest), { title, summary });
  const entries = [...byTime].sort(([a], [b]) => (a < b ? 1 : -1));
  const head = {
    id,
    title: f('feedTitleIncident', { reference: incident.reference }),
    updated: latest,
  };
  return documentOf(
    ATOM_TYPE,
    atomEnvelope(head, context),
    entries.map(
      ([at, said]) =>
        el(
          'entry',
          {},
          textEl('id', `${id}#${at}`),
          textEl('title', said.title),
          textEl('updated', at),
          el('link', { rel: 'alternate', type: 'text/html', href: url }),
          textEl('summary', said.summary ?? title),
        ).xml,
    ),
  );
}
