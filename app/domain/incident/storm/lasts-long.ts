import { HOUR, type Instant } from '../../time/instant';
import { dueAt } from '../estimate';
import { isCurrent } from '../flags';
import type { Incident } from '../incident';

/** From then on a home is cold, and a phone is empty: a page says where it is warm. docs/decisions/warm-places.md */
const LONG = 6 * HOUR;

/** Whether power is off now and for more than six hours in all: by the estimate, and by the hours that have already passed. */
export function lastsLong(incident: Incident, around: { storm: boolean; now: Instant }): boolean {
  const { now } = around;
  if (!isCurrent(incident, now)) return false;
  const began = incident.plannedAt ?? incident.receivedAt ?? incident.createdAt;
  return began !== null && began <= now && (dueAt(incident, around) ?? now) - began > LONG;
}
