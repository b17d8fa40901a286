import { expect, it } from 'vitest';
import { labelShown } from './label-shown';

it.each([
  ['no end', null, 10, true],
  ['before its end', 11, 10, true],
  ['at its end', 10, 10, true],
  ['past its end', 9, 10, false],
])('%s', (_, until, now, expected) => expect(labelShown(until, now)).toBe(expected));
