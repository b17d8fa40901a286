import { incidentUrl } from '~/domain/incident/for-address';
import { situationOf } from '~/domain/incident/situation';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { townPlaceOf } from '~/journeys/incident/words/place';
import { titleOf } from '~/journeys/incident/words/title';
import { incidentWords } from '~/texts/incident-words';
import { pushTexts, textMessageTexts } from '~/texts/text-messages';
import { textsOf } from '~/texts/texts';
import { nextKey, type Wording } from '../message-text';

/** What a notification shows (app/offline/push.ts), as JSON: what the incident page says to everybody, and nothing of who reads it. */
export function pushText(incident: Incident, now: Instant, { dictionary, storm }: Wording): string {
  const words = textsOf(incidentWords, dictionary);
  const t = textsOf({ ...pushTexts, ...textMessageTexts }, dictionary);
  return JSON.stringify({
    title: titleOf(situationOf(incident, now, { storm }), { t: words, place: townPlaceOf(incident, words) }),
    body: t(nextKey(incident, now, false)),
    url: incidentUrl(incident.reference, null),
    tag: incident.reference,
    stop: t('pushStopShort'),
  });
}
