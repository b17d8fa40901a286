import { expect, it } from 'vitest';
import { termsOf } from './terms';

it.each([
  ['Compensation', ['compens']],
  ['How do I claim?', ['claim']],
  ['claiming claims', ['claim', 'claim']],
  ['the of to', []],
  ['???', []],
  ['tŷ, yn ôl', ['ty', 'yn', 'ol']],
])('the terms of "%s"', (text, terms) => expect(termsOf(text)).toEqual(terms));
