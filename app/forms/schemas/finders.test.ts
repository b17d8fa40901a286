import { describe, expect, it } from 'vitest';
import { mpan as mpanTexts, mpanManual as mpanManualTexts } from '#words/en.json';
import {
  addressFinderSchema,
  manualFields,
  manualFinderSchema,
  meterFinderSchema,
} from './finders';

type Schema = typeof addressFinderSchema | typeof meterFinderSchema | typeof manualFinderSchema;
function wrong(schema: Schema, formValues: object): string[] {
  const names = schema.safeParse(formValues).error?.issues.map(({ message }) => message) ?? [];
  for (const name of names)
    expect(Object.hasOwn({ ...mpanTexts, ...mpanManualTexts }, name), name).toBe(true);
  return names.map((name) => name.replace(/^(?:mpan|manual)/, ''));
}
const manual = (formValues: object) => wrong(manualFinderSchema, formValues);
const upper = (field: string) => `${field.charAt(0).toUpperCase()}${field.slice(1)}`;

describe('what every form asks', () => {
  it.each([
    [{}, ['EmailMissing', 'BillPayerMissing']],
    [{ emailAddress: ' ', checkbox: 'true' }, ['EmailMissing']],
    [{ emailAddress: 'sam', checkbox: 'true' }, ['EmailInvalid']],
    [{ emailAddress: 'sam@mail.example', checkbox: 'on' }, ['BillPayerMissing']],
    [{ emailAddress: 'sam@mail.example', checkbox: 'true' }, []],
  ])('%j', (typed, expected) => {
    expect(wrong(addressFinderSchema, { ...typed, address: 'CB1 9ZA|7' })).toEqual(expected);
    expect(wrong(addressFinderSchema, { ...typed, find: 'CB1 9ZA' })).toEqual([
      'FindMissing',
      ...expected,
    ]);
  });
});

it.each([
  ['', ['MeterMissing']],
  ['MPN1001', []],
  ['mpn 1001', []],
  ['MPN-1001', ['MeterInvalid']],
  ['A1234567890', ['MeterInvalid']],
])('the meter number %j [J-671]', (meterNumber, expected) =>
  expect(
    wrong(meterFinderSchema, { meterNumber, emailAddress: 'a@b.example', checkbox: 'true' }),
  ).toEqual(expected),
);

describe('the manual form [J-658, J-661, J-670, J-692]', () => {
  const right = {
    firstName: 'Sam',
    lastName: 'Example',
    telephoneNumber: '020 7946 0123',
    emailAddress: 'sam@mail.example',
    addressLine1: 'Plot 4',
    city: 'Colchester',
    postcode: 'co1 9zz',
    isBillPayerManual: 'true',
  };
  it('takes what it must have, and nothing more [J-659]', () => expect(manual(right)).toEqual([]));
  it('names everything that is missing', () =>
    expect(manual({})).toEqual(
      [
        'firstName',
        'lastName',
        'telephoneNumber',
        'emailAddress',
        'addressLine1',
        'city',
        'postcode',
        'isBillPayerManual',
      ].map((field) => `${upper(field)}Missing`),
    ));

  it.each([
    ['title', 8],
    ['firstName', 30],
    ['lastName', 30],
    ['addressLine1', 50],
    ['addressLine2', 50],
    ['addressLine3', 50],
    ['city', 30],
    ['what3Words', 100],
    ['additionalComments', 250],
  ])('%s holds %i characters, an emoji being one [J-673]', (field, max) => {
    expect(manual({ ...right, [field]: '🔌'.repeat(max) })).toEqual([]);
    expect(manual({ ...right, [field]: 'x'.repeat(max + 1) })).toEqual([`${upper(field)}TooLong`]);
  });

  it.each([
    ['telephoneNumber', '+447700900123', null],
    ['telephoneNumber', '7700900123', 'Invalid'],
    ['postcode', 'ZZ9 9ZZ', 'Invalid'],
    ['postcode', 'CO1', 'Invalid'],
    ['meterNumber', '', null],
    ['meterNumber', 'MPN1001', null],
    ['meterNumber', 'MPN 1001 / 2', 'Invalid'],
    ['emailAddress', 'sam@', 'Invalid'],
    ['isBillPayerManual', 'no', 'Missing'],
    ['what3Words', '///filled.count.soap', null],
  ])('%s %j: %s', (field, value, problem) =>
    expect(manual({ ...right, [field]: value })).toEqual(
      problem ? [`${upper(field)}${problem}`] : [],
    ),
  );
  it('has a field for every member of the request', () => expect(manualFields).toHaveLength(14));
});
