import type { Instant } from '../time/instant';
import { isCancelled, isMultiple, isPlanned, isRestored } from './flags';
import type { Incident } from './incident';

export const plannedWorks = (incidents: readonly Incident[], now: Instant): readonly Incident[] =>
  incidents
    .filter(
      (incident) =>
        isPlanned(incident) &&
        !isMultiple(incident) &&
        !isCancelled(incident) &&
        !isRestored(incident, now),
    )
    .sort((a, b) => (a.plannedAt ?? Infinity) - (b.plannedAt ?? Infinity));
