import type { Address } from '~/domain/address';
import { parsePostcode, type Postcode } from '~/domain/postcode';
import { env } from '~/server/env.server';
import { createEncrypter } from '~/server/lib/encrypt.server';

type Named = Pick<Address, 'mpan' | 'fullAddress' | 'postcode'>;

/** 96 bits: nobody meets another one by chance, and 24 flats in a list stay short. */
const MARK_LENGTH = 16;
const CHOICE = /^([A-Z0-9 ]{5,8})\|([\w-]{16})$/;
const encrypter = createEncrypter(env.SECRETS, 'address choice');

/** What names an address within its postcode is its meter point, or the words where there is none yet: sealed, for good. */
const markOf = ({ postcode, mpan, fullAddress }: Named): string =>
  encrypter.hash(`${postcode}|${mpan ?? fullAddress}`).slice(0, MARK_LENGTH);

/**
 * What a button of a result list posts: enough for the server to find the address again in the directory, and nothing that
 * tells a meter point number to whoever reads the page (docs/decisions/limits-and-seals.md).
 */
export const choiceOf = (address: Named): string => `${address.postcode}|${markOf(address)}`;

export interface AddressChoice extends Postcode {
  readonly mark: string;
}

/** Reads a posted choice; null for anything that no list of ours has offered. */
export function parseChoice(posted: unknown): AddressChoice | null {
  if (typeof posted !== 'string' || posted.length > 8 + 1 + MARK_LENGTH) return null;
  const [, written = '', mark = ''] = CHOICE.exec(posted) ?? [];
  const postcode = parsePostcode(written);
  return postcode && { ...postcode, mark };
}

export const isChosen = (address: Named, choice: AddressChoice): boolean =>
  address.postcode === choice.postcode && markOf(address) === choice.mark;
