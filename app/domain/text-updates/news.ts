import { isCancelled, isMultiple, isPlanned, isRestored } from '../incident/flags';
import type { Incident } from '../incident/incident';
import { credibleSteps, stageOf } from '../incident/stage';
import { HOUR, type Instant } from '../time/instant';

/** A power cut that we first hear of later than this is not news to the people affected. */
const NEW_FOR = 6 * HOUR;

/**
 * Everything whose change is worth a text message: a new message or number of homes is not. Equal
 * texts mean no news.
 */
export function newsState(incident: Incident, now: Instant): string {
  if (isCancelled(incident)) return 'cancelled';
  if (isRestored(incident, now)) return 'restored';
  const stage = stageOf(credibleSteps(incident, false));
  return JSON.stringify([stage, incident.estimateText, incident.estimatedAt, incident.plannedAt]);
}

/**
 * `before` is the last state, null for a new incident: then only one that has just begun, or is
 * upcoming, is news. A multiple record has no news of its own.
 */
export function isNews(incident: Incident, before: string | null, now: Instant): boolean {
  if (isMultiple(incident)) return false;
  if (before !== null) return before !== newsState(incident, now);
  if (isRestored(incident, now) || isCancelled(incident)) return false;
  const began = incident.receivedAt ?? incident.createdAt;
  return isPlanned(incident)
    ? (incident.plannedAt ?? 0) > now
    : began !== null && now - began <= NEW_FOR;
}
