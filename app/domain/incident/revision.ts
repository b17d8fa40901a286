import type { Incident } from './incident';
import { stageOf } from './stage';

/**
 * Everything whose change is worth recording in history, but not a new message alone. Equal texts
 * mean the same revision.
 */
export const incidentRevision = (incident: Incident): string =>
  JSON.stringify([
    incident.estimateText,
    incident.stormEstimateText,
    incident.estimatedAt,
    stageOf(incident.steps),
    incident.statusId,
    incident.powerCutType,
    incident.type,
    incident.category,
    incident.customersAffected,
    incident.customersPlanned,
    incident.plannedAt,
    incident.restoredAt,
    incident.group,
  ]);
