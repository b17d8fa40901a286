import type { Texts } from '~/cms/texts';
import type { feedTexts } from '~/cms/texts/feeds';
import { customersOf } from '~/domain/incident/customers';
import { estimateOf } from '~/domain/incident/estimate';
import { incidentUrl } from '~/domain/incident/for-address';
import { headerSituation } from '~/domain/incident/header-situation';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/instant';
import { headerSentence } from '~/incident-view/header-sentence';
import { placeOf } from '~/incident-view/place';
import { plainSentence } from '~/incident-view/sentence';
import { titleOf } from '~/incident-view/title';
import type { IncidentTexts } from '~/incident-view/when';
import type { ChangeTimes } from './times';

/** What every feed needs to know beside the incidents. */
export interface FeedContext {
  readonly now: Instant;
  readonly baseUrl: string;
  readonly operator: string;
  readonly storm: boolean;
  /** The words of the incident page, and those of the feeds. */
  readonly t: IncidentTexts;
  readonly f: Texts<typeof feedTexts>;
  readonly changes: ChangeTimes;
  /** Made up, for the demonstration: whoever acts on alerts must be told. */
  readonly madeUp: boolean;
}

export interface FeedWords {
  readonly place: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
}

/** An incident in words, as its page has them. */
export function feedWords(incident: Incident, { now, t, f, storm, baseUrl }: FeedContext): FeedWords {
  const situation = headerSituation(incident, now, { storm });
  const place = placeOf(incident, t);
  const sentence = headerSentence(situation, {
    now,
    t,
    place,
    power: t('powerAt', { place }),
    ownHome: false,
    storm: null,
  });
  const count = customersOf(incident, now);
  const homes = count.kind === 'number' ? f('feedHomes', { count: count.count }) : '';
  return {
    place,
    title: titleOf(incident, situation, { now, t, place }),
    summary: [plainSentence(sentence), homes].filter(Boolean).join(' '),
    url: baseUrl + incidentUrl(incident.reference, null),
  };
}

/** When power should be back, as a moment; null where nobody knows. */
export function estimatedEnd(incident: Incident, { now, storm }: FeedContext): Instant | null {
  const estimate = estimateOf(incident, { storm, now });
  if (estimate.kind === 'window') return estimate.to;
  return estimate.kind === 'time' ? estimate.at : incident.estimatedAt;
}
