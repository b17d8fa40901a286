import { expandGroups } from '~/domain/address-search';
import { parsePostcode } from '~/domain/postcode';
import { MINUTE } from '~/domain/time/instant';
import { cachedAnswers } from '~/server/lib/cached-answers';
import type { AddressDirectory, AddressQuery } from './port';

const MOST_BYTES = 10_000_000;
const ADDRESS_BYTES = 500;

/** However a postcode is written, it's the same question. */
const keyOf = ({ value, isPostcodeSearchOnly, forceEcoesEndpoint }: AddressQuery): string =>
  JSON.stringify([
    parsePostcode(value)?.postcode ?? value,
    isPostcodeSearchOnly,
    forceEcoesEndpoint,
  ]);

/** Not for meter point numbers: each is one person's. */
export function cachedDirectory(directory: AddressDirectory): AddressDirectory {
  const search = cachedAnswers((query: AddressQuery) => directory.search(query), {
    keyOf,
    ttlMs: MINUTE,
    maxBytes: MOST_BYTES,
    bytesOf: (results) => ADDRESS_BYTES * expandGroups(results).length,
  });
  return {
    ...directory,
    search: (query) => (query.isMpan ? directory.search(query) : search(query)),
  };
}
