import { expect, it } from 'vitest';
import { costSchema } from './cost';

it.each([
  ['', '', ['costPostcodeMissing', 'costKvaMissing']],
  ['  ', '250', ['costPostcodeMissing']],
  ['ZZ9 9ZZ', '250', ['costPostcodeInvalid']],
  ['CB1', 'lots', ['costPostcodeInvalid', 'costKvaNotNumber']],
  ['CB1 9ZA', '0', ['costKvaNotPositive']],
  ['CB1 9ZA', '0.5', ['costKvaTooLittle']],
  ['CB1 9ZA', '5001', ['costKvaTooMuch']],
])('%j and %j', (postcode, kva, expected) =>
  expect(
    costSchema.safeParse({ postcode, kva }).error?.issues.map(({ message }) => message),
  ).toEqual(expected),
);

it('asks with a postcode and a number', () =>
  expect(costSchema.parse({ postcode: ' cb19za', kva: '12.5' })).toEqual({
    postcode: 'CB1 9ZA',
    kva: 12.5,
  }));
