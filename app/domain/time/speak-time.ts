import type { language } from '#words/en.json';
import { DAY, HOUR, MINUTE, type Instant } from './instant';
import { daysBetween, inLondon } from './london-time';

/**
 * The texts for dates and times in the reader’s language, in any folder that includes the
 * `language` folder (content/words).
 */
export type TimeTexts = (key: keyof typeof language, values?: Readonly<Record<string, string | number>>) => string;

const NEAR_DAYS: Readonly<Partial<Record<number, 'timeYesterday' | 'timeToday' | 'timeTomorrow'>>> = {
  [-1]: 'timeYesterday',
  0: 'timeToday',
  1: 'timeTomorrow',
};

const nameIn = (names: string, index: number): string => names.split('|')[index] ?? '';
/** "Friday" */
export const weekdayOf = (instant: Instant, t: TimeTexts): string => nameIn(t('timeWeekdays'), inLondon(instant).day());

/** "20 November" */
function dayAndMonth(instant: Instant, t: TimeTexts): string {
  const wall = inLondon(instant);
  return `${wall.date()} ${nameIn(t('timeMonths'), wall.month())}`;
}

/** "4pm", "5:30pm", "noon", "midnight", in London. Decision L-742; words of the visual identity, "Voice". */
export function clock(instant: Instant, t: TimeTexts): string {
  const wall = inLondon(instant);
  if (wall.minute() !== 0) return wall.format(t('timeHourAndMinute'));
  if (wall.hour() === 0) return t('timeMidnight');
  return wall.hour() === 12 ? t('timeNoon') : wall.format(t('timeFullHour'));
}

/**
 * Returns "11pm" today, "noon Sat" within six days, "9am 30 Nov" beyond, for tables. Midnight
 * belongs to the day that it ends: tonight's is "midnight".
 */
export function shortMoment(instant: Instant, now: Instant, t: TimeTexts): string {
  const day = instant - 1;
  const days = daysBetween(now, day);
  if (days === 0 || daysBetween(now, instant) === 0) return clock(instant, t);
  return `${clock(instant, t)} ${days > 0 && days < 7 ? shortWeekday(day, t) : shortDate(day, t)}`;
}

/** Returns "Friday 20 November"; with the year if `now` is in another one. */
export function dateOf(instant: Instant, now: Instant, t: TimeTexts): string {
  const year = inLondon(instant).year();
  const date = `${weekdayOf(instant, t)} ${dayAndMonth(instant, t)}`;
  return year === inLondon(now).year() ? date : `${date} ${year}`;
}

/** "Fri" */
export const shortWeekday = (instant: Instant, t: TimeTexts): string =>
  nameIn(t('timeWeekdaysShort'), inLondon(instant).day());

/** "2 Dec" */
export function shortDate(instant: Instant, t: TimeTexts): string {
  const wall = inLondon(instant);
  return `${wall.date()} ${nameIn(t('timeMonthsShort'), wall.month())}`;
}

/** "Fri 20" */
export const dayOnScale = (instant: Instant, t: TimeTexts): string =>
  `${shortWeekday(instant, t)} ${inLondon(instant).date()}`;

/** "on Friday 20 November" */
export const onDate = (instant: Instant, now: Instant, t: TimeTexts): string =>
  t('timeOnDay', { date: dateOf(instant, now, t) });

/** "today", "tomorrow", "yesterday", or null for any other day. */
export function nearDay(instant: Instant, now: Instant, t: TimeTexts): string | null {
  const key = NEAR_DAYS[daysBetween(now, instant)];
  return key ? t(key) : null;
}

/**
 * Returns "today, Friday 20 November", "tomorrow, Saturday 21 November", or only the date, which is
 * always included because the page may be printed or read later.
 */
export function dayAndDate(instant: Instant, now: Instant, t: TimeTexts): string {
  const near = nearDay(instant, now, t);
  return near ? `${near}, ${dateOf(instant, now, t)}` : dateOf(instant, now, t);
}

/** Returns "1 hour 28 minutes", "2 days 3 hours", without minutes from a day on. */
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

/** Returns "12:14pm, 9 January 2026", for times that may be long ago. */
export const clockAndDate = (instant: Instant, t: TimeTexts): string =>
  `${clock(instant, t)}, ${dayAndMonth(instant, t)} ${inLondon(instant).year()}`;

/**
 * Returns the time of data: "12:14pm" today, "12:14pm, 9 January 2026" on any other day. Decisions,
 * "Age of data".
 */
export const momentOf = (instant: Instant, now: Instant, t: TimeTexts): string =>
  daysBetween(now, instant) === 0 ? clock(instant, t) : clockAndDate(instant, t);

/**
 * Returns the time of a page's snapshot: "2:40pm", or on another day "2:40pm yesterday, Thursday 19
 * November". Style rule "Stale carries its time".
 */
export function updatedAt(instant: Instant, now: Instant, t: TimeTexts): string {
  const sameDay = daysBetween(now, instant) === 0;
  return sameDay ? clock(instant, t) : `${clock(instant, t)} ${dayAndDate(instant, now, t)}`;
}
