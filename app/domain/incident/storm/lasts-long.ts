import { HOUR, type Instant } from '../../time/instant';
import { dueAt } from '../estimate';
import { isCurrent } from '../flags';
import type { Incident } from '../incident';

/**
 * After this a home is cold and a phone empty, so the page shows warm places.
 * docs/decisions/warm-places.md
 */
const LONG = 6 * HOUR;

/**
 * Returns whether power is off now and for more than six hours in total: by the estimate, and by
 * the hours already passed.
 */
export function lastsLong(incident: Incident, around: { storm: boolean; now: Instant }): boolean {
  const { now } = around;
  if (!isCurrent(incident, now)) return false;
  const began = incident.plannedAt ?? incident.receivedAt ?? incident.createdAt;
  return began !== null && began <= now && (dueAt(incident, around) ?? now) - began > LONG;
}
