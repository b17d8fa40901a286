import type { AddressResult } from '~/domain/address';
import { compareAddresses } from '~/domain/address-search';
import { Failure, isFailure } from '~/domain/failure';
import type { HttpClient } from '~/server/lib/http-client.server';
import type { Logger } from '~/server/lib/logger.server';
import type { AddressDirectory, AddressQuery } from './addresses';
import { directoryQuestion, exportQuestion } from './question';
import { readAddresses, WireAddresses } from './wire-read';

const firstOf = (result: AddressResult) => (result.kind === 'single' ? result : result.addresses[0]);
const UNAVAILABLE = 'The address directory did not answer';

/**
 * If the service rejects a question that we validated, or does not know the path, the service is at
 * fault.
 */
const asUnavailable = (error: unknown): Failure =>
  isFailure(error, 'unavailable') ? error : new Failure('unavailable', UNAVAILABLE, null, { cause: error });

function inOrder(results: readonly AddressResult[]): AddressResult[] {
  return [...results].sort((a, b) => {
    const [first, second] = [firstOf(a), firstOf(b)];
    return first && second ? compareAddresses(first, second) : 0;
  });
}

/** Creates the operator's directory. Wire contract: get-addresses, get-export-addresses. */
export function createHttpDirectory(client: Pick<HttpClient, 'get'>, logger: Logger): AddressDirectory {
  async function ask(path: string, query: Record<string, string>): Promise<AddressResult[]> {
    const entries = await client
      .get(`${path}?${new URLSearchParams(query).toString()}`, WireAddresses)
      .catch((error: unknown) => Promise.reject(asUnavailable(error)));
    const { results, dropped } = readAddresses(entries);
    if (dropped > 0) logger.warn({ dropped }, 'entries of the address directory could not be read');
    return inOrder(results);
  }
  const flags = ({ isMpan = false, isPostcodeSearchOnly = false, forceEcoesEndpoint = false }: AddressQuery) => ({
    isMpan: String(isMpan),
    isPostcodeSearchOnly: String(isPostcodeSearchOnly),
    forceEcoesEndpoint: String(forceEcoesEndpoint),
  });
  return {
    async search(query) {
      directoryQuestion(query);
      return ask('/api/get-addresses', { value: query.value.trim(), ...flags(query) });
    },
    async searchExport(value) {
      const results = await ask('/api/get-export-addresses', { value: exportQuestion(value) });
      return results.flatMap((result) => (result.kind === 'single' ? [result] : result.addresses));
    },
  };
}
