import { MINUTE, type Instant } from '../time/instant';
import { inLondon, instantOfWall } from '../time/london-time';
import type { Situation } from './situation';

export interface CalendarEvent {
  readonly start: Instant;
  readonly end: Instant;
}

/** What ends in the minute in which it began, or before, is no event: calendars write whole minutes and want an end after the start (RFC 5545, 3.8.2.2). */
export const timeInCalendar = (start: Instant | null, end: Instant | null): CalendarEvent | null =>
  start !== null && end !== null && end - start >= MINUTE ? { start, end } : null;

const AFTER_ESTIMATE = 30 * MINUTE;

const lastMinuteOfDay = (instant: Instant): Instant => instantOfWall(inLondon(instant).endOf('day').startOf('minute'));

/** The estimated restoration that the end is counted from: the feed's time, else the end of its range. */
function estimatedRestoration({ incident, estimate }: Situation): Instant | null {
  if (incident.estimatedAt !== null) return incident.estimatedAt;
  return estimate.kind === 'window' ? estimate.to : estimate.kind === 'time' ? estimate.at : null;
}

/**
 * What Add to Calendar saves: from the planned or reported time to 30 minutes after the estimate; planned work without one
 * ends at 23:59 London time. Null where there is neither, and where nothing is left to wait for.
 * Specification: journeys, section 9; decisions J-1041 to J-1043.
 */
export function calendarEventOf(situation: Situation): CalendarEvent | null {
  const { incident, isMultiple, isCancelled, isRestored, isPlanned } = situation;
  if (isMultiple || isCancelled || isRestored) return null;
  const estimate = estimatedRestoration(situation);
  const planned = isPlanned ? incident.plannedAt : null;
  const start = planned ?? incident.receivedAt ?? incident.createdAt;
  const end = estimate !== null ? estimate + AFTER_ESTIMATE : planned === null ? null : lastMinuteOfDay(planned);
  return timeInCalendar(start, end);
}
