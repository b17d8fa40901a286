import type { Address } from './address';
import { parsePostcode, type Postcode } from './postcode';

type Named = Pick<Address, 'mpan' | 'fullAddress' | 'postcode'>;

/** What names an address within its postcode: the meter point, or the words where there is none yet. */
const keyOf = ({ mpan, fullAddress }: Pick<Named, 'mpan' | 'fullAddress'>): string => mpan ?? fullAddress;

/** What a button of the result list posts: enough for the server to read the address again, never trusted for more. */
export const choiceOf = (address: Named): string => `${address.postcode}|${keyOf(address)}`;

export interface AddressChoice extends Postcode {
  readonly key: string;
}

/** Reads a posted choice; null for anything that no list of ours has offered. */
export function parseChoice(posted: unknown): AddressChoice | null {
  if (typeof posted !== 'string' || posted.length > 350) return null;
  const bar = posted.indexOf('|');
  const postcode = bar > 0 ? parsePostcode(posted.slice(0, bar)) : null;
  const key = posted.slice(bar + 1).trim();
  return postcode && key ? { ...postcode, key } : null;
}

export const isChosen = (address: Named, choice: AddressChoice): boolean =>
  address.postcode === choice.postcode && keyOf(address) === choice.key;
