import type { language } from '#words/en.json';
import { DAY, HOUR, MINUTE, type Instant } from './instant';
import { closing, daysBetween, inLondon } from './london-time';

/** In any folder that includes the `language` folder (content/words). */
export type TimeTexts = (
  key: keyof typeof language,
  values?: Readonly<Record<string, string | number>>,
) => string;

const NEAR_DAYS: Readonly<Partial<Record<number, 'timeYesterday' | 'timeToday' | 'timeTomorrow'>>> =
  {
    [-1]: 'timeYesterday',
    0: 'timeToday',
    1: 'timeTomorrow',
  };

const nameIn = (names: string, index: number): string => names.split('|')[index] ?? '';
export const weekdayOf = (instant: Instant, t: TimeTexts): string =>
  nameIn(t('timeWeekdays'), inLondon(instant).day());

type MonthNames = 'timeMonths' | 'timeMonthsShort';

function dayAndMonth(instant: Instant, t: TimeTexts, names: MonthNames = 'timeMonths'): string {
  const wall = inLondon(instant);
  return `${wall.date()} ${nameIn(t(names), wall.month())}`;
}

/** "4pm", "5:30pm", "noon", "midnight", in London (L-742). */
export function clock(instant: Instant, t: TimeTexts): string {
  const wall = inLondon(instant);
  if (wall.minute() !== 0) return wall.format(t('timeHourAndMinute'));
  if (wall.hour() === 0) return t('timeMidnight');
  return wall.hour() === 12 ? t('timeNoon') : wall.format(t('timeFullHour'));
}

/**
 * Where the date comes from, if not from the moment itself, how its month is written, and whether
 * even today's is said.
 */
interface MomentOptions {
  readonly day?: Instant;
  readonly months?: MonthNames;
  readonly always?: boolean;
}

/**
 * The one form in which the site says a date with a time: "6pm" on the day of `now`, else "3
 * December, 6pm", with the year if it is another one.
 */
export function moment(
  instant: Instant,
  now: Instant,
  t: TimeTexts,
  { day = instant, months = 'timeMonths', always = false }: MomentOptions = {},
): string {
  const time = clock(instant, t);
  if (!always && daysBetween(now, day) === 0) return time;
  const year = inLondon(day).year();
  const date = dayAndMonth(day, t, months);
  return `${year === inLondon(now).year() ? date : `${date} ${year}`}, ${time}`;
}

/** Midnight belongs to the day before, so "midnight" is tonight's. */
export const endMoment = (end: Instant, now: Instant, t: TimeTexts, months?: MonthNames): string =>
  daysBetween(now, end) === 0
    ? clock(end, t)
    : moment(end, now, t, { day: closing(end), months: months ?? 'timeMonths' });

/** For a table, where space is short: "3 Dec, 6pm". */
export const endInTable = (end: Instant, now: Instant, t: TimeTexts): string =>
  endMoment(end, now, t, 'timeMonthsShort');

export const momentInTable = (instant: Instant, now: Instant, t: TimeTexts): string =>
  moment(instant, now, t, { months: 'timeMonthsShort' });

/** "Friday 20 November"; with the year if `now` is in another one. */
export function dateOf(instant: Instant, now: Instant, t: TimeTexts): string {
  const year = inLondon(instant).year();
  const date = `${weekdayOf(instant, t)} ${dayAndMonth(instant, t)}`;
  return year === inLondon(now).year() ? date : `${date} ${year}`;
}

const shortWeekday = (instant: Instant, t: TimeTexts): string =>
  nameIn(t('timeWeekdaysShort'), inLondon(instant).day());

/** "2 Dec" */
export const shortDate = (instant: Instant, t: TimeTexts): string =>
  dayAndMonth(instant, t, 'timeMonthsShort');

/** "Fri 20" */
export const dayOnScale = (instant: Instant, t: TimeTexts): string =>
  `${shortWeekday(instant, t)} ${inLondon(instant).date()}`;

/** For a text or a picture, which may be read on another day: "3 Dec, 6pm". */
export const keptMoment = (instant: Instant, now: Instant, t: TimeTexts): string =>
  moment(instant, now, t, { months: 'timeMonthsShort', always: true });

/** "Fri 20 Nov", for a text or a picture, which may be read on another day. */
export const shortDay = (instant: Instant, t: TimeTexts): string =>
  `${shortWeekday(instant, t)} ${shortDate(instant, t)}`;

/** "on Friday 20 November" */
export const onDate = (instant: Instant, now: Instant, t: TimeTexts): string =>
  t('timeOnDay', { date: dateOf(instant, now, t) });

/** Null for any day but today, tomorrow and yesterday. */
export function nearDay(instant: Instant, now: Instant, t: TimeTexts): string | null {
  const key = NEAR_DAYS[daysBetween(now, instant)];
  return key ? t(key) : null;
}

/**
 * "today, Friday 20 November": the date is always included because the page may be printed or read
 * later.
 */
export function dayAndDate(instant: Instant, now: Instant, t: TimeTexts): string {
  const near = nearDay(instant, now, t);
  return near ? `${near}, ${dateOf(instant, now, t)}` : dateOf(instant, now, t);
}

/** "1 hour 28 minutes", "2 days 3 hours", without minutes from a day on. */
export function duration(milliseconds: number, t: TimeTexts): string {
  const total = Math.max(0, Math.floor(milliseconds / MINUTE));
  const days = Math.floor((total * MINUTE) / DAY);
  const hours = Math.floor(((total * MINUTE) % DAY) / HOUR);
  const minutes = days > 0 ? 0 : total % 60;
  const parts = [
    days > 0 && t('timeDays', { count: days }),
    hours > 0 && t('timeHours', { count: hours }),
    minutes > 0 && t('timeMinutes', { count: minutes }),
  ];
  return parts.filter(Boolean).join(' ') || t('timeLessThanAMinute');
}

/** "9 January 2026" */
export const fullDate = (instant: Instant, t: TimeTexts): string =>
  `${dayAndMonth(instant, t)} ${inLondon(instant).year()}`;
