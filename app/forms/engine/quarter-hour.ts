import { HOUR, type Instant, MINUTE } from '~/domain/time/instant';
import { hourAndMinute, isoDay } from '~/domain/time/event-time';
import { instantOfWall, inUtc, readWall } from '~/domain/time/london-time';

const QUARTER = 15 * MINUTE;

/** London time: "09:15". */
export const isQuarterHour = (text: string): boolean =>
  /^([01]\d|2[0-3]):(00|15|30|45)$/.test(text);

export const QUARTER_HOURS: readonly string[] = Array.from({ length: 96 }, (_, index) =>
  inUtc(index * QUARTER).format('HH:mm'),
);

export const slotsOf = (appointmentTimes: readonly string[]): readonly string[] =>
  appointmentTimes.length > 0 ? [...appointmentTimes].sort() : QUARTER_HOURS;

export interface DefaultAppointment {
  readonly day: string;
  readonly timeFrom: string;
  readonly timeUntil: string;
}

/**
 * From the next quarter hour (or now, if exactly on one) until 4 hours and 15 minutes later, at
 * most 23:45 that day (F-547).
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

/** A real calendar day: "2026-03-10". */
export const isDay = (text: string): boolean => readWall(text, 'YYYY-MM-DD') !== null;

/** London time; null if impossible. Durations across clock changes are real time (F-551). */
export function instantOf(day: string, time: string): Instant | null {
  const wall = readWall(`${day} ${time}`, 'YYYY-MM-DD HH:mm');
  return wall && instantOfWall(wall);
}
