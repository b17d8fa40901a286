import { textsOf, type Texts } from '~/words/texts';
import { feed as feedTexts } from '#words/en.json';
import { incidentWords } from '~/words/incident';
import type { Overrides } from '~/words/language';
import type { DataTime } from '~/domain/incident/data-age';
import { customersOf } from '~/domain/incident/customers';
import { estimateOf } from '~/domain/incident/estimate';
import { incidentUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { keptForMinute } from '~/domain/incident/kept-for-minute';
import { situationOf } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import { powerBackSentence } from '~/journeys/incident/words/power-back-sentence';
import { namedPlaceOf, townPlaceOf } from '~/journeys/incident/words/place';
import { plainSentence } from '~/journeys/incident/words/sentence-with-time';
import { titleOf } from '~/journeys/incident/words/title';
import type { ChangeTimes } from './times';

export interface FeedContext {
  readonly now: Instant;
  readonly baseUrl: string;
  readonly operator: string;
  readonly storm: boolean;
  readonly dictionary: Overrides;
  readonly f: Texts<typeof feedTexts>;
  readonly changes: ChangeTimes;
  /** Demonstration data: programs acting on alerts must be able to tell. */
  readonly madeUp: boolean;
  /** Null if the source does not give a time. */
  readonly data: DataTime | null;
}

export interface FeedWords {
  readonly place: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
}

/** As on the incident's page but for days: they are read on another one. */
export const feedWords = (
  incident: Incident,
  { now, dictionary, storm, baseUrl }: FeedContext,
): FeedWords => wordsFor(incident, now, dictionary, storm, baseUrl);

/** Every format says the same. */
const wordsFor = keptForMinute<
  FeedWords,
  [FeedContext['dictionary'], FeedContext['storm'], FeedContext['baseUrl']]
>((incident, now, dictionary, storm, baseUrl) => {
  const t = textsOf(incidentWords, dictionary);
  const f = textsOf(feedTexts, dictionary);
  const situation = situationOf(incident, now, { storm });
  const place = namedPlaceOf(incident, t);
  const area = townPlaceOf(incident, t);
  const sentence = powerBackSentence(situation, {
    t,
    place: area,
    power: t('powerAt', { place: area }),
    ownHome: false,
    storm: null,
    days: 'date',
  });
  const count = customersOf(situation);
  const homes = count.kind === 'number' ? f('feedHomes', { count: count.count }) : '';
  return {
    place,
    title: titleOf(situation, { t, place, days: 'date' }),
    summary: [plainSentence(sentence), homes].filter(Boolean).join(' '),
    url: baseUrl + incidentUrl(incident.reference, null),
  };
});

/** Null if unknown. */
export function estimatedEnd(incident: Incident, { now, storm }: FeedContext): Instant | null {
  const estimate = estimateOf(incident, { storm, now });
  if (estimate.kind === 'window') return estimate.to;
  return estimate.kind === 'time' ? estimate.at : incident.estimatedAt;
}
