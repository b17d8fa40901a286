import type { AddressResult, Distributor } from '~/domain/address';
import { searchQuestion, type SearchError, type SearchMode } from '~/domain/address-search';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import type { Settings } from '~/server/content/schema';

export type FoundAddresses =
  | { readonly kind: 'start' }
  | { readonly kind: 'error'; readonly error: SearchError }
  | { readonly kind: 'failed' }
  | { readonly kind: 'busy'; readonly seconds: number }
  | { readonly kind: 'found'; readonly results: readonly AddressResult[] };

interface Asked {
  readonly mode: SearchMode;
  readonly postcodeOnly: boolean;
  readonly value: string | null;
}

/**
 * `wait` counts the request and returns how long it must wait. A failing directory is a state of
 * the page, not an error.
 */
export async function findAddresses(
  addresses: AddressDirectory,
  { mode, postcodeOnly, value }: Asked,
  wait: () => number | Promise<number>,
): Promise<FoundAddresses> {
  if (value === null) return { kind: 'start' };
  const wantsPostcode = postcodeOnly || mode === 'export';
  const question = searchQuestion(value, { postcodeOnly: wantsPostcode });
  if (question.kind === 'empty')
    return {
      kind: 'error',
      error: wantsPostcode ? 'addressLookupPostcode' : 'addressLengthLessThan5Characters',
    };
  if (question.kind === 'error') return question;
  const seconds = await wait();
  if (seconds > 0) return { kind: 'busy', seconds };
  const asked = question.kind === 'postcode' ? question.postcode.postcode : question.text;
  try {
    const results =
      mode === 'export'
        ? await addresses.searchExport(asked)
        : await addresses.search({ value: asked, isPostcodeSearchOnly: postcodeOnly });
    return { kind: 'found', results };
  } catch {
    return { kind: 'failed' };
  }
}

/** From the settings; null if unknown. */
export function distributorNamed(
  name: string | null,
  distributors: Settings['distributors'],
): Distributor | null {
  const known = distributors.find((distributor) => distributor.name === name);
  return known
    ? { name: known.name, logo: known.logo, phone: known.phone, website: known.website }
    : null;
}
