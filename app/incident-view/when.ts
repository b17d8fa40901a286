import type { Estimate } from '~/domain/incident/estimate';
import type { Instant } from '~/domain/instant';
import { clock, dateOf, nearDay } from '~/domain/speak-time';
import type { Texts } from '~/cms/texts';
import type { incidentTexts } from '~/cms/texts/incident';

export type IncidentTexts = Texts<typeof incidentTexts>;

/** "today", "tomorrow", or "on Friday 20 November". */
export const shortDay = (instant: Instant, now: Instant): string => nearDay(instant, now) ?? `on ${dateOf(instant, now)}`;

/** "today, Friday 20 November", or "on Friday 20 November": it stands after a time. */
export function dayOfTime(instant: Instant, now: Instant): string {
  const near = nearDay(instant, now);
  return near ? `${near}, ${dateOf(instant, now)}` : `on ${dateOf(instant, now)}`;
}

/** "between 4pm and 5:30pm today", "by 4pm tomorrow", or null where nothing is known. For titles and cards, where space is short. */
export function shortEstimate(estimate: Estimate, now: Instant, t: IncidentTexts): string | null {
  if (estimate.kind === 'to-be-confirmed') return null;
  const to = estimate.kind === 'window' ? estimate.to : estimate.at;
  const day = shortDay(to, now);
  return estimate.kind === 'window' && !estimate.multiDay
    ? t('betweenTimes', { from: clock(estimate.from), to: clock(to), day })
    : t('byTime', { to: clock(to), day });
}

/** The last moment that an estimate names. */
export const endOf = (estimate: Estimate): Instant | null =>
  estimate.kind === 'window' ? estimate.to : estimate.kind === 'time' ? estimate.at : null;

/** "between 9am and 3pm on Tuesday 24 November" for planned work, with as much as is known of it. */
export function plannedWhen(plannedAt: Instant | null, estimate: Estimate, now: Instant, t: IncidentTexts): string | null {
  if (plannedAt === null) return null;
  const day = shortDay(plannedAt, now);
  const end = endOf(estimate);
  return end !== null && dateOf(end) === dateOf(plannedAt)
    ? t('betweenTimes', { from: clock(plannedAt), to: clock(end), day })
    : t('fromTime', { from: clock(plannedAt), day });
}
