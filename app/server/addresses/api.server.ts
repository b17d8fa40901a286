import { z } from 'zod';
import { answerApi, parseInput, privateJson, queryOf } from '../api.server';
import type { Content } from '../content/content';
import { enforceRateLimit } from '../rate-limit.server';
import type { AddressDirectory } from './addresses';
import { wireAddresses } from './wire-write';

interface Gateways {
  readonly addresses: AddressDirectory;
  readonly content: Pick<Content, 'settings'>;
}

/** Many phones share one address of a mobile network, most of all in a storm. */
const LIMIT = { perMinute: 600 };
const flag = z
  .enum(['true', 'false'], { message: 'Please say true or false' })
  .default('false')
  .transform((word) => word === 'true');
const value = z.string().max(100, 'Please enter at most 100 characters');
const Search = z.object({ value, isMpan: flag, isPostcodeSearchOnly: flag, forceEcoesEndpoint: flag });

/** GET /api/get-addresses. Specification: lookup, section 7; api.openapi.yaml. */
export const answerAddresses = (request: Request, { addresses, content }: Gateways): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'get-addresses', LIMIT);
    const results = await addresses.search(parseInput(Search, queryOf(request)));
    return privateJson(wireAddresses(results, content.settings().distributors));
  });

/** GET /api/get-export-addresses. Specification: lookup, section 7; api.openapi.yaml. */
export const answerExportAddresses = (request: Request, { addresses, content }: Gateways): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'get-export-addresses', LIMIT);
    const results = await addresses.searchExport(parseInput(z.object({ value }), queryOf(request)).value);
    return privateJson(wireAddresses(results, content.settings().distributors));
  });
