import type { AddressResult, Distributor } from '~/domain/address';
import { searchQuestion, type SearchError, type SearchMode } from '~/domain/address-search';
import type { AddressDirectory } from './addresses/addresses';
import type { Settings } from './content/schema';

export type FoundAddresses =
  | { readonly kind: 'start' }
  | { readonly kind: 'error'; readonly error: SearchError }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly results: readonly AddressResult[] };

interface Asked {
  readonly mode: SearchMode;
  readonly postcodeOnly: boolean;
  readonly value: string | null;
}

/** What the directory knows for a typed value. A failure of the directory is a state of the page, not of the site. Lookup, sections 5 and 8. */
export async function findAddresses(
  addresses: AddressDirectory,
  { mode, postcodeOnly, value }: Asked,
): Promise<FoundAddresses> {
  if (value === null) return { kind: 'start' };
  const wantsPostcode = postcodeOnly || mode === 'export';
  const question = searchQuestion(value, { postcodeOnly: wantsPostcode });
  if (question.kind === 'empty')
    return { kind: 'error', error: wantsPostcode ? 'addressLookupPostcode' : 'addressLengthLessThan5Characters' };
  if (question.kind === 'error') return question;
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

/** The distributor of that name as visitors see it; null where the settings do not know it. */
export function distributorNamed(name: string | null, distributors: Settings['distributors']): Distributor | null {
  const known = distributors.find((distributor) => distributor.name === name);
  return known ? { name: known.name, logo: known.logo, phone: known.phone, website: known.website } : null;
}
