import { nextNewsOf } from '~/domain/incident/news/next-news';
import { groupSize, type Precision } from '~/domain/incident/outlook';
import type { Situation } from '~/domain/incident/situation';
import type { Stage } from '~/domain/incident/stage';
import type { Instant } from '~/domain/time/instant';
import { closing, daysBetween } from '~/domain/time/london-time';
import { clock, dateOf, endMoment, weekdayOf } from '~/domain/time/speak-time';
import type { TextValues } from '~/words/texts';
import type { IncidentTextKey } from '~/words/incident';
import { sentenceOf, type Sentence } from './sentence-with-time';
import { dayOfTime, sameDay, type DayStyle, type IncidentTexts } from './days-in-words';

export interface SentenceContext {
  readonly t: IncidentTexts;
  /** "Your power", or "Power in part of CB1 9" if it may not be the visitor's. */
  readonly power: string;
  readonly place: string;
  readonly ownHome: boolean;
  readonly storm: string | null;
  readonly days?: DayStyle;
}
interface Said extends SentenceContext {
  readonly days: DayStyle;
  readonly now: Instant;
}

/** What stands in large type: a part of the time, or a text without one. */
type LargeType =
  | 'from'
  | 'to'
  | 'date'
  | 'range'
  | 'rangeDays'
  | 'notKnownYet'
  | 'toBeConfirmed'
  | 'multipleHour'
  | 'cancelledHour'
  | 'backOnHour';
type Wording = readonly [sentence: IncidentTextKey, large: LargeType];
/** A sentence for each way in which the time is known. */
type Wordings = Readonly<Partial<Record<Precision | 'overdue', Wording>>>;

const cutWordings = (family: 'unplanned' | 'storm' | 'single'): Wordings => ({
  unknown: [`${family}Unknown`, 'notKnownYet'],
  time: [`${family}Time`, 'to'],
  window: [`${family}Window`, 'range'],
  days: [`${family}Days`, 'rangeDays'],
  overdue: [`${family}Overdue`, 'to'],
});
const CUT = {
  unplanned: cutWordings('unplanned'),
  storm: cutWordings('storm'),
  single: cutWordings('single'),
};

const late: Wording = ['plannedLate', 'from'];

/** `kept` is for what is read on another day than it's written. */
const PLANNED: Readonly<Record<'planned' | 'today' | 'kept' | 'under-way' | 'late', Wordings>> = {
  planned: {
    day: ['plannedDay', 'date'],
    start: ['plannedDateFrom', 'date'],
    window: ['plannedDate', 'date'],
    days: ['plannedDateDays', 'date'],
  },
  today: {
    day: ['plannedDayToday', 'date'],
    start: ['plannedTodayFrom', 'from'],
    window: ['plannedToday', 'range'],
    days: ['plannedTodayDays', 'from'],
  },
  kept: {
    day: ['plannedKeptDay', 'date'],
    start: ['plannedKeptFrom', 'date'],
    window: ['plannedKept', 'date'],
    days: ['plannedKeptDays', 'date'],
  },
  'under-way': {
    unknown: ['plannedActiveUnknown', 'toBeConfirmed'],
    time: ['plannedActive', 'to'],
    overdue: ['plannedActiveOverdue', 'to'],
  },
  late: { unknown: late, day: ['plannedDayPast', 'date'], overdue: late },
};
const NO_DATE: Wording = ['plannedUpcomingUnknown', 'toBeConfirmed'];

