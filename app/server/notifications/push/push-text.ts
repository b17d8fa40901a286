import { incidentUrl } from '~/domain/incident/for-address';
import { situationOf } from '~/domain/incident/situation';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { townPlaceOf } from '~/journeys/incident/words/place';
import { titleOf } from '~/journeys/incident/words/title';
import { addressIn } from '~/words/languages';
import { incidentWords } from '~/words/incident';
import { push as pushTexts, textMessage as textMessageTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import { nextKey, type Wording } from '../message-text';

/** What a notification shows (app/offline/push.ts), as JSON: what the incident page says to everybody, and nothing of who reads it. */
export function pushText(incident: Incident, now: Instant, { language, dictionary, storm }: Wording): string {
  const words = textsOf(incidentWords, dictionary);
  const t = textsOf({ ...pushTexts, ...textMessageTexts }, dictionary);
  const url = incidentUrl(incident.reference, null);
  return JSON.stringify({
    title: titleOf(situationOf(incident, now, { storm }), { t: words, place: townPlaceOf(incident, words) }),
    body: t(nextKey(incident, now, false)),
    url: language ? addressIn(language, url) : url,
    tag: incident.reference,
    stop: t('pushStopShort'),
  });
}
