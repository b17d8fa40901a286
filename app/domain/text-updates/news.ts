import { isCancelled, isMultiple, isPlanned, isRestored } from '../incident/flags';
import type { Incident } from '../incident/incident';
import { credibleSteps, stageOf } from '../incident/stage';
import { HOUR, type Instant } from '../time/instant';

/** A power cut that we first hear of later than this is no news to the people without power. */
const NEW_FOR = 6 * HOUR;

/**
 * What a change of is worth a text message: stage, estimate, date, over or not. Two states with equal texts are the same to
 * whoever waits; a new message or number of homes is not news. Journeys, section 2 "Text-update screens".
 */
export function newsState(incident: Incident, now: Instant): string {
  if (isCancelled(incident)) return 'cancelled';
  if (isRestored(incident, now)) return 'restored';
  const stage = stageOf(credibleSteps(incident, false));
  return JSON.stringify([stage, incident.estimateText, incident.estimatedAt, incident.plannedAt]);
}

/**
 * Whether a change is told. `before` is the state last seen, null for an incident that was not seen before: then only what has
 * just begun, or is still to come, is news. A record that groups others speaks of nothing that they do not say themselves.
 */
export function isNews(incident: Incident, before: string | null, now: Instant): boolean {
  if (isMultiple(incident)) return false;
  if (before !== null) return before !== newsState(incident, now);
  if (isRestored(incident, now) || isCancelled(incident)) return false;
  const began = incident.receivedAt ?? incident.createdAt;
  return isPlanned(incident) ? (incident.plannedAt ?? 0) > now : began !== null && now - began <= NEW_FOR;
}
