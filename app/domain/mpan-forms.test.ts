import { describe, expect, it } from 'vitest';
import { checkManual, checkMeterSearch, checkRequester, longestOf, manualFields } from './mpan-forms';

const wrong = (problems: ReturnType<typeof checkManual>) => problems.map(({ field, problem }) => `${field} ${problem}`);

describe('what every form asks', () => {
  it.each([
    [{}, ['emailAddress Missing', 'checkbox Missing']],
    [{ emailAddress: ' ', checkbox: 'true' }, ['emailAddress Missing']],
    [{ emailAddress: 'sam', checkbox: 'true' }, ['emailAddress Invalid']],
    [{ emailAddress: 'sam@mail.example', checkbox: 'on' }, ['checkbox Invalid']],
    [{ emailAddress: 'sam@mail.example', checkbox: 'true' }, []],
  ])('%j', (typed, expected) => expect(wrong(checkRequester(typed))).toEqual(expected));
});

it.each([
  ['', ['meterNumber Missing']],
  ['MPN1001', []],
  ['mpn 1001', []],
  ['MPN-1001', ['meterNumber Invalid']],
  ['A1234567890', ['meterNumber Invalid']],
])('the meter number %j', (meterNumber, expected) =>
  expect(wrong(checkMeterSearch({ meterNumber, emailAddress: 'a@b.example', checkbox: 'true' }))).toEqual(expected),
);

describe('the manual form', () => {
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
  it('takes what it must have, and nothing more', () => expect(checkManual(right)).toEqual([]));
  it('names everything that is missing', () =>
    expect(wrong(checkManual({}))).toEqual(
      [
        'firstName',
        'lastName',
        'telephoneNumber',
        'emailAddress',
        'addressLine1',
        'city',
        'postcode',
        'isBillPayerManual',
      ].map((field) => `${field} Missing`),
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
  ])('%s holds %i characters, an emoji being one', (field, max) => {
    expect(longestOf(field)).toBe(max);
    expect(checkManual({ ...right, [field]: '🔌'.repeat(max) })).toEqual([]);
    expect(wrong(checkManual({ ...right, [field]: 'x'.repeat(max + 1) }))).toEqual([`${field} TooLong`]);
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
    ['isBillPayerManual', 'no', 'Invalid'],
    ['what3Words', '///filled.count.soap', null],
  ])('%s %j: %s', (field, value, problem) =>
    expect(wrong(checkManual({ ...right, [field]: value }))).toEqual(problem ? [`${field} ${problem}`] : []),
  );
  it('has a field for every member of the request', () => expect(manualFields).toHaveLength(14));
});
