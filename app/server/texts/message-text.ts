import { textsOf, type Texts } from '~/words/texts';
import type { Overrides, Language } from '~/words/language';
import { incidentWords } from '~/words/incident';
import { textMessage as textMessageTexts } from '#words/en.json';
import { isCancelled, isPlanned, isRestored } from '~/domain/incident/flags';
import { incidentUrl } from '~/domain/incident/for-address';
import { mayBeStillOff } from '~/domain/incident/place/still-off';
import { situationOf } from '~/domain/incident/situation';
import type { Incident } from '~/domain/incident/incident';
import { credibleSteps, stageOf } from '~/domain/incident/stage';
import { MOST_PARTS, partsOf, plainLetters } from '~/domain/text-updates/letters';
import type { Instant } from '~/domain/time/instant';
import { townPlaceOf } from '~/journeys/incident/words/place';
import { stillOffHref } from '~/journeys/still-off/still-off-data';
import { STOP as STOP_PATH, TEXT_UPDATES } from '~/journeys/text-updates/sign-up-data';
import { titleOf } from '~/journeys/incident/words/title';
import type { Content } from '../content/content';
import { readsReplies, type TextEnv } from './gateways/create.server';
import type { OwnMessage, SignedUpFor } from './sign-ups/rows.server';

export interface Wording {
  readonly language?: Language | undefined;
  readonly operator: string;
  readonly baseUrl: string;
  readonly dictionary: Overrides;
  readonly storm: boolean;
  /** True if replies are read: texts then say which words to reply with. */
  readonly replies: boolean;
}

const startOf = (language: Language | undefined): string => (language ? `/${language.code}` : '');

export const wordingOf = (
  env: TextEnv,
  content: Pick<Content, 'language' | 'settings' | 'dictionary' | 'live'>,
): Wording => ({
  language: content.language,
  operator: content.settings().operator.name,
  baseUrl: env.BASE_URL + startOf(content.language),
  dictionary: content.dictionary(),
  storm: content.live().stormMode,
  replies: readsReplies(env),
});

export function nextKey(
  incident: Incident,
  now: Instant,
  replies: boolean,
): keyof typeof textMessageTexts {
  if (isCancelled(incident)) return 'smsCancelled';
  if (isRestored(incident, now)) return replies ? 'smsRestoredReply' : 'smsRestored';
  if (isPlanned(incident)) return 'smsPlanned';
  const stage = stageOf(credibleSteps(incident, false));
  if (stage === 'on-the-way') return 'smsOnTheWay';
  return stage === 'investigating' ? 'smsInvestigating' : 'smsReported';
}

/** "Power cut in CB1 9: back between 4pm and 5:30pm Fri 20 Nov". */
export function titleText(
  incident: Incident,
  now: Instant,
  { dictionary, storm }: Wording,
): string {
  const words = textsOf(incidentWords, dictionary);
  return titleOf(situationOf(incident, now, { storm }), {
    t: words,
    place: townPlaceOf(incident, words),
    days: 'short',
  });
}

export function newsText(incident: Incident, now: Instant, wording: Wording): string {
  const { operator, baseUrl, dictionary, replies } = wording;
  const t = textsOf(textMessageTexts, dictionary);
  const page = mayBeStillOff(incident, now)
    ? stillOffHref(incident.reference)
    : incidentUrl(incident.reference, null);
  const title = titleText(incident, now, wording);
  const say = (next: string): string =>
    plainLetters(
      t(replies ? 'smsNewsReply' : 'smsNews', {
        operator,
        title,
        next,
        url: baseUrl + page,
        stop: baseUrl + STOP_PATH,
      }),
    );
  const whole = say(t(nextKey(incident, now, replies)));
  // A long place name leaves no room for what happens next, which the page says too.
  return partsOf(whole) <= MOST_PARTS ? whole : say('');
}

const OWN_TEXTS = {
  welcome: ['smsWelcome', 'smsWelcomeReply'],
  already: ['smsAlready', 'smsAlreadyReply'],
  full: ['smsFull', 'smsFullReply'],
  stopped: ['smsStopped', 'smsStopped'],
  stoppedAddress: ['smsStoppedAddress', 'smsStoppedAddress'],
} as const satisfies Record<OwnMessage, readonly (keyof typeof textMessageTexts)[]>;

/** "power cut INCD-1-A, and power cuts at CB1 9ZA". */
function aboutText(
  { reference, place, future, planned }: SignedUpFor,
  t: Texts<typeof textMessageTexts>,
): string {
  const cut = reference === null ? '' : t('smsAboutCut', { reference });
  const key = future && planned ? 'smsAboutAll' : planned ? 'smsAboutPlanned' : 'smsAboutLater';
  const later = place === null || !(future || planned) ? '' : t(key, { place });
  if (cut !== '' && later !== '') return t('smsAboutBoth', { cut, later });
  return cut || later || t('smsAboutAny');
}

/** What the number signed up for, already gets or cannot have, or that its texts are stopped. */
export function ownText(
  name: OwnMessage,
  { operator, baseUrl, dictionary, replies }: Wording,
  about: SignedUpFor | null = null,
): string {
  const t = textsOf(textMessageTexts, dictionary);
  const say = (subject: string): string =>
    plainLetters(
      t(OWN_TEXTS[name][replies ? 1 : 0], {
        operator,
        about: subject,
        stop: baseUrl + STOP_PATH,
        start: baseUrl + TEXT_UPDATES,
      }),
    );
  const whole = say(about ? aboutText(about, t) : t('smsAboutAny'));
  // A long reference leaves no room for how to stop.
  return partsOf(whole) <= MOST_PARTS ? whole : say(t('smsAboutAny'));
}
