import type { Instant } from './instant';
import { toLondon } from './london-time';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const two = (value: number): string => String(value).padStart(2, '0');

/** Specification: lookup, section 9 "Dates dd LLLL yyyy for events": "05 March 2026", in London (decision L-742). */
export function longDate(instant: Instant): string {
  const { day, month, year } = toLondon(instant);
  return `${two(day)} ${MONTHS[month - 1]} ${year}`;
}

/** Specification: lookup, section 9 "dd.MM.yyyy for project end dates". */
export function dottedDate(instant: Instant): string {
  const { day, month, year } = toLondon(instant);
  return `${two(day)}.${two(month)}.${year}`;
}

/** Specification: lookup, section 9 "Times HH:mm": "18:30", in London (decision L-742). */
export function hourAndMinute(instant: Instant): string {
  const { hour, minute } = toLondon(instant);
  return `${two(hour)}:${two(minute)}`;
}

/** The day for machines: "2026-03-05". */
export function isoDay(instant: Instant): string {
  const { day, month, year } = toLondon(instant);
  return `${year}-${two(month)}-${two(day)}`;
}
