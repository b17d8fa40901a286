import type { Address } from '~/domain/address';
import { parsePostcode, type Postcode } from '~/domain/postcode';
import { env } from '~/server/env.server';
import { createEncrypter } from '~/server/lib/encrypt.server';

type Named = Pick<Address, 'mpan' | 'fullAddress' | 'postcode'>;

/** 96 bits: no collisions by chance, and 24 flats in a list stay short. */
const MARK_LENGTH = 16;
const CHOICE = /^([A-Z0-9 ]{5,8})\|([\w-]{16})$/;
const encrypter = createEncrypter(env.SECRETS, 'address choice');

const markOf = ({ postcode, mpan, fullAddress }: Named): string =>
  encrypter.hash(`${postcode}|${mpan ?? fullAddress}`).slice(0, MARK_LENGTH);

/** Reveals no meter point number on the page (docs/decisions/limits-and-seals.md). */
export const choiceOf = (address: Named): string => `${address.postcode}|${markOf(address)}`;

export interface AddressChoice extends Postcode {
  readonly mark: string;
}

export function parseChoice(posted: unknown): AddressChoice | null {
  if (typeof posted !== 'string' || posted.length > 8 + 1 + MARK_LENGTH) return null;
  const [, written = '', mark = ''] = CHOICE.exec(posted) ?? [];
  const postcode = parsePostcode(written);
  return postcode && { ...postcode, mark };
}

export const isChosen = (address: Named, choice: AddressChoice): boolean =>
  address.postcode === choice.postcode && markOf(address) === choice.mark;
