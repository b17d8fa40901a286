import { HOUR, type Instant, MINUTE } from '~/domain/time/instant';
import { hourAndMinute, isoDay } from '~/domain/time/event-time';
import { instantOfWall, inUtc, readWall } from '~/domain/time/london-time';

const QUARTER = 15 * MINUTE;

/**
 * Returns whether the text is a quarter-hour London time, such as "09:15". API contract:
 * QuarterHour.
 */
export const isQuarterHour = (text: string): boolean =>
  /^([01]\d|2[0-3]):(00|15|30|45)$/.test(text);

/** The 96 time slots of a day. Specification: form engine, section 9. */
export const QUARTER_HOURS: readonly string[] = Array.from({ length: 96 }, (_, index) =>
  inUtc(index * QUARTER).format('HH:mm'),
);

/** Returns the slots of a form's pickers: its own, or all. Decision F-548. */
export const slotsOf = (appointmentTimes: readonly string[]): readonly string[] =>
  appointmentTimes.length > 0 ? [...appointmentTimes].sort() : QUARTER_HOURS;

export interface DefaultAppointment {
  readonly day: string;
  readonly timeFrom: string;
  readonly timeUntil: string;
}

/**
 * Returns an appointment from the next quarter hour (or now, if exactly on one) until 4 hours and
 * 15 minutes later, at most 23:45 that day. Specification: form engine, section 9; decision F-547.
 */
export function defaultAppointment(now: Instant): DefaultAppointment {
  const start = Math.ceil(now / QUARTER) * QUARTER;
  const end = start + 4 * HOUR + QUARTER;
  const day = isoDay(start);
  return {
    day,
    timeFrom: hourAndMinute(start),
    timeUntil: isoDay(end) === day ? hourAndMinute(end) : '23:45',
  };
}

/** Returns whether the text is a real calendar day, such as "2026-03-10". */
export const isDay = (text: string): boolean => readWall(text, 'YYYY-MM-DD') !== null;

/**
 * Returns the instant of a London day and time; null if impossible. Durations across clock changes
 * are real time. Decision F-551.
 */
export function instantOf(day: string, time: string): Instant | null {
  const wall = readWall(`${day} ${time}`, 'YYYY-MM-DD HH:mm');
  return wall && instantOfWall(wall);
}
