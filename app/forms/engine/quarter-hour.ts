import { HOUR, type Instant, MINUTE } from '~/domain/time/instant';
import { hourAndMinute, isoDay } from '~/domain/time/event-time';
import { instantOfWall, inUtc, readWall } from '~/domain/time/london-time';

const QUARTER = 15 * MINUTE;

/** "09:15": a London time on the quarter hour. API contract: QuarterHour. */
export const isQuarterHour = (text: string): boolean => /^([01]\d|2[0-3]):(00|15|30|45)$/.test(text);

/** The 96 time slots of a day. Specification: form engine, section 9. */
export const QUARTER_HOURS: readonly string[] = Array.from({ length: 96 }, (_, index) =>
  inUtc(index * QUARTER).format('HH:mm'),
);

/** The slots that pickers of a form offer: its own, or all. Decision F-548. */
export const slotsOf = (appointmentTimes: readonly string[]): readonly string[] =>
  appointmentTimes.length > 0 ? [...appointmentTimes].sort() : QUARTER_HOURS;

export interface DefaultAppointment {
  readonly day: string;
  readonly timeFrom: string;
  readonly timeUntil: string;
}

/**
 * Starts at the next quarter hour, this one when it strikes right now, and runs until 4 hours later plus 15 minutes, at most
 * to 23:45 of that day. Specification: form engine, section 9; decision F-547.
 */
export function defaultAppointment(now: Instant): DefaultAppointment {
  const start = Math.ceil(now / QUARTER) * QUARTER;
  const end = start + 4 * HOUR + QUARTER;
  const day = isoDay(start);
  return { day, timeFrom: hourAndMinute(start), timeUntil: isoDay(end) === day ? hourAndMinute(end) : '23:45' };
}

/** A real day of the calendar, as "2026-03-10". */
export const isDay = (text: string): boolean => readWall(text, 'YYYY-MM-DD') !== null;

/** The instant of a London day and time; null for an impossible day or time. Elapsed time across clock changes is real time. Decision F-551. */
export function instantOf(day: string, time: string): Instant | null {
  const wall = readWall(`${day} ${time}`, 'YYYY-MM-DD HH:mm');
  return wall && instantOfWall(wall);
}
