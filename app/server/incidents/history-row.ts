import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Incident } from '~/domain/incident/incident';
import { incidentRevision } from '~/domain/incident/revision';
import { stageOf } from '~/domain/incident/stage';
import type { Instant } from '~/domain/time/instant';
import type { Database } from '../store/tables';
import type { EstimateRevision } from './incidents';

export type HistoryRow = Insertable<Database['incident_history']>;

/** Equal exactly when nothing that matters to the history changed. */
export const historyRevision = (incident: Incident): string =>
  createHash('sha1').update(incidentRevision(incident)).digest('base64url').slice(0, 12);

export const historyRow = (incident: Incident, seenAt: Instant): HistoryRow => ({
  reference: incident.reference,
  seen_at: seenAt,
  gone: 0,
  revision: historyRevision(incident),
  estimate_text: incident.estimateText,
  estimated_at: incident.estimatedAt,
  stage: stageOf(incident.steps),
  status_id: incident.statusId,
  power_cut_type: incident.powerCutType,
  incident_type: incident.type,
  category: incident.category,
  region: incident.region,
  customers_affected: incident.customersAffected ?? 0,
  customers_planned: incident.customersPlanned ?? 0,
  received_at: incident.receivedAt,
  planned_at: incident.plannedAt,
  restored_at: incident.restoredAt,
  sectors: JSON.stringify(incident.sectors),
});

/** Newest first, without rows that changed something else; `rows` are oldest first. */
export function revisionsOf(
  rows: readonly Pick<HistoryRow, 'seen_at' | 'estimate_text' | 'estimated_at'>[],
): readonly EstimateRevision[] {
  const revisions: EstimateRevision[] = [];
  for (const { seen_at, estimate_text = null, estimated_at = null } of rows) {
    const last = revisions.at(-1);
    if (last && last.estimateText === estimate_text && last.estimatedAt === estimated_at) continue;
    revisions.push({ reportedAt: seen_at, estimateText: estimate_text, estimatedAt: estimated_at });
  }
  return revisions.reverse();
}
