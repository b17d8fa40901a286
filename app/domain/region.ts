/** The operator's regions as the directory numbers them. Specification: lookup, section 3 (Area checker result). */
export const regions = {
  1: { code: 'EPN', name: 'East of England' },
  2: { code: 'LPN', name: 'London' },
  3: { code: 'SPN', name: 'South East' },
} as const;

/** The name of an own region; null for the own network without one (dno 0) and for other networks. */
export const regionName = (dno: number): string | null => regions[dno as keyof typeof regions]?.name ?? null;
