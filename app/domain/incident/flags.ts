import type { Instant } from '../time/instant';
import { daysBetween } from '../time/london-time';
import type { Incident } from './incident';

/** Cancelled: StatusId is 8. Specification: form engine, section 4 "Incident helpers". */
export const isCancelled = (incident: Pick<Incident, 'statusId'>): boolean =>
  incident.statusId === 8;

/**
 * Returns whether a record only groups others. The power cut type decides; type code 0 counts if
 * the type is unknown. Decision F-575.
 */
export const isMultiple = (incident: Pick<Incident, 'powerCutType' | 'type'>): boolean =>
  incident.powerCutType === 'multiple' || (incident.powerCutType === null && incident.type === 0);

/**
 * Returns whether it is planned work, restored or not: a restored record is planned if it had a
 * planned date.
 */
export const isPlanned = (incident: Pick<Incident, 'powerCutType' | 'plannedAt'>): boolean =>
  incident.powerCutType === 'planned' ||
  (incident.powerCutType === 'restored' && incident.plannedAt !== null);

/** Planned active: the planned date is today or in the past. Form engine, section 4 "Incident helpers"; London days, decision J-894. */
export function isPlannedActive(
  incident: Pick<Incident, 'powerCutType' | 'plannedAt'>,
  now: Instant,
): boolean {
  return (
    isPlanned(incident) && incident.plannedAt !== null && daysBetween(now, incident.plannedAt) <= 0
  );
}

/** Future: the planned date is after now and not today. Form engine, section 4 "Incident helpers". */
export function isFuture(
  incident: Pick<Incident, 'powerCutType' | 'plannedAt'>,
  now: Instant,
): boolean {
  return (
    incident.powerCutType === 'planned' &&
    incident.plannedAt !== null &&
    daysBetween(now, incident.plannedAt) > 0
  );
}

/**
 * Restored planned power cut: planned, active and with a restored time. Form engine, section 4
 * "Incident helpers". The feed keeps finished work as `Planned` with StatusId 5 (complete), which
 * also counts as restored.
 */
export function isRestoredPlanned(
  incident: Pick<Incident, 'powerCutType' | 'plannedAt' | 'restoredAt' | 'statusId'>,
  now: Instant,
): boolean {
  return (
    isPlannedActive(incident, now) && (incident.restoredAt !== null || incident.statusId === 5)
  );
}

/** Returns whether power is back for everyone in this incident, planned or not. */
export function isRestored(
  incident: Pick<Incident, 'powerCutType' | 'plannedAt' | 'restoredAt' | 'statusId'>,
  now: Instant,
): boolean {
  return incident.powerCutType === 'restored' || isRestoredPlanned(incident, now);
}

/** Type code 1, one home only. Form engine, section 4 "Incident type codes". */
export const isSinglePremise = (incident: Pick<Incident, 'type'>): boolean => incident.type === 1;

/** Unplanned, or of an unknown type but with steps to show. Decision J-883. */
export const isUnplanned = (incident: Pick<Incident, 'powerCutType' | 'type' | 'steps'>): boolean =>
  incident.powerCutType === 'unplanned' ||
  (incident.powerCutType === null && !isMultiple(incident) && incident.steps.length > 0);

/**
 * Returns whether power is off because of it today, which makes it a current incident. Decision
 * J-906.
 */
export function isCurrent(incident: Incident, now: Instant): boolean {
  if (isMultiple(incident) || isCancelled(incident) || isRestored(incident, now)) return false;
  return isUnplanned(incident) || isPlannedActive(incident, now);
}

/** All of these together, for callers that need several. */
export interface Flags {
  readonly isMultiple: boolean;
  readonly isPlanned: boolean;
  readonly isCancelled: boolean;
  readonly isRestored: boolean;
  readonly isFuture: boolean;
  readonly isSinglePremise: boolean;
  readonly isUnplanned: boolean;
}

export const flagsOf = (incident: Incident, now: Instant): Flags => ({
  isMultiple: isMultiple(incident),
  isPlanned: isPlanned(incident),
  isCancelled: isCancelled(incident),
  isRestored: isRestored(incident, now),
  isFuture: isFuture(incident, now),
  isSinglePremise: isSinglePremise(incident),
  isUnplanned: isUnplanned(incident),
});
