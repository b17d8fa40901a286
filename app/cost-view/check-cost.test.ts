import { expect, it } from 'vitest';
import { readCost } from './check-cost';

it.each([
  ['', '', ['postcode Missing', 'kva Missing']],
  ['  ', '250', ['postcode Missing']],
  ['ZZ9 9ZZ', '250', ['postcode Invalid']],
  ['CB1', 'lots', ['postcode Invalid', 'kva NotNumber']],
  ['CB1 9ZA', '0', ['kva NotPositive']],
  ['CB1 9ZA', '5001', ['kva TooMuch']],
])('%j and %j', (postcode, kva, expected) =>
  expect(readCost({ postcode, kva }).problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected),
);

it('asks with a postcode and a number', () =>
  expect(readCost({ postcode: ' cb19za', kva: '12.5' })).toEqual({ problems: [], postcode: 'CB1 9ZA', kva: 12.5 }));
