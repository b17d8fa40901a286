import { MINUTE, type Instant } from '../time/instant';
import { inLondon, instantOfWall } from '../time/london-time';
import type { Situation } from './situation';

export interface CalendarEvent {
  readonly start: Instant;
  readonly end: Instant;
}

/**
 * The end must be at least a minute after the start, because calendars use whole minutes (RFC 5545,
 * 3.8.2.2).
 */
export const timeInCalendar = (start: Instant | null, end: Instant | null): CalendarEvent | null =>
  start !== null && end !== null && end - start >= MINUTE ? { start, end } : null;

const AFTER_ESTIMATE = 30 * MINUTE;

const lastMinuteOfDay = (instant: Instant): Instant =>
  instantOfWall(inLondon(instant).endOf('day').startOf('minute'));

function estimatedRestoration({ incident, estimate }: Situation): Instant | null {
  if (incident.estimatedAt !== null) return incident.estimatedAt;
  return estimate.kind === 'window' ? estimate.to : estimate.kind === 'time' ? estimate.at : null;
}

/**
 * From the planned or reported time to 30 minutes after the estimate; planned work without an
 * estimate ends at 23:59 London time. Null without both, and if it is over (J-1041 to J-1043).
 */
export function calendarEventOf(situation: Situation): CalendarEvent | null {
  const { incident, isMultiple, isCancelled, isRestored, isPlanned } = situation;
  if (isMultiple || isCancelled || isRestored) return null;
  const estimate = estimatedRestoration(situation);
  const planned = isPlanned ? incident.plannedAt : null;
  const start = planned ?? incident.receivedAt ?? incident.createdAt;
  const end =
    estimate !== null
      ? estimate + AFTER_ESTIMATE
      : planned === null
        ? null
        : lastMinuteOfDay(planned);
  return timeInCalendar(start, end);
}
