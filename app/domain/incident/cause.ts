import { isPlanned } from './flags';
import type { Incident } from './incident';

/** The operator's plain words, or the storm's wording in storm mode. */
export function causeOf(
  incident: Pick<Incident, 'powerCutType' | 'plannedAt' | 'plannedReason' | 'cause' | 'stormCause'>,
  { storm }: { storm: boolean },
): string | null {
  const usual = isPlanned(incident) ? (incident.plannedReason ?? incident.cause) : incident.cause;
  return (storm ? incident.stormCause : null) ?? usual;
}
