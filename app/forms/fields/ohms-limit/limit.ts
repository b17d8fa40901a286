export const PHASES = ['Single phase', 'Two phase', 'Three phase'] as const;
export const FUSES = ['60A', '80A', '100A', '200A', '300A'] as const;
export const EARTHINGS = ['PME', 'CNE', 'TNCS', 'TNS-TN', 'SNE', 'TNS-SNE', 'TT'] as const;

const LARGE_FUSES: Readonly<Record<string, number>> = { '200A': 0.2, '300A': 0.15 };
const EARTHING_LIMITS: Readonly<Record<string, number>> = {
  PME: 0.35,
  CNE: 0.35,
  TNCS: 0.35,
  'TNS-TN': 0.8,
  SNE: 0.8,
  'TNS-SNE': 0.8,
};

/**
 * In ohms; none: any reading is allowed; missing: this supply has limits, but not for this
 * earthing.
 */
export type Limit = number | 'none' | 'missing';

/**
 * The fuse decides first: 200A and 300A have their own limit, even on a single phase (the stricter
 * one). Single phase or 100A with an unlisted earthing has no limit although one applies (F-555,
 * F-556).
 */
export function limitFor(supplyPhase: string, propertyFuses: string, earthingType: string): Limit {
  const byFuse = LARGE_FUSES[propertyFuses];
  if (byFuse !== undefined) return byFuse;
  if (supplyPhase !== 'Single phase' && propertyFuses !== '100A') return 'none';
  return EARTHING_LIMITS[earthingType] ?? 'missing';
}
