import { DAY, HOUR, MINUTE, type Instant } from './instant';
import { daysBetween, inLondon } from './london-time';
import { timeWords } from './time-words';

/** What stands on a calendar in London, in the language that is in force. */
function dayWords(instant: Instant, format: string): string {
  const { calendar } = timeWords();
  const wall = inLondon(instant);
  return (calendar ? wall.locale(calendar) : wall).format(format);
}

/** "4pm", "5:30pm", "noon", "midnight", in London. Decision L-742; words of the visual identity, "Voice". */
export function clock(instant: Instant): string {
  const wall = inLondon(instant);
  const { hour, minute, fullHours } = timeWords();
  if (wall.minute() !== 0) return wall.format(minute);
  return fullHours[wall.hour()] ?? wall.format(hour);
}

/**
 * "11pm" today, "noon Sat" within six days, "9am 30 Nov" beyond: for tables, where a sentence has no room. Midnight belongs to the day
 * that it ends: that of tonight is "midnight".
 */
export function shortMoment(instant: Instant, now: Instant): string {
  const day = instant - 1;
  const days = daysBetween(now, day);
  if (days === 0 || daysBetween(now, instant) === 0) return clock(instant);
  return `${clock(instant)} ${days > 0 && days < 7 ? shortWeekday(day) : shortDate(day)}`;
}

/** "Friday 20 November"; with the year where `now` is given and lies in another one. */
export function dateOf(instant: Instant, now: Instant = instant): string {
  const sameYear = inLondon(instant).year() === inLondon(now).year();
  return dayWords(instant, sameYear ? 'dddd D MMMM' : 'dddd D MMMM YYYY');
}

/** "Friday" */
export const weekdayOf = (instant: Instant): string => dayWords(instant, 'dddd');

/** "Fri" */
export const shortWeekday = (instant: Instant): string => dayWords(instant, 'ddd');

/** "2 Dec" */
export const shortDate = (instant: Instant): string => dayWords(instant, 'D MMM');

/** "Fri 20" */
export const dayOnScale = (instant: Instant): string => dayWords(instant, 'ddd D');

/** "on Friday 20 November" */
export const onDate = (instant: Instant, now: Instant): string =>
  timeWords().onDay.replace('{date}', dateOf(instant, now));

/** "today", "tomorrow", "yesterday", or null for any other day. */
export const nearDay = (instant: Instant, now: Instant): string | null =>
  timeWords().nearDays[daysBetween(now, instant)] ?? null;

/** "today, Friday 20 November", "tomorrow, Saturday 21 November", or the date alone. The page may be printed or read later: the date always stands. */
export function dayAndDate(instant: Instant, now: Instant): string {
  const near = nearDay(instant, now);
  return near ? `${near}, ${dateOf(instant, now)}` : dateOf(instant, now);
}

const count = (value: number, [one, many]: readonly [string, string]) =>
  value === 0 ? null : `${value} ${value === 1 ? one : many}`;

/** "1 hour 28 minutes", "2 days 3 hours". Minutes are left out from a day on: nobody plans by them. */
export function duration(milliseconds: number): string {
  const total = Math.max(0, Math.floor(milliseconds / MINUTE));
  const days = Math.floor((total * MINUTE) / DAY);
  const hours = Math.floor(((total * MINUTE) % DAY) / HOUR);
  const { units, lessThanAMinute } = timeWords();
  const parts = [count(days, units.day), count(hours, units.hour), days > 0 ? null : count(total % 60, units.minute)];
  return parts.filter((part) => part !== null).join(' ') || lessThanAMinute;
}

/** "12:14pm, 9 January 2026": for what may be long ago. */
export const clockAndDate = (instant: Instant): string => `${clock(instant)}, ${dayWords(instant, 'D MMMM YYYY')}`;

/** From when data are: "12:14pm" today, "12:14pm, 9 January 2026" on any other day. Decisions, "Age of data". */
export const momentOf = (instant: Instant, now: Instant): string =>
  daysBetween(now, instant) === 0 ? clock(instant) : clockAndDate(instant);

/** The time of the picture that a page shows: "2:40pm", and on another day "2:40pm yesterday, Thursday 19 November". Style rule "Stale carries its time". */
export function updatedAt(instant: Instant, now: Instant): string {
  const sameDay = daysBetween(now, instant) === 0;
  return sameDay ? clock(instant) : `${clock(instant)} ${dayAndDate(instant, now)}`;
}
