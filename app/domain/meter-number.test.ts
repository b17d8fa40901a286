import { expect, it } from 'vitest';
import { parseMeterNumber } from './meter-number';

it.each([
  ['MPN1001', 'MPN1001'],
  [' mpn 1001 ', 'MPN1001'],
  ['7', '7'],
  ['A123456789', 'A123456789'],
  ['A1234567890', null],
  ['MPN-1001', null],
  ['', null],
  ['  ', null],
  ['é1', null],
  ['x'.repeat(5000), null],
  [undefined, null],
])('%j', (text, expected) => expect(parseMeterNumber(text)).toBe(expected));
