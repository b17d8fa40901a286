/**
 * The operator's regions by their number in the directory. Specification: lookup, section 3 (Area
 * checker result).
 */
export const regions = {
  1: { code: 'EPN', name: 'East of England' },
  2: { code: 'LPN', name: 'London' },
  3: { code: 'SPN', name: 'South East' },
} as const;

/**
 * Returns the name of one of our regions; null for our network without a region (dno 0) and for
 * other networks.
 */
export const regionName = (dno: number): string | null => regions[dno as keyof typeof regions]?.name ?? null;
