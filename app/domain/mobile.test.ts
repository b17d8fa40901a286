import { expect, it } from 'vitest';
import { parseMobile, parseSender } from './mobile';

it.each<[string, unknown, string | null]>([
  ['as people write it', '07700 900123', '+447700900123'],
  ['without a space', '07700900123', '+447700900123'],
  ['with the country code', '+447700900123', '+447700900123'],
  ['with spaces anywhere', ' +44 7700 900 123 ', '+447700900123'],
  ['in full-width digits', '０７７００９００１２３', '+447700900123'],
  ['the lowest range of mobiles', '07100 000000', '+447100000000'],
  ['the highest', '07999 999999', '+447999999999'],
  ['of the Isle of Man', '07624 900123', '+447624900123'],
  ['a personal number, which costs its caller', '07012 345678', null],
  ['a personal number with the country code', '+447012345678', null],
  ['a pager', '07640 123456', null],
  ['a premium number', '09012 345678', null],
  ['one digit short', '0770090012', null],
  ['one digit more: not cut off, refused', '077009001234', null],
  ['a number at home', '01223 496000', null],
  ['another country', '+337700900123', null],
  ['0044, which the pattern does not know', '00447700900123', null],
  ['a code and a zero', '+4407700900123', null],
  ['letters', '07700 9OO123', null],
  ['nothing', '', null],
  ['no text', 7700900123, null],
  ['far too long', `0${' '.repeat(50)}7700900123`, null],
])('%s', (_, typed, expected) => expect(parseMobile(typed)).toBe(expected));

it.each<[string, unknown, string | null]>([
  ['with its plus sign', '+447700900123', '+447700900123'],
  ['without it, as many services write it', '447700900123', '+447700900123'],
  ['with 00', '00447700900123', '+447700900123'],
  ['as people write it', '07700 900123', '+447700900123'],
  ['with points and brackets', '+44 (7700) 900.123', '+447700900123'],
  ['a personal number', '447012345678', null],
  ['a short code', '60006', null],
  ['a name', 'Meridian', null],
  ['another country', '337700900123', null],
  ['no text', 447700900123, null],
  ['far too long', `44${' '.repeat(50)}7700900123`, null],
])('a sender %s', (_, from, expected) => expect(parseSender(from)).toBe(expected));