function wordingOf({ outlook, storm, ...situation }: Situation, days: DayStyle): Wording {
  const { phase, from, until, precision, overdue } = outlook;
  const known = overdue && precision !== 'day' ? 'overdue' : precision;
  const family = situation.isSinglePremise ? 'single' : storm ? 'storm' : 'unplanned';
  // Written with both dates, although they are the same.
  const isOneDay =
    precision === 'days' && from !== null && until !== null && sameDay(from, closing(until));
  switch (phase) {
    case 'several':
      return ['multiple', 'multipleHour'];
    case 'cancelled':
      return [from === null ? 'plannedCancelledUnknown' : 'plannedCancelled', 'cancelledHour'];
    case 'restored': {
      const key = situation.isPlanned
        ? 'plannedRestored'
        : situation.isSinglePremise
          ? 'singleRestored'
          : 'restored';
      return until === null ? [`${key}Unknown`, 'backOnHour'] : [key, 'to'];
    }
    case 'off':
      return (
        CUT[family][isOneDay && !overdue ? 'window' : known] ?? [`${family}Unknown`, 'notKnownYet']
      );
    case 'planned':
    case 'today':
      return PLANNED[days === 'near' ? phase : 'kept'][precision] ?? NO_DATE;
    case 'under-way':
    case 'late':
      return PLANNED[phase][known] ?? late;
  }
}

/** Today's time stands alone: a full stop after the large type would have a line to itself. */
const dayBack = (at: Instant, { now, t, days }: Said): string =>
  days === 'near' && sameDay(at, now) ? '' : ` ${dayOfTime(days, at, now, t)}.`;

const singleOpenings: Readonly<Partial<Record<Stage, IncidentTextKey>>> = {
  'on-the-way': 'singleOnTheWay',
  investigating: 'singleInvestigating',
};

const fromValues = (from: Instant, { now, t }: Said): TextValues => ({
  from: clock(from, t),
  fromDay: weekdayOf(from, t),
  fromDate: dateOf(from, now, t),
  date: dateOf(from, now, t),
  days: t('days', { count: daysBetween(now, from) }),
});

const toValues = (until: Instant, { now, t, days }: Said): TextValues => ({
  to: clock(until, t),
  toDay: weekdayOf(until, t),
  toDate: dateOf(until, now, t),
  end:
    days === 'near'
      ? endMoment(until, now, t)
      : t('byTime', { to: clock(until, t), day: dayOfTime(days, closing(until), now, t) }),
});

/** Everything that a sentence may name; `day` is that of the time in large type. */
function valuesOf({ incident, outlook, stage }: Situation, large: LargeType, said: Said) {
  const { phase, from, until } = outlook;
  const { t, days, now, place, power, storm, ownHome } = said;
  const home = ownHome ? t('homeYours') : t('homeOther', { place });
  const at = large === 'from' || until === null ? from : closing(until);
  return {
    power,
    place,
    home,
    storm: storm ?? t('theStorm'),
    opening: t(singleOpenings[stage] ?? 'singleReported', { home }),
    count: groupSize(incident),
    ...(from === null ? {} : fromValues(from, said)),
    ...(until === null ? {} : toValues(until, said)),
    ...(at === null ? {} : { day: dayOfTime(days, at, now, t) }),
    ...(phase === 'restored' && until !== null ? { day: dayBack(until, said) } : {}),
  };
}

function largeText(large: LargeType, values: TextValues, t: IncidentTexts): string {
  if (large === 'range') return t('hourRange', values);
  if (large === 'rangeDays') return t('hourRangeDays', values);
  return large === 'from' || large === 'to' || large === 'date'
    ? String(values[large])
    : t(large, values);
}

/** If the operator said so and there is no estimate or it has passed. */
function newsOf({ outlook, steps, now }: Situation, { t, days }: Said): string {
  const { phase, until, overdue } = outlook;
  if (phase !== 'off' || (until !== null && !overdue)) return '';
  const at = nextNewsOf(steps, now);
  if (at === null) return '';
  const time =
    days === 'near'
      ? endMoment(at, now, t)
      : `${clock(at, t)} ${dayOfTime(days, closing(at), now, t)}`;
  return ` ${t('nextNews', { time })}`;
}

/** See L-745, L-746, L-748, J-891 to J-895. */
export function powerBackSentence(situation: Situation, context: SentenceContext): Sentence {
  const said = { days: 'near' as const, ...context, now: situation.now };
  const [sentence, large] = wordingOf(situation, said.days);
  const values = valuesOf(situation, large, said);
  return sentenceOf(
    said.t(sentence, values) + newsOf(situation, said),
    largeText(large, values, said.t),
  );
}
