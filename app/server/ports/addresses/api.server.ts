import { z } from 'zod';
import { isOwnNetwork } from '~/domain/address';
import { expandGroups } from '~/domain/address-search';
import { MpanInput, PostcodeInput } from '~/server/lib/api-input';
import {
  api,
  apiError,
  enforceRateLimit,
  parseInput,
  privateJson,
  queryOf,
} from '~/server/lib/api.server';
import { optional } from '~/server/lib/blank-is-absent';
import type { Content } from '~/server/content/content';
import type { AddressDirectory } from './port';
import { wireAddresses } from './wire-write';

interface Gateways {
  readonly addresses: AddressDirectory;
  readonly content: Pick<Content, 'settings'>;
}

const flag = z
  .enum(['true', 'false'], { message: 'Please say true or false' })
  .default('false')
  .transform((word) => word === 'true');
const value = z.string().max(100, 'Please enter at most 100 characters');
const Search = z.object({
  value,
  isMpan: flag,
  isPostcodeSearchOnly: flag,
  forceEcoesEndpoint: flag,
});

export const answerAddresses = api(
  { limit: 'addresses' },
  async ({ request }, { addresses, content }: Gateways) => {
    enforceRateLimit(request, 'address-lists');
    const results = await addresses.search(parseInput(Search, queryOf(request)));
    return privateJson(wireAddresses(results, content.settings().distributors));
  },
);

export const answerExportAddresses = api(
  { limit: 'addresses' },
  async ({ request }, { addresses, content }: Gateways) => {
    enforceRateLimit(request, 'address-lists');
    const results = await addresses.searchExport(
      parseInput(z.object({ value }), queryOf(request)).value,
    );
    return privateJson(wireAddresses(results, content.settings().distributors));
  },
);

const AreaQuestion = z.object({
  postcode: PostcodeInput,
  mpan: optional(MpanInput),
});
const UNKNOWN = 'We do not know this address';

export const answerAreaCheck = api(
  { limit: 'addresses', query: AreaQuestion },
  async ({ query: { postcode, mpan } }, { addresses }: Pick<Gateways, 'addresses'>) => {
    const found = expandGroups(
      await addresses.search({ value: postcode, isPostcodeSearchOnly: true }),
    );
    const address = mpan ? found.find((one) => one.mpan === mpan) : found[0];
    if (!address) return apiError('not-found', UNKNOWN);
    const { dno } = address;
    return privateJson({ dno, isUkpnDno: isOwnNetwork(address), postCode: postcode });
  },
);
