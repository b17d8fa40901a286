import { incidentUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { mayBeStillOff } from '~/domain/incident/place/still-off';
import { MOST_PARTS, partsOf, plainLetters } from '~/domain/text-updates/letters';
import { keptMoment } from '~/domain/time/speak-time';
import type { Instant } from '~/domain/time/instant';
import { TEXT_UPDATES } from '~/journeys/text-updates/sign-up-data';
import type { IncidentSnapshot } from '~/server/incidents/incidents';
import { language as languageTexts, textMessage as textMessageTexts } from '#words/en.json';
import { textsOf, type TextValues } from '~/words/texts';
import { titleText, type Wording } from '../message-text';

const POWER_CUTS = '/power-cut';
const SEARCH = '/power-cut/search?mode=power-cut';
const REPORT = '/report-a-power-cut';

export type ReplyName =
  | 'smsReplyHelp'
  | 'smsReplyNothing'
  | 'smsReplyStopped'
  | 'smsReplyNoPicture'
  | 'smsReplyWhere'
  | 'smsReplyWhich'
  | 'smsReplyElsewhere'
  | 'smsReplyTold';

export const replyText = (
  key: ReplyName,
  { operator, baseUrl, dictionary }: Wording,
  values: TextValues = {},
): string =>
  plainLetters(
    textsOf({ ...languageTexts, ...textMessageTexts }, dictionary)(key, {
      operator,
      start: baseUrl + TEXT_UPDATES,
      url: baseUrl + REPORT,
      ...values,
    }),
  );

/**
 * With the time of the data. Shows as many as fit and counts the rest. `knowsAll` is false if the
 * number follows an unreadable place: then no news is not reported as good news.
 */
export function statusText(
  incidents: readonly Incident[],
  knowsAll: boolean,
  snapshot: IncidentSnapshot,
  now: Instant,
  wording: Wording,
): string {
  const { operator, baseUrl, dictionary } = wording;
  const t = textsOf({ ...languageTexts, ...textMessageTexts }, dictionary);
  const time = keptMoment(snapshot.data?.at ?? snapshot.takenAt, now, t);
  const say = (states: string, page: string) =>
    plainLetters(t('smsReplyStatus', { operator, time, states, url: baseUrl + page }));
  const [first, ...others] = incidents;
  if (!first)
    return knowsAll ? say(t('smsReplyNone'), POWER_CUTS) : say(t('smsReplyUnread'), SEARCH);
  // A restored power cut always comes with the question whether theirs is back.
  const titles = incidents.map((incident) => {
    const title = `${titleText(incident, now, wording)}.`;
    return mayBeStillOff(incident, now) ? `${title} ${t('smsReplyStillOff')}` : title;
  });
  const page = others.length === 0 ? incidentUrl(first.reference, null) : POWER_CUTS;
  const countText = (count: number) => {
    const left = titles.length - count;
    return say(
      [...titles.slice(0, count), ...(left > 0 ? [t('smsReplyMore', { count: left })] : [])].join(
        ' ',
      ),
      page,
    );
  };
  for (let count = titles.length; count > 1; count -= 1)
    if (partsOf(countText(count)) <= MOST_PARTS) return countText(count);
  return countText(1);
}
