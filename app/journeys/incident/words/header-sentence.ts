import type { Estimate } from '~/domain/incident/estimate';
import type { HeaderSituation } from '~/domain/incident/header-situation';
import type { Situation } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import { nextNewsOf } from '~/domain/incident/news/next-news';
import { closing } from '~/domain/time/london-time';
import { clock, dateOf, endMoment, weekdayOf } from '~/domain/time/speak-time';
import type { TextValues } from '~/words/texts';
import type { IncidentTextKey } from '~/words/incident';
import { sentenceOf, type Sentence } from './sentence-with-time';
import { dayOfTime, endOf, sameDay, type DayStyle, type IncidentTexts } from './days-in-words';

export interface HeaderContext {
  readonly t: IncidentTexts;
  /** "Your power", or "Power in part of CB1 9" if it may not be the visitor's. */
  readonly power: string;
  readonly place: string;
  readonly ownHome: boolean;
  readonly storm: string | null;
  readonly days?: DayStyle;
}
type Wording = {
  readonly key: IncidentTextKey;
  readonly hour: string;
  readonly values?: TextValues;
};
interface Said extends HeaderContext {
  readonly days: DayStyle;
  readonly now: Instant;
}
type Family = 'unplanned' | 'storm' | 'single';

function estimateWording(family: Family, estimate: Estimate, { now, t, days }: Said): Wording {
  const end = endOf(estimate);
  if (estimate.kind === 'to-be-confirmed' || end === null)
    return { key: `${family}Unknown`, hour: t('notKnownYet') };
  if (estimate.overdue)
    return {
      key: `${family}Overdue`,
      hour: clock(end, t),
      values: { day: dayOfTime(days, closing(end), now, t) },
    };
  if (estimate.kind === 'time')
    return {
      key: `${family}Time`,
      hour: clock(end, t),
      values: { day: dayOfTime(days, closing(end), now, t) },
    };
  const { from, to } = estimate;
  if (!estimate.multiDay || sameDay(from, closing(to))) {
    const hour = t('hourRange', { from: clock(from, t), to: clock(to, t) });
    return { key: `${family}Window`, hour, values: { day: dayOfTime(days, from, now, t) } };
  }
  return {
    key: `${family}Days`,
    hour: t('hourRangeDays', {
      from: clock(from, t),
      fromDay: weekdayOf(from, t),
      to: clock(to, t),
      toDay: weekdayOf(to, t),
    }),
    values: { fromDate: dateOf(from, now, t), toDate: dateOf(to, now, t) },
  };
}

/** For what is read on another day. */
function plannedKept(plannedAt: Instant, estimate: Estimate, { now, t, days }: Said): Wording {
  const end = endOf(estimate);
  const hour = dateOf(plannedAt, now, t);
  const values = { from: clock(plannedAt, t) };
  if (end === null || end <= plannedAt) return { key: 'plannedKeptFrom', hour, values };
  const to = clock(end, t);
  if (sameDay(plannedAt, closing(end)))
    return { key: 'plannedKept', hour, values: { ...values, to } };
  const back = t('byTime', { to, day: dayOfTime(days, closing(end), now, t) });
  return { key: 'plannedKeptDays', hour, values: { ...values, end: back } };
}

function plannedToday(plannedAt: Instant, estimate: Estimate, said: Said): Wording {
  if (said.days !== 'near') return plannedKept(plannedAt, estimate, said);
  const { now, t } = said;
  const end = endOf(estimate);
  const values = { date: dateOf(plannedAt, now, t) };
  if (end === null || end <= plannedAt)
    return { key: 'plannedTodayFrom', hour: clock(plannedAt, t), values };
  if (!sameDay(plannedAt, closing(end))) {
    return {
      key: 'plannedTodayDays',
      hour: clock(plannedAt, t),
      values: { ...values, end: endMoment(end, now, t) },
    };
  }
  return {
    key: 'plannedToday',
    hour: t('hourRange', { from: clock(plannedAt, t), to: clock(end, t) }),
    values,
  };
}

/** Its date is in large type, then its hours and how far away it is. */
function plannedToCome(plannedAt: Instant, estimate: Estimate, ahead: number, said: Said): Wording {
  if (said.days !== 'near') return plannedKept(plannedAt, estimate, said);
  const { now, t } = said;
  const end = endOf(estimate);
  const hour = dateOf(plannedAt, now, t);
  const values = { from: clock(plannedAt, t), days: t('days', { count: ahead }) };
  if (end === null || end <= plannedAt) return { key: 'plannedDateFrom', hour, values };
  if (!sameDay(plannedAt, closing(end))) {
    return { key: 'plannedDateDays', hour, values: { ...values, end: endMoment(end, now, t) } };
  }
  return { key: 'plannedDate', hour, values: { ...values, to: clock(end, t) } };
}

