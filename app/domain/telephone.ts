import { bareOf } from './typed';

/** Longer than any number with marks between all its digits: nothing else is worth a look. */
const LONGEST_TEXT = 60;
const BRITISH = /^((?:\+|00)?440?|0)([1-9]\d{8,9})$/;
/** Ten digits after the 0, or nine in some towns and of some free numbers. Ofcom's numbering plan. */
const NATIONAL = /^(?:\d{10}|1\d{8}|[58]00\d{6})$/;
/** 070 is a number that is passed on at the caller's cost, 076 a pager but for the Isle of Man's 07624: no text of ours goes there. */
const MOBILE = /^7(?:[1-57-9]\d\d|624)\d{6}$/;
const ABROAD = /^(?:\+|00)(?!44)[1-9]\d{6,14}$/;

interface British {
  readonly isWithCode: boolean;
  /** What is dialled after the 0. */
  readonly national: string;
}

function readBritish(text: unknown): British | null {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  const [, code, national] = BRITISH.exec(bareOf(text)) ?? [];
  return national && NATIONAL.test(national) ? { isWithCode: code !== '0', national } : null;
}

/**
 * A British telephone number as people write it, as "01632960001" or "+441632960001"; null for anything else.
 * Specification: journeys, section 5 (Manual form); wire contract: TelephoneNumber.
 */
export function parseTelephone(text: unknown): string | null {
  const number = readBritish(text);
  return number && `${number.isWithCode ? '+44' : '0'}${number.national}`;
}

/** Text relay is dialled before the number of whom it reaches. */
const RELAY = /^1800[12](?=[+0])/;

/** Whether a text is a telephone number, of this country, through text relay, or with the code of another one. */
export function isTelephone(text: string): boolean {
  if (text.length > LONGEST_TEXT) return false;
  const number = bareOf(text).replace(RELAY, '');
  return readBritish(number) !== null || ABROAD.test(number);
}

/**
 * A UK mobile number as "+447700900123", however people or text message services write it; null for anything else. Nothing is cut
 * while typing. Specification: journeys, section 5; decision J-946.
 */
export function parseMobile(text: unknown): string | null {
  const number = readBritish(text);
  return number && MOBILE.test(number.national) ? `+44${number.national}` : null;
}
