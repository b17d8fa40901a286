import type { Estimate } from '~/domain/incident/estimate';
import type { Instant } from '~/domain/time/instant';
import { closing, daysBetween } from '~/domain/time/london-time';
import { clock, dateOf, nearDay, onDate, type TimeTexts } from '~/domain/time/speak-time';
import type { Texts } from '~/words/texts';
import type { incidentWords } from '~/words/incident';

export type IncidentTexts = Texts<typeof incidentWords>;

/** "today", "tomorrow", or "on Friday 20 November". */
export const shortDay = (instant: Instant, now: Instant, t: TimeTexts): string =>
  nearDay(instant, now, t) ?? onDate(instant, now, t);

/** Returns "today, Friday 20 November", or "on Friday 20 November", to follow a time. */
export function dayOfTime(instant: Instant, now: Instant, t: TimeTexts): string {
  const near = nearDay(instant, now, t);
  return near ? `${near}, ${dateOf(instant, now, t)}` : onDate(instant, now, t);
}

export const sameDay = (a: Instant, b: Instant): boolean => daysBetween(a, b) === 0;

/** Returns the end of an estimate. */
export const endOf = (estimate: Estimate): Instant | null =>
  estimate.kind === 'window' ? estimate.to : estimate.kind === 'time' ? estimate.at : null;

/**
 * Returns "between 4pm and 5:30pm today", "by 4pm tomorrow", or null if unknown. For titles and
 * cards, where space is short.
 */
export function shortEstimate(estimate: Estimate, now: Instant, t: IncidentTexts): string | null {
  const end = endOf(estimate);
  if (end === null) return null;
  const to = clock(end, t);
  const day = shortDay(closing(end), now, t);
  return estimate.kind === 'window' && !estimate.multiDay
    ? t('betweenTimes', { from: clock(estimate.from, t), to, day })
    : t('byTime', { to, day });
}

/** Returns "between 9am and 3pm on Tuesday 24 November" for planned work, as far as it is known. */
export function plannedWhen(
  plannedAt: Instant | null,
  estimate: Estimate,
  now: Instant,
  t: IncidentTexts,
): string | null {
  if (plannedAt === null) return null;
  const day = shortDay(plannedAt, now, t);
  const end = endOf(estimate);
  return end !== null && end > plannedAt && sameDay(plannedAt, closing(end))
    ? t('betweenTimes', { from: clock(plannedAt, t), to: clock(end, t), day })
    : t('fromTime', { from: clock(plannedAt, t), day });
}
