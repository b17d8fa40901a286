import { expect, it } from 'vitest';
import { Failure } from '~/domain/failure';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { exampleSubmission } from '../../../tests/support/example-submission';
import type { AddressDirectory } from '../ports/addresses/port';
import { inDirectory, isBelieved, withChecks } from './still-off-checks.server';

const home = (mpan: string, fullAddress: string) => ({ kind: 'single', mpan, fullAddress });
const HOMES = [
  home('1', '7 Orchard Row, Cambridge, CB1 9ZA'),
  {
    kind: 'multiple',
    addresses: [
      home('2', 'The Mill, Cambridge, CB1 9ZA'),
      home('3', 'The Mill, Cambridge, CB1 9ZA'),
    ],
  },
];
const directory = (answer: () => Promise<unknown>) =>
  ({ search: answer }) as unknown as Pick<AddressDirectory, 'search'>;
const known = directory(async () => HOMES);
const away = directory(() => Promise.reject(new Failure('unavailable', 'down')));

it.each([
  ['one home', known, '7, orchard row.', { isKnown: true, mpan: '1' }],
  ['two homes of one name', known, 'The Mill', { isKnown: true, mpan: null }],
  ['a street that is not there', known, '4 Nowhere Street', { isKnown: false, mpan: null }],
  ['a directory that is away', away, '7 Orchard Row', { isKnown: null, mpan: null }],
])('looks a typed address up: %s', async (_, addresses, line, expected) =>
  expect(await inDirectory(addresses, line, 'CB1 9ZA')).toEqual(expected),
);

it('looks nothing up without a postcode', async () =>
  expect(await inDirectory(known, '7 Orchard Row', null)).toEqual({ isKnown: null, mpan: null }));

it('believes a caller five times an hour about a power cut, and another caller or power cut by itself', () => {
  const now = Date.UTC(2026, 10, 28, 12);
  const asked = Array.from({ length: 7 }, () => isBelieved('192.0.2.9', 'INCD-1-A', now));
  expect(asked).toEqual([true, true, true, true, true, false, false]);
  expect(isBelieved('192.0.2.10', 'INCD-1-A', now)).toBe(true);
  expect(isBelieved('192.0.2.9', 'INCD-2-A', now)).toBe(true);
  expect(isBelieved('192.0.2.9', 'INCD-1-A', now + 11 * MINUTE)).toBe(false);
  expect(isBelieved('192.0.2.9', 'INCD-1-A', now + HOUR)).toBe(true);
});

it('adds what was checked, and leaves the rest of the report as it was', () => {
  const report = exampleSubmission({ kind: 'still-off' });
  const { formData, ...rest } = withChecks(report, { isConfirmed: false, isAddressKnown: null });
  expect(formData.slice(0, -1)).toEqual(report.formData);
  expect(formData.at(-1)?.sectionFields).toEqual([
    { name: 'confirmed', value: false },
    { name: 'addressKnown', value: null },
  ]);
  expect({ ...rest, formData: report.formData }).toEqual(report);
});
