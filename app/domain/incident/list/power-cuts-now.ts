import type { Instant } from '../../time/instant';
import { isCurrent, isUnplanned } from '../flags';
import type { LicenceArea } from '../../region';
import type { Incident } from '../incident';

export type RegionCount = Pick<LicenceArea, 'number' | 'name'> & { readonly count: number };

/** Without planned work, restored ones and groups. */
export function powerCutsNow(
  incidents: readonly Incident[],
  regions: readonly LicenceArea[],
  now: Instant,
): RegionCount[] {
  const current = incidents.filter((one) => isUnplanned(one) && isCurrent(one, now));
  return regions.map(({ number, name }) => ({
    number,
    name,
    count: current.filter(({ region }) => region === number).length,
  }));
}
