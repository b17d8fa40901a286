import type { Instant } from '../time/instant';
import { daysBetween } from '../time/london-time';
import type { Incident } from './incident';

export const isCancelled = (incident: Pick<Incident, 'statusId'>): boolean =>
  incident.statusId === 8;

/** Groups others. The power cut type decides; type code 0 counts if the type is unknown (F-575). */
export const isMultiple = (incident: Pick<Incident, 'powerCutType' | 'type'>): boolean =>
  incident.powerCutType === 'multiple' || (incident.powerCutType === null && incident.type === 0);

/** A restored record is planned if it had a planned date. */
export const isPlanned = (incident: Pick<Incident, 'powerCutType' | 'plannedAt'>): boolean =>
  incident.powerCutType === 'planned' ||
  (incident.powerCutType === 'restored' && incident.plannedAt !== null);

/** Today or in the past, by London days (J-894). */
export function isPlannedActive(
  incident: Pick<Incident, 'powerCutType' | 'plannedAt'>,
  now: Instant,
): boolean {
  return (
    isPlanned(incident) && incident.plannedAt !== null && daysBetween(now, incident.plannedAt) <= 0
  );
}

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
 * The feed keeps finished work as `Planned` with StatusId 5 (complete), which also counts as
 * restored.
 */
export function isRestoredPlanned(
  incident: Pick<Incident, 'powerCutType' | 'plannedAt' | 'restoredAt' | 'statusId'>,
  now: Instant,
): boolean {
  return (
    isPlannedActive(incident, now) && (incident.restoredAt !== null || incident.statusId === 5)
  );
}

export function isRestored(
  incident: Pick<Incident, 'powerCutType' | 'plannedAt' | 'restoredAt' | 'statusId'>,
  now: Instant,
): boolean {
  return incident.powerCutType === 'restored' || isRestoredPlanned(incident, now);
}

export const isSinglePremise = (incident: Pick<Incident, 'type'>): boolean => incident.type === 1;

/** Also of an unknown type with steps to show (J-883). */
export const isUnplanned = (incident: Pick<Incident, 'powerCutType' | 'type' | 'steps'>): boolean =>
  incident.powerCutType === 'unplanned' ||
  (incident.powerCutType === null && !isMultiple(incident) && incident.steps.length > 0);

/** Power is off because of it today (J-906). */
export function isCurrent(incident: Incident, now: Instant): boolean {
  if (isMultiple(incident) || isCancelled(incident) || isRestored(incident, now)) return false;
  return isUnplanned(incident) || isPlannedActive(incident, now);
}

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
