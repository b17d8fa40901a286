import { z } from 'zod';
import { isOwnNetwork } from '~/domain/address';
import { expandGroups } from '~/domain/address-search';
import { MpanInput, PostcodeInput } from '~/server/lib/api-input';
import { answerApi, apiError, parseInput, privateJson, queryOf } from '~/server/lib/api.server';
import type { Content } from '~/server/content/content';
import { enforceRateLimit } from '~/server/lib/rate-limit.server';
import type { AddressDirectory } from './port';
import { ADDRESS_LOOKUPS, ADDRESS_LOOKUPS_NAME } from './limit.server';
import { wireAddresses } from './wire-write';

interface Gateways {
  readonly addresses: AddressDirectory;
  readonly content: Pick<Content, 'settings'>;
}

/**
 * These answers contain meter point numbers for a whole postcode. Our own pages do not use them, so
 * only programs call this, with a lower limit.
 */
const LISTS = { perMinute: 60, burst: 120 };
function enforceLimits(request: Request): void {
  enforceRateLimit(request, ADDRESS_LOOKUPS_NAME, ADDRESS_LOOKUPS);
  enforceRateLimit(request, 'address-lists', LISTS);
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

export const answerAddresses = (
  request: Request,
  { addresses, content }: Gateways,
): Promise<Response> =>
  answerApi(async () => {
    enforceLimits(request);
    const results = await addresses.search(parseInput(Search, queryOf(request)));
    return privateJson(wireAddresses(results, content.settings().distributors));
  });

export const answerExportAddresses = (
  request: Request,
  { addresses, content }: Gateways,
): Promise<Response> =>
  answerApi(async () => {
    enforceLimits(request);
    const results = await addresses.searchExport(
      parseInput(z.object({ value }), queryOf(request)).value,
    );
    return privateJson(wireAddresses(results, content.settings().distributors));
  });

const blankIsAbsent = (text: unknown) => (text === '' ? undefined : text);
const AreaQuestion = z.object({
  postcode: PostcodeInput,
  mpan: z.preprocess(blankIsAbsent, MpanInput.optional()),
});
const UNKNOWN = 'We do not know this address';

export const answerAreaCheck = (
  request: Request,
  { addresses }: Pick<Gateways, 'addresses'>,
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, ADDRESS_LOOKUPS_NAME, ADDRESS_LOOKUPS);
    const { postcode, mpan } = parseInput(AreaQuestion, queryOf(request));
    const found = expandGroups(
      await addresses.search({ value: postcode, isPostcodeSearchOnly: true }),
    );
    const address = mpan ? found.find((one) => one.mpan === mpan) : found[0];
    if (!address) return apiError('not-found', UNKNOWN);
    const { dno } = address;
    return privateJson({ dno, isUkpnDno: isOwnNetwork(address), postCode: postcode });
  });
