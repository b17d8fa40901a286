import { describe, expect, it } from 'vitest';
import { isTelephone, parseMobile, parseTelephone } from './telephone';

describe('a mobile number [J-694, J-695]', () => {
  it.each<[string, unknown, string | null]>([
    ['as people write it', '07700 900123', '+447700900123'],
    ['without a space', '07700900123', '+447700900123'],
    ['with the country code', '+447700900123', '+447700900123'],
    ['with spaces anywhere', ' +44 7700 900 123 ', '+447700900123'],
    ['in full-width digits', '０７７００９００１２３', '+447700900123'],
    ['with a code and the zero in brackets', '+44 (0)7700 900123', '+447700900123'],
    ['with a code and a zero', '+4407700900123', '+447700900123'],
    ['in brackets', '(07700) 900123', '+447700900123'],
    ['with hyphens', '07700-900-123', '+447700900123'],
    ['with dashes', '07700\u2013900\u2011123', '+447700900123'],
    ['with full stops', '07700.900.123', '+447700900123'],
    ['with 0044', '0044 7700 900123', '+447700900123'],
    ['with 0044 and a zero', '0044 (0) 7700 900123', '+447700900123'],
    ['as services write a sender', '447700900123', '+447700900123'],
    ['from a contact of a phone', '\u202d07700 900123\u202c', '+447700900123'],
    ['the lowest range of mobiles', '07100 000000', '+447100000000'],
    ['the highest', '07999 999999', '+447999999999'],
    ['of the Isle of Man', '07624 900123', '+447624900123'],
    ['a personal number, which costs its caller', '07012 345678', null],
    ['a personal number with the country code', '+447012345678', null],
    ['a pager', '07640 123456', null],
    ['a premium number', '09012 345678', null],
    ['one digit short', '0770090012', null],
    ['one digit more: not cut off, refused', '077009001234', null],
    ['without its zero', '7700900123', null],
    ['a number at home', '01223 496000', null],
    ['another country', '+337700900123', null],
    ['a short code', '60006', null],
    ['a name', 'Meridian', null],
    ['letters', '07700 9OO123', null],
    ['nothing', '', null],
    ['no text', 7700900123, null],
    ['far too long', `0${' '.repeat(70)}7700900123`, null],
  ])('%s', (_, typed, expected) => expect(parseMobile(typed)).toBe(expected));
});

describe('a telephone number', () => {
  it.each([
    ['02079460123', '02079460123'],
    ['020 7946 0123', '02079460123'],
    ['(020) 7946-0123', '02079460123'],
    ['01632.960.001', '01632960001'],
    ['016977 2123', '0169772123'],
    ['0800 123456', '0800123456'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)1632 960001', '+441632960001'],
    ['0044 7700 900123', '+447700900123'],
    ['\u200e01632 960001', '01632960001'],
    ['020 7946 012', null],
    ['07700 90012', null],
    ['077009001234', null],
    ['7700900123', null],
    ['00207946012', null],
    ['0207946012x', null],
    ['', null],
    [null, null],
  ])('%j', (text, expected) => expect(parseTelephone(text)).toBe(expected));

  it.each([
    ['+353 1 234 5678', true],
    ['0033 6 12 34 56 78', true],
    ['01632 960001', true],
    ['18001 020 7946 0123', true],
    ['18002 +44 20 7946 0123', true],
    ['18001', false],
    ['+44 1632', false],
    ['+1', false],
    ['call me', false],
  ])('%j, also of another country: %s', (text, expected) =>
    expect(isTelephone(text)).toBe(expected),
  );
});
