import { textsOf, type Overrides } from '~/cms/texts';
import { incidentWords } from '~/cms/texts/incident-words';
import { textMessageTexts } from '~/cms/texts/text-messages';
import { isCancelled, isPlanned, isRestored } from '~/domain/incident/flags';
import { incidentUrl } from '~/domain/incident/for-address';
import { headerSituation } from '~/domain/incident/header-situation';
import type { Incident } from '~/domain/incident/incident';
import { credibleSteps, stageOf } from '~/domain/incident/stage';
import type { Instant } from '~/domain/instant';
import { placeOf } from '~/incident-view/place';
import { STOP as STOP_PATH, TEXT_UPDATES } from '~/incident-view/text-updates/sign-up-data';
import { titleOf } from '~/incident-view/title';
import type { OwnMessage } from '../text-updates/rows.server';

export interface Wording {
  readonly operator: string;
  readonly baseUrl: string;
  readonly dictionary: Overrides;
  readonly storm: boolean;
}

/** Letters outside GSM 7-bit make a message three times as long. */
const plainLetters = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim();

function nextKey(incident: Incident, now: Instant): keyof typeof textMessageTexts {
  if (isCancelled(incident)) return 'smsCancelled';
  if (isRestored(incident, now)) return 'smsRestored';
  if (isPlanned(incident)) return 'smsPlanned';
  const stage = stageOf(credibleSteps(incident, false));
  if (stage === 'on-the-way') return 'smsOnTheWay';
  return stage === 'investigating' ? 'smsInvestigating' : 'smsReported';
}

/** The message about an incident: who writes, the answer, what happens next, where there is more, how to stop. */
export function newsText(incident: Incident, now: Instant, { operator, baseUrl, dictionary, storm }: Wording): string {
  const t = textsOf(textMessageTexts, dictionary);
  const words = textsOf(incidentWords, dictionary);
  const place = placeOf(incident, words);
  const title = titleOf(incident, headerSituation(incident, now, { storm }), { now, t: words, place });
  const [url, stop] = [baseUrl + incidentUrl(incident.reference, null), baseUrl + STOP_PATH];
  return plainLetters(t('smsNews', { operator, title, next: t(nextKey(incident, now)), url, stop }));
}

const OWN_TEXTS = { welcome: 'smsWelcome', stopped: 'smsStopped', stoppedAddress: 'smsStoppedAddress' } as const;

/** A message of ours to one number: that it is signed up, or that its texts are stopped. */
export const ownText = (name: OwnMessage, { operator, baseUrl, dictionary }: Wording): string =>
  plainLetters(
    textsOf(textMessageTexts, dictionary)(OWN_TEXTS[name], {
      operator,
      stop: baseUrl + STOP_PATH,
      start: baseUrl + TEXT_UPDATES,
    }),
  );
