import { describe, expect, it } from 'vitest';
import { distributorIdOf, parseMpan, withCheckDigit } from './mpan';

describe('meter point numbers', () => {
  it.each([
    ['1012345678903', '1012345678903'],
    ['10 1234 5678 903', '1012345678903'],
    ['10-1234-5678-903', '1012345678903'],
    ['10.1234.5678.903', '1012345678903'],
    ['\u200e1012345678903', '1012345678903'],
    ['1212345678902', '1212345678902'],
    ['1912345678904', '1912345678904'],
    ['1012345678904', null],
    ['101234567890', null],
    ['10123456789033', null],
    ['', null],
    ['10123456789o3', null],
    ['1'.repeat(10_000), null],
    [1012345678903, null],
    [null, null],
  ])('%s reads as %s', (text, mpan) => expect(parseMpan(text)).toBe(mpan));

  it('adds the check digit', () => {
    expect(withCheckDigit('101234567890')).toBe('1012345678903');
    expect(() => withCheckDigit('10')).toThrow('twelve digits');
  });

  it('finds the distributor', () => expect(distributorIdOf('1912345678904')).toBe(19));
});
