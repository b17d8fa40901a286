import { bareOf } from './typed';

/** Longer than any number with separators between all its digits: longer text is not parsed. */
const LONGEST_TEXT = 60;
const BRITISH = /^((?:\+|00)?440?|0)([1-9]\d{8,9})$/;
/**
 * Ten digits after the 0, or nine in some towns and for some freephone numbers. Ofcom's numbering
 * plan.
 */
const NATIONAL = /^(?:\d{10}|1\d{8}|[58]00\d{6})$/;
/**
 * 070 numbers forward at the caller's cost, and 076 are pagers except the Isle of Man's 07624: we
 * do not text these.
 */
const MOBILE = /^7(?:[1-57-9]\d\d|624)\d{6}$/;
const ABROAD = /^(?:\+|00)(?!44)[1-9]\d{6,14}$/;

interface British {
  readonly isWithCode: boolean;
  readonly national: string;
}

function readBritish(text: unknown): British | null {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  const [, code, national] = BRITISH.exec(bareOf(text)) ?? [];
  return national && NATIONAL.test(national) ? { isWithCode: code !== '0', national } : null;
}

/**
 * Returned as "01632960001" or "+441632960001"; null for anything else. Wire contract:
 * TelephoneNumber.
 */
export function parseTelephone(text: unknown): string | null {
  const number = readBritish(text);
  return number && `${number.isWithCode ? '+44' : '0'}${number.national}`;
}

const RELAY = /^1800[12](?=[+0])/;

export function isTelephone(text: string): boolean {
  if (text.length > LONGEST_TEXT) return false;
  const number = bareOf(text).replace(RELAY, '');
  return readBritish(number) !== null || ABROAD.test(number);
}

/** In any format, returned as "+447700900123"; null for anything else (J-946). */
export function parseMobile(text: unknown): string | null {
  const number = readBritish(text);
  return number && MOBILE.test(number.national) ? `+44${number.national}` : null;
}
