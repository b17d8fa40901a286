import type { Incident } from './incident';
import { stageOf } from './stage';

/**
 * Returns a text of everything whose change is worth recording: estimate, stage, status, type,
 * category and customers, but not a new message alone. Equal texts mean the same revision.
 * Architecture, "How data flows" 1: snapshots that differ are recorded as history.
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
