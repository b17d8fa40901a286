import { LRUCache } from 'lru-cache';
import { isFailure } from '~/domain/failure';
import { sectorOf } from '~/domain/postcode';
import type { AddressDirectory } from '~/server/ports/addresses/port';

/** As much as a visitor can take in, and a limit on the work. */
const MOST_POSTCODES = 8;
const REMEMBERED = 5000;

interface Near {
  readonly sector: string | null;
  readonly postcode: string | null;
}

/** The visitor's own postcode first, then its sector; others only if nothing is nearer. */
function nearest(postcodes: readonly string[], { sector, postcode: own }: Near): readonly string[] {
  const inSector =
    sector === null ? [] : postcodes.filter((postcode) => sectorOf(postcode) === sector);
  const near = inSector.length > 0 ? inSector : postcodes;
  return near.toSorted((a, b) => Number(b === own) - Number(a === own)).slice(0, MOST_POSTCODES);
}

export function createStreets(addresses: AddressDirectory) {
  const cache = new LRUCache<string, readonly string[]>({ max: REMEMBERED });

  async function lookUp(postcode: string): Promise<readonly string[]> {
    const before = cache.get(postcode);
    if (before) return before;
    const found = await addresses
      .search({ value: postcode, isPostcodeSearchOnly: true })
      .catch((error: unknown) => {
        if (isFailure(error, 'not-found') || isFailure(error, 'invalid')) return [];
        throw error;
      });
    const singles = found.flatMap((result) =>
      result.kind === 'single' ? [result] : result.addresses,
    );
    const streets = [...new Set(singles.flatMap(({ street }) => street ?? []))];
    cache.set(postcode, streets);
    return streets;
  }

  return async (postcodes: readonly string[], near: Near): Promise<readonly string[]> => {
    const streets = await Promise.all(nearest(postcodes, near).map(lookUp));
    return [...new Set(streets.flat())].sort((a, b) => a.localeCompare(b, 'en'));
  };
}
