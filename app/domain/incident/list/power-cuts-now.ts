import type { Instant } from '../../time/instant';
import { isCurrent, isUnplanned } from '../flags';
import type { Incident } from '../incident';

/** Counts the current power cuts by region, without planned work, restored ones and groups. */
export function powerCutsNow(incidents: readonly Incident[], now: Instant): Record<1 | 2 | 3, number> {
  const counts = { 1: 0, 2: 0, 3: 0 };
  for (const incident of incidents) {
    const { region } = incident;
    if (region !== 0 && isUnplanned(incident) && isCurrent(incident, now)) counts[region] += 1;
  }
  return counts;
}