function plannedUnderWay(estimate: Estimate, { now, t, days }: Said): Wording {
  const end = endOf(estimate);
  if (end === null) return { key: 'plannedActiveUnknown', hour: t('toBeConfirmed') };
  const key = end < now ? 'plannedActiveOverdue' : 'plannedActive';
  return { key, hour: clock(end, t), values: { day: dayOfTime(days, closing(end), now, t) } };
}

const backAt = (
  key: IncidentTextKey & `${string}estored`,
  at: Instant | null,
  { now, t, days }: Said,
): Wording =>
  at === null
    ? { key: `${key}Unknown` as IncidentTextKey, hour: t('backOnHour') }
    : {
        key,
        hour: clock(at, t),
        // Today's time stands alone: a full stop after the large type would have a line to itself.
        values: {
          day: days === 'near' && sameDay(at, now) ? '' : ` ${dayOfTime(days, at, now, t)}.`,
        },
      };

const singleOpenings = {
  reported: 'singleReported',
  'on-the-way': 'singleOnTheWay',
  investigating: 'singleInvestigating',
} as const;

const homeOf = ({ t, place, ownHome }: Said) =>
  ownHome ? t('homeYours') : t('homeOther', { place });
const withHome = (wording: Wording, context: Said): Wording => ({
  ...wording,
  values: { ...wording.values, home: homeOf(context) },
});

function wordingOf(situation: HeaderSituation, context: Said): Wording {
  const { now, t } = context;
  const isKept = context.days !== 'near';
  switch (situation.kind) {
    case 'multiple': {
      const values = { count: situation.counts.total };
      return { key: 'multiple', hour: t('multipleHour', values), values };
    }
    case 'planned-cancelled': {
      const { plannedAt } = situation;
      const hour = t('cancelledHour');
      return plannedAt === null
        ? { key: 'plannedCancelledUnknown', hour }
        : { key: 'plannedCancelled', hour, values: { date: dateOf(plannedAt, now, t) } };
    }
    case 'planned-restored':
      return backAt('plannedRestored', situation.restoredAt, context);
    case 'planned-upcoming': {
      const { plannedAt, days } = situation;
      if (plannedAt === null || days === null)
        return { key: 'plannedUpcomingUnknown', hour: t('toBeConfirmed') };
      return plannedToCome(plannedAt, situation.estimate, days, context);
    }
    case 'planned-day': {
      const { plannedAt, days } = situation;
      const hour = dateOf(plannedAt, now, t);
      if (isKept && days >= 0) return { key: 'plannedKeptDay', hour };
      if (days < 0) return { key: 'plannedDayPast', hour };
      return days === 0
        ? { key: 'plannedDayToday', hour }
        : { key: 'plannedDay', hour, values: { days: t('days', { count: days }) } };
    }
    case 'planned-active':
      return situation.started
        ? plannedUnderWay(situation.estimate, context)
        : plannedToday(situation.plannedAt, situation.estimate, context);
    case 'planned-should-have-started': {
      // Work of several days that is still within its time is in progress, not late.
      if ((endOf(situation.estimate) ?? 0) >= now)
        return plannedUnderWay(situation.estimate, context);
      return {
        key: 'plannedLate',
        hour: clock(situation.plannedAt, t),
        values: { day: dayOfTime(context.days, situation.plannedAt, now, t) },
      };
    }
    case 'restored':
      return backAt('restored', situation.restoredAt, context);
    case 'single-premise': {
      if (situation.stage === 'restored')
        return withHome(backAt('singleRestored', situation.restoredAt, context), context);
      const wording = estimateWording('single', situation.estimate, context);
      return {
        ...wording,
        values: {
          ...wording.values,
          opening: t(singleOpenings[situation.stage], { home: homeOf(context) }),
        },
      };
    }
    case 'unplanned':
      return estimateWording(situation.storm ? 'storm' : 'unplanned', situation.estimate, context);
  }
}

/** If the operator said so and there is no estimate or it has passed. */
function newsOf({ header, steps, now }: Situation, { t, days }: Said): string {
  const estimate =
    header.kind === 'unplanned' || header.kind === 'single-premise' ? header.estimate : null;
  if (!estimate || (header.kind === 'single-premise' && header.stage === 'restored')) return '';
  if (estimate.kind !== 'to-be-confirmed' && !estimate.overdue) return '';
  const at = nextNewsOf(steps, now);
  if (at === null) return '';
  const time =
    days === 'near'
      ? endMoment(at, now, t)
      : `${clock(at, t)} ${dayOfTime(days, closing(at), now, t)}`;
  return ` ${t('nextNews', { time })}`;
}

/** See L-745, L-746, L-748, J-891 to J-895. */
export function headerSentence(situation: Situation, context: HeaderContext): Sentence {
  const said = { days: 'near' as const, ...context, now: situation.now };
  const { key, hour, values } = wordingOf(situation.header, said);
  const { t, power, place, storm } = context;
  const filled = t(key, { power, place, storm: storm ?? t('theStorm'), ...values });
  return sentenceOf(filled + newsOf(situation, said), hour);
}
