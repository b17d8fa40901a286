import { MINUTE } from '~/domain/time/instant';
import { cachedAnswers } from '~/server/lib/cached-answers';
import type { AddressDirectory, AddressQuery } from './port';

/** Addresses, of about half a kilobyte each. */
const MOST_ADDRESSES = 20_000;

const keyOf = ({ value, isPostcodeSearchOnly, forceEcoesEndpoint }: AddressQuery): string =>
  JSON.stringify([value, isPostcodeSearchOnly, forceEcoesEndpoint]);

/**
 * Creates a directory that is asked once a minute for what many search, as in a storm. A meter
 * point number is one person's, so its answer isn't kept.
 */
export function cachedDirectory(directory: AddressDirectory): AddressDirectory {
  const search = cachedAnswers((query: AddressQuery) => directory.search(query), {
    keyOf,
    ttlMs: MINUTE,
    maxSize: MOST_ADDRESSES,
    sizeOf: (results) =>
      results.reduce(
        (sum, result) => sum + (result.kind === 'multiple' ? result.addresses.length : 1),
        1,
      ),
  });
  return {
    ...directory,
    search: (query) => (query.isMpan ? directory.search(query) : search(query)),
  };
}
