import type { Content } from '~/server/content/content';
import type { Incidents } from '~/server/incidents/incidents';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';
import { situationOf } from '~/domain/incident/situation';
import { momentOf } from '~/domain/time/speak-time';
import { townPlaceOf } from '~/journeys/incident/words/place';
import { statusOf } from '~/journeys/incident/words/status';
import { titleOf } from '~/journeys/incident/words/title';
import type { ShareCard } from './card';

interface Gateways {
  readonly content: Pick<Content, 'page' | 'settings' | 'dictionary' | 'live'>;
  readonly incidents: Pick<Incidents, 'snapshot'>;
}

/** The bright colours of tokens.css for dark backgrounds. */
const LIT = {
  cut: '#ffb5a7',
  planned: '#bcc7ff',
  restored: '#8ee5b3',
  multiple: '#f5b6e7',
  aware: '#ffd98a',
  none: '#c5dcde',
} as const;

function incidentCard({ content, incidents }: Gateways, reference: string, now: number): ShareCard | null {
  const snapshot = incidents.snapshot();
  const incident = snapshot?.byReference.get(reference);
  if (!snapshot || !incident) return null;
  const t = textsOf(incidentWords, content.dictionary());
  const situation = situationOf(incident, now, { storm: content.live().stormMode });
  const { status, chip } = statusOf(situation);
  return {
    title: titleOf(situation, { t, place: townPlaceOf(incident, t) }),
    kicker: { text: t(chip), colour: LIT[status] },
    foot: `${content.settings().operator.name}, ${momentOf(snapshot.data?.at ?? snapshot.takenAt, now, t)}`,
    field: 'night',
  };
}

/** Returns the card of an incident or a content page, or the operator's own. */
export function cardFor(gateways: Gateways, query: URLSearchParams, now: number): ShareCard {
  const { name, strapline } = gateways.content.settings().operator;
  const reference = query.get('incident');
  const incident = reference === null ? null : incidentCard(gateways, reference, now);
  if (incident) return incident;
  const page = gateways.content.page(query.get('page') ?? '/') ?? gateways.content.page('/');
  return { title: page?.title ?? name, kicker: null, foot: `${name}. ${strapline}`, field: page?.field ?? 'ask' };
}
