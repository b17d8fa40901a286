import { searchTexts } from '~/words/search';
import { Failure } from '~/domain/failure';
import { parseMpan } from '~/domain/mpan';
import { parsePostcode } from '~/domain/postcode';
import type { AddressQuery } from './port';
import { textQuestion, type TextQuestion } from './words';

export type DirectoryQuestion =
  | { readonly kind: 'postcode'; readonly postcode: string }
  | { readonly kind: 'mpan'; readonly mpan: string }
  | { readonly kind: 'text'; readonly text: TextQuestion }
  /** Well formed, but with nothing to search for. */
  | { readonly kind: 'nothing' };

const SHORTEST = 5;
const LONGEST = 100;
const NOT_A_METER_POINT = 'A meter point number has 13 digits. Please check it.';
const refuse = (message: string) => new Failure('invalid', message, 'value');

/** Throws `invalid` if the query cannot be valid. Decision L-789. */
export function directoryQuestion({
  value,
  isMpan = false,
  isPostcodeSearchOnly = false,
}: AddressQuery): DirectoryQuestion {
  if (isMpan) {
    const mpan = parseMpan(value);
    if (!mpan) throw refuse(NOT_A_METER_POINT);
    return { kind: 'mpan', mpan };
  }
  const postcode = parsePostcode(value);
  if (postcode) return { kind: 'postcode', postcode: postcode.postcode };
  if (isPostcodeSearchOnly) throw refuse(searchTexts.addressLookupPostcode);
  if (value.trim().length < SHORTEST || value.length > LONGEST)
    throw refuse(searchTexts.addressLengthLessThan5Characters);
  const text = textQuestion(value);
  return text ? { kind: 'text', text } : { kind: 'nothing' };
}

export function exportQuestion(value: string): string {
  const postcode = parsePostcode(value);
  if (!postcode) throw refuse(searchTexts.addressLookupPostcode);
  return postcode.postcode;
}
