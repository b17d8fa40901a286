import type { Instant } from '../../time/instant';
import { isCurrent, isUnplanned } from '../flags';
import type { Incident } from '../incident';

/** How many power cuts there are in each region at this moment; planned work, restored ones and groups are no power cuts now. */
export function powerCutsNow(incidents: readonly Incident[], now: Instant): Record<1 | 2 | 3, number> {
  const counts = { 1: 0, 2: 0, 3: 0 };
  for (const incident of incidents) {
    const { region } = incident;
    if (region !== 0 && isUnplanned(incident) && isCurrent(incident, now)) counts[region] += 1;
  }
  return counts;
}
