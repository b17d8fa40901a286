import { incidentUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { momentOf } from '~/domain/time/speak-time';
import type { Instant } from '~/domain/time/instant';
import { TEXT_UPDATES } from '~/journeys/text-updates/sign-up-data';
import type { IncidentSnapshot } from '~/server/incidents/incidents';
import { textMessageTexts } from '~/texts/text-messages';
import { textsOf, type TextValues } from '~/texts/texts';
import { plainLetters, titleText, type Wording } from '../message-text';

/** Two parts of GSM 7-bit letters. */
const LONGEST = 306;
const POWER_CUTS = '/power-cut';
const SEARCH = '/power-cut/search?mode=power-cut';
const REPORT = '/report-a-power-cut';

type Key =
  | 'smsReplyHelp'
  | 'smsReplyNothing'
  | 'smsReplyStopped'
  | 'smsReplyNoPicture'
  | 'smsReplyWhere'
  | 'smsReplyWhich'
  | 'smsReplyElsewhere'
  | 'smsReplyTold';

/** One of the fixed answers. */
export const replyText = (key: Key, { operator, baseUrl, dictionary }: Wording, values: TextValues = {}): string =>
  plainLetters(
    textsOf(textMessageTexts, dictionary)(key, {
      operator,
      start: baseUrl + TEXT_UPDATES,
      url: baseUrl + REPORT,
      ...values,
    }),
  );

/**
 * The present state of what a number follows, with the time of the data. As many as fit, the others counted.
 * @param knowsAll false where it follows a place that cannot be read: then no news is not said to be good news
 */
export function statusText(
  incidents: readonly Incident[],
  knowsAll: boolean,
  snapshot: IncidentSnapshot,
  now: Instant,
  wording: Wording,
): string {
  const { operator, baseUrl, dictionary } = wording;
  const t = textsOf(textMessageTexts, dictionary);
  const time = momentOf(snapshot.data?.at ?? snapshot.takenAt, now);
  const say = (states: string, page: string) =>
    plainLetters(t('smsReplyStatus', { operator, time, states, url: baseUrl + page }));
  const [first, ...others] = incidents;
  if (!first) return knowsAll ? say(t('smsReplyNone'), POWER_CUTS) : say(t('smsReplyUnread'), SEARCH);
  const titles = incidents.map((incident) => `${titleText(incident, now, wording)}.`);
  const page = others.length === 0 ? incidentUrl(first.reference, null) : POWER_CUTS;
  const said = (count: number) => {
    const left = titles.length - count;
    return say([...titles.slice(0, count), ...(left > 0 ? [t('smsReplyMore', { count: left })] : [])].join(' '), page);
  };
  for (let count = titles.length; count > 1; count -= 1) if (said(count).length <= LONGEST) return said(count);
  return said(1);
}
