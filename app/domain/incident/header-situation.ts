import type { Instant } from '../time/instant';
import { daysBetween } from '../time/london-time';
import type { Estimate } from './estimate';
import type { Flags } from './flags';
import type { Incident } from './incident';
import type { Stage } from './stage';

export interface GroupCounts {
  readonly total: number;
  readonly unplanned: number;
  readonly planned: number;
  readonly restored: number;
}

export type HeaderSituation =
  | { readonly kind: 'multiple'; readonly counts: GroupCounts }
  | { readonly kind: 'planned-cancelled'; readonly plannedAt: Instant | null }
  | { readonly kind: 'planned-restored'; readonly restoredAt: Instant | null }
  | {
      readonly kind: 'planned-upcoming';
      readonly plannedAt: Instant | null;
      /** London days; null without a date. */
      readonly days: number | null;
      readonly estimate: Estimate;
    }
  | {
      readonly kind: 'planned-day';
      readonly plannedAt: Instant;
      /** London days, negative in the past. */
      readonly days: number;
    }
  | {
      readonly kind: 'planned-active';
      readonly plannedAt: Instant;
      readonly started: boolean;
      readonly estimate: Estimate;
    }
  | {
      readonly kind: 'planned-should-have-started';
      readonly plannedAt: Instant;
      readonly estimate: Estimate;
    }
  | {
      readonly kind: 'single-premise';
      readonly stage: Stage;
      readonly restoredAt: Instant | null;
      readonly estimate: Estimate;
    }
  | { readonly kind: 'restored'; readonly restoredAt: Instant | null }
  | { readonly kind: 'unplanned'; readonly storm: boolean; readonly estimate: Estimate };

export function groupCounts({ group }: Pick<Incident, 'group'>): GroupCounts {
  const [unplanned, planned, restored] = [group?.unplanned, group?.planned, group?.restored].map(
    (references) => references?.length ?? 0,
  ) as [number, number, number];
  return { total: unplanned + planned + restored, unplanned, planned, restored };
}

/** London days: 0 today, negative in the past, null without a date (J-893, J-894). */
export const daysUntilOf = (incident: Pick<Incident, 'plannedAt'>, now: Instant): number | null =>
  incident.plannedAt === null ? null : daysBetween(now, incident.plannedAt);

type HeaderFields = Pick<
  Flags,
  'isMultiple' | 'isPlanned' | 'isCancelled' | 'isRestored' | 'isSinglePremise'
> & {
  readonly incident: Incident;
  readonly now: Instant;
  readonly storm: boolean;
  readonly estimate: Estimate;
  readonly stage: Stage;
};

/** An estimate tells at least when the work ends, so the day doesn't stand alone. */
const isDayAlone = ({ isPlannedDay }: Incident, estimate: Estimate): boolean =>
  isPlannedDay && estimate.kind === 'to-be-confirmed';

function plannedHeader({
  incident,
  now,
  estimate,
  isCancelled,
  isRestored,
}: HeaderFields): HeaderSituation {
  const { plannedAt, restoredAt } = incident;
  if (isCancelled) return { kind: 'planned-cancelled', plannedAt };
  if (isRestored) return { kind: 'planned-restored', restoredAt };
  const days = daysUntilOf(incident, now);
  if (plannedAt !== null && days !== null && isDayAlone(incident, estimate))
    return { kind: 'planned-day', plannedAt, days };
  if (plannedAt === null || days === null || days > 0)
    return { kind: 'planned-upcoming', plannedAt, days, estimate };
  if (days === 0) return { kind: 'planned-active', plannedAt, started: plannedAt <= now, estimate };
  return { kind: 'planned-should-have-started', plannedAt, estimate };
}

/**
 * If several apply: multiple, then planned work whatever it covers (its date matters most;
 * cancelled beats restored beats planned, J-895), then single premise, then restored, then
 * unplanned (L-746).
 */
export function headerOf(fields: HeaderFields): HeaderSituation {
  const { incident, storm, estimate, stage } = fields;
  if (fields.isMultiple) return { kind: 'multiple', counts: groupCounts(incident) };
  if (fields.isPlanned) return plannedHeader(fields);
  const { restoredAt } = incident;
  if (fields.isSinglePremise) return { kind: 'single-premise', stage, restoredAt, estimate };
  return fields.isRestored
    ? { kind: 'restored', restoredAt }
    : { kind: 'unplanned', storm, estimate };
}
