import { z } from 'zod';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import { wireAddresses } from '~/server/ports/addresses/wire-write';
import { parseInput, queryOf } from '~/server/lib/api.server';
import { respond, type Answers } from './answers.server';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true');
const value = z.string().max(100);
const Search = z.object({
  value,
  isMpan: flag,
  isPostcodeSearchOnly: flag,
  forceEcoesEndpoint: flag,
});
const Export = z.object({ value });

/**
 * For sites in other processes: our own reads the same tables directly. Distributors come from the
 * site.
 */
export function addressAnswers(addresses: AddressDirectory): Answers {
  return {
    '/api/get-addresses': {
      GET: async (request) =>
        respond<'AddressResults'>(
          wireAddresses(await addresses.search(parseInput(Search, queryOf(request))), []),
        ),
    },
    '/api/get-export-addresses': {
      GET: async (request) =>
        respond<'AddressResults'>(
          wireAddresses(
            await addresses.searchExport(parseInput(Export, queryOf(request)).value),
            [],
          ),
        ),
    },
  };
}
