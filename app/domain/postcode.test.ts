import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksLikePostcode, parsePostcode, parseSector, sectorOf } from './postcode';

describe('parsePostcode', () => {
  it.each([
    ['CB1 9ZA', 'CB1 9ZA', 'CB1 9'],
    ['cb19za', 'CB1 9ZA', 'CB1 9'],
    ['  cB1   9 zA ', 'CB1 9ZA', 'CB1 9'],
    ['C B 1 9 Z A', 'CB1 9ZA', 'CB1 9'],
    ['CB1\u00a09ZA', 'CB1 9ZA', 'CB1 9'],
    ['ＣＢ１ ９ＺＡ', 'CB1 9ZA', 'CB1 9'],
    ['CB1-9ZA', 'CB1 9ZA', 'CB1 9'],
    ['CB1\u20139ZA', 'CB1 9ZA', 'CB1 9'],
    ['CB1 9ZA.', 'CB1 9ZA', 'CB1 9'],
    ['cb1.9za', 'CB1 9ZA', 'CB1 9'],
    ['(CB1 9ZA)', 'CB1 9ZA', 'CB1 9'],
    ['[CB1 9ZA],', 'CB1 9ZA', 'CB1 9'],
    ['CB1\u200b 9ZA', 'CB1 9ZA', 'CB1 9'],
    ['\ufeffCB1\u00ad9ZA', 'CB1 9ZA', 'CB1 9'],
    ['CO1 9ZZ', 'CO1 9ZZ', 'CO1 9'],
    ['EC1A 1BB', 'EC1A 1BB', 'EC1A 1'],
    ['M1 1AE', 'M1 1AE', 'M1 1'],
    ['RH110LN', 'RH11 0LN', 'RH11 0'],
  ])('reads %j', (text, postcode, sector) => {
    expect(parsePostcode(text)).toMatchObject({ postcode, sector });
    expect(sectorOf(text)).toBe(sector);
  });

  it.each([
    'ZZ9 9ZZ',
    'UK',
    'UMS',
    'SS39',
    'CB1',
    'CB1 9',
    'CB1 9Z',
    'CB1 9ZAA',
    '',
    ' ',
    '1',
    'CB1 9ZA'.repeat(20_000),
    null,
    undefined,
    7,
    {},
  ])('refuses %j', (text) => expect(parsePostcode(text)).toBeNull());

  it('knows 124 areas, and only those', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const areas = [...letters, ...letters.flatMap((a) => letters.map((b) => a + b))];
    expect(areas.filter((area) => parsePostcode(`${area}1 1AA`))).toHaveLength(124);
  });

  it('sees the form of a postcode in an area that does not exist', () => {
    expect(looksLikePostcode('zz99zz')).toBe(true);
    expect(looksLikePostcode('4 Lantern Street')).toBe(false);
  });

  it('never throws, and gives back what it reads', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), (input) => {
        const parsed = parsePostcode(input);
        expect(
          parsed === null || parsePostcode(parsed.postcode)?.postcode === parsed.postcode,
        ).toBe(true);
        parseSector(input);
      }),
    );
  });
});

describe('parseSector', () => {
  it.each([
    ['CB1 9', 'CB1 9'],
    ['cb19', 'CB1 9'],
    ['RH11 0', 'RH11 0'],
    ['EC1A 1', 'EC1A 1'],
    ['ZZ1 9', null],
    ['CB1', null],
    ['CB1 9ZA', null],
    ['', null],
    [null, null],
  ])('%j is %j', (text, sector) => expect(parseSector(text)).toBe(sector));
});
