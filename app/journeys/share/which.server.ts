import type { Content } from '~/server/content/content';
import type { Incidents } from '~/server/incidents/incidents';
import { brand } from '~/server/brand/brand.server';
import { colourOf } from '~/domain/brand/colours';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';
import { situationOf } from '~/domain/incident/situation';
import { keptMoment } from '~/domain/time/speak-time';
import { townPlaceOf } from '~/journeys/incident/words/place';
import { statusOf } from '~/journeys/incident/words/status';
import { titleOf } from '~/journeys/incident/words/title';
import type { ShareCard } from './card';

interface Gateways {
  readonly content: Pick<Content, 'page' | 'settings' | 'dictionary' | 'live'>;
  readonly incidents: Pick<Incidents, 'snapshot'>;
}

function incidentCard(
  { content, incidents }: Gateways,
  reference: string,
  now: number,
): ShareCard | null {
  const snapshot = incidents.snapshot();
  const incident = snapshot?.byReference.get(reference);
  if (!snapshot || !incident) return null;
  const t = textsOf(incidentWords, content.dictionary());
  const situation = situationOf(incident, now, { storm: content.live().stormMode });
  const { status, chip } = statusOf(situation);
  return {
    title: titleOf(situation, { t, place: townPlaceOf(incident, t), days: 'short' }),
    kicker: { text: t(chip), colour: colourOf(brand.tokens.light, `${status}-lit`) },
    foot: `${content.settings().operator.name}, ${keptMoment(snapshot.data?.at ?? snapshot.takenAt, now, t)}`,
    field: 'night',
  };
}

export function cardFor(gateways: Gateways, query: URLSearchParams, now: number): ShareCard {
  const { name, strapline } = gateways.content.settings().operator;
  const reference = query.get('incident');
  const incident = reference === null ? null : incidentCard(gateways, reference, now);
  if (incident) return incident;
  const page = gateways.content.page(query.get('page') ?? '/') ?? gateways.content.page('/');
  return {
    title: page?.title ?? name,
    kicker: null,
    foot: `${name}. ${strapline}`,
    field: page?.field ?? 'ask',
  };
}
