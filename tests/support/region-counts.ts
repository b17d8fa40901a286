import { REGIONS } from '~/domain/region';
import type { RegionCount } from '~/domain/incident/list/power-cuts-now';

/** Returns the operator's regions with these numbers of power cuts, in order; none where there are fewer. */
export const regionCounts = (...counts: readonly number[]): RegionCount[] =>
  REGIONS.map(({ number, name }, index) => ({ number, name, count: counts[index] ?? 0 }));
