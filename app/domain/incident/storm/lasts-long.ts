import { HOUR, type Instant } from '../../time/instant';
import { dueAt } from '../estimate';
import { isCurrent } from '../flags';
import type { Incident } from '../incident';

/** For longer than this people look for somewhere warm. docs/decisions/warm-places.md */
const LONG = 2 * HOUR;

/** Also true where nobody knows for how long, or the estimate has passed. */
export function lastsLong(incident: Incident, context: { storm: boolean; now: Instant }): boolean {
  const { now } = context;
  if (!isCurrent(incident, now)) return false;
  const began = incident.plannedAt ?? incident.receivedAt ?? incident.createdAt;
  if (began !== null && began > now) return false;
  const due = dueAt(incident, context);
  return due === null || due <= now || due - now > LONG;
}
