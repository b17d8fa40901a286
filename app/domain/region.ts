import regions from '#operator/regions.json';

/** A licence area of the operator, by its number in the directory. Specification: lookup, section 3 (Area checker result). */
export interface LicenceArea {
  readonly number: number;
  readonly code: string;
  readonly name: string;
}

/** The operator's regions in the order of their numbers, which start at 1. */
export const REGIONS: readonly LicenceArea[] = regions;

/**
 * Returns one of our regions; null for our network without a region (dno 0) and for other networks.
 */
export const regionOf = (dno: number): LicenceArea | null => REGIONS[dno - 1] ?? null;

/** Returns the number of the region with this code; 0 if there is none. */
export const regionNumber = (code: string): number =>
  REGIONS.findIndex((region) => region.code === code) + 1;
