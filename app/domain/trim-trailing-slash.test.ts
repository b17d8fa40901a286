import { expect, it } from 'vitest';
import { withoutEnd } from './trim-trailing-slash';

it.each([
  ['What is off?', '?:', 'What is off'],
  ['Which?:?', '?:', 'Which'],
  ['a?b', '?:', 'a?b'],
  ['??', '?:', ''],
  ['', '?:', ''],
])('%j without %j at its end is %j', (text, signs, expected) =>
  expect(withoutEnd(text, signs)).toBe(expected),
);
