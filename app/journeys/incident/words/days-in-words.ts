import { endOf, type Estimate } from '~/domain/incident/estimate';
import type { Outlook } from '~/domain/incident/outlook';
import type { Instant } from '~/domain/time/instant';
import { closing, daysBetween } from '~/domain/time/london-time';
import { clock, dateOf, nearDay, onDate, shortDay, type TimeTexts } from '~/domain/time/speak-time';
import type { Texts } from '~/words/texts';
import type { incidentWords } from '~/words/incident';

export type IncidentTexts = Texts<typeof incidentWords>;

/**
 * How a day is said: `near` is "tomorrow", for a page that brings itself up to date; what others keep is read on another
 * day, so it has the date, and `short` is for texts and pictures.
 */
export type DayStyle = 'near' | 'date' | 'short';

/**
 * "today", "tomorrow", or "on Friday 20 November"; only the date, or "Fri 20 Nov", in the other
 * styles.
 */
export function dayIn(style: DayStyle, instant: Instant, now: Instant, t: TimeTexts): string {
  if (style === 'short') return shortDay(instant, t);
  return (style === 'near' && nearDay(instant, now, t)) || onDate(instant, now, t);
}

/** "today, Friday 20 November", or "on Friday 20 November", to follow a time. */
export function dayOfTime(style: DayStyle, instant: Instant, now: Instant, t: TimeTexts): string {
  const near = style === 'near' ? nearDay(instant, now, t) : null;
  return near ? `${near}, ${dateOf(instant, now, t)}` : dayIn(style, instant, now, t);
}

export const sameDay = (a: Instant, b: Instant): boolean => daysBetween(a, b) === 0;

/**
 * "between 4pm and 5:30pm today", "by 4pm tomorrow", or null if unknown. For titles and cards,
 * where space is short.
 */
export function shortEstimate(
  estimate: Estimate,
  now: Instant,
  t: IncidentTexts,
  days: DayStyle = 'near',
): string | null {
  const end = endOf(estimate);
  if (end === null) return null;
  const to = clock(end, t);
  const day = dayIn(days, closing(end), now, t);
  return estimate.kind === 'window' && !estimate.multiDay
    ? t('betweenTimes', { from: clock(estimate.from, t), to, day })
    : t('byTime', { to, day });
}

/** "between 9am and 3pm on Tuesday 24 November", as far as it is known. */
export function plannedWhen(
  { from, until, precision }: Pick<Outlook, 'from' | 'until' | 'precision'>,
  now: Instant,
  t: IncidentTexts,
  days: DayStyle = 'near',
): string | null {
  if (from === null) return null;
  const day = dayIn(days, from, now, t);
  if (precision === 'day') return day;
  return until !== null && until > from && sameDay(from, closing(until))
    ? t('betweenTimes', { from: clock(from, t), to: clock(until, t), day })
    : t('fromTime', { from: clock(from, t), day });
}
