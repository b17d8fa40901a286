import type { Incident } from './incident';
import { stageOf } from './stage';

/**
 * What counts as a change worth recording: estimate, stage, status, type, category and customers. A new message alone is not one.
 * Two records of one incident are the same revision exactly when these texts are equal.
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
