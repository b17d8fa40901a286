import regions from '#operator/regions.json';

export interface LicenceArea {
  readonly number: number;
  readonly code: string;
  readonly name: string;
}

/** In the order of their numbers, which start at 1. */
export const REGIONS: readonly LicenceArea[] = regions;

/** Null for our network without a region (dno 0) and for other networks. */
export const regionOf = (dno: number): LicenceArea | null => REGIONS[dno - 1] ?? null;

/** 0 if there is none. */
export const regionNumber = (code: string): number =>
  REGIONS.findIndex((region) => region.code === code) + 1;
