import { HOUR, type Instant, MINUTE } from '~/domain/instant';
import { fromLondon, toLondon } from '~/domain/london-time';

const QUARTER = 15 * MINUTE;
const two = (number: number): string => String(number).padStart(2, '0');

/** "09:15": a London time on the quarter hour. API contract: QuarterHour. */
export const isQuarterHour = (text: string): boolean => /^([01]\d|2[0-3]):(00|15|30|45)$/.test(text);

/** The 96 time slots of a day. Specification: form engine, section 9. */
export const QUARTER_HOURS: readonly string[] = Array.from(
  { length: 96 },
  (_, index) => `${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`,
);

/** The slots that pickers of a form offer: its own, or all. Decision F-548. */
export const slotsOf = (appointmentTimes: readonly string[]): readonly string[] =>
  appointmentTimes.length > 0 ? [...appointmentTimes].sort() : QUARTER_HOURS;

/** "2026-03-10" */
export const dayOf = (instant: Instant): string => {
  const { year, month, day } = toLondon(instant);
  return `${year}-${two(month)}-${two(day)}`;
};

const timeOf = (instant: Instant): string => {
  const { hour, minute } = toLondon(instant);
  return `${two(hour)}:${two(minute)}`;
};

export interface DefaultAppointment {
  readonly day: string;
  readonly timeFrom: string;
  readonly timeUntil: string;
}

/**
 * Starts at the next quarter hour, the same one when it strikes now, and runs until 4 hours later plus 15 minutes, at most
 * to 23:45 of that day. Specification: form engine, section 9; decision F-547.
 */
export function defaultAppointment(now: Instant): DefaultAppointment {
  const start = Math.ceil(now / QUARTER) * QUARTER;
  const end = start + 4 * HOUR + QUARTER;
  const day = dayOf(start);
  return { day, timeFrom: timeOf(start), timeUntil: dayOf(end) === day ? timeOf(end) : '23:45' };
}

/** A real day of the calendar, as "2026-03-10". */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && Number(match[1]) >= 1900;
}

/** The instant of a London day and time; null for what is no day or no time. Elapsed time across clock changes is real time. Decision F-551. */
export function instantOf(day: string, time: string): Instant | null {
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return fromLondon(year, month, date, hour, minute);
}
