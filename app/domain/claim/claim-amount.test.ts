import { expect, it } from 'vitest';
import { HOUR } from '../time/instant';
import { claimAmount } from './claim-amount';

const rules = { hours: 12, homeAmount: 95, businessAmount: 190 };

it.each([
  ['a home, 12 hours', 'Normal weather', 12, false, { kind: 'due', pounds: 95, more: false }],
  ['a business, 23 hours', 'I do not know', 23, true, { kind: 'due', pounds: 190, more: false }],
  ['a home, a day', 'Normal weather', 24, false, { kind: 'due', pounds: 95, more: true }],
  ['a home, too short', 'Normal weather', 11.9, false, { kind: 'short', allowed: 12 }],
  ['a storm', 'Storm', 60, false, { kind: 'storm' }],
  ['planned work', 'Planned', 20, false, { kind: 'unknown' }],
  ['several', 'Several', 0, false, { kind: 'unknown' }],
])('%s', (_, cause, hours, isBusiness, expected) =>
  expect(claimAmount({ cause, length: hours * HOUR, isBusiness }, rules)).toEqual(expected),
);

it('says no amount that content does not', () =>
  expect(
    claimAmount(
      { cause: 'Normal weather', length: 20 * HOUR, isBusiness: false },
      { ...rules, homeAmount: null },
    ),
  ).toEqual({ kind: 'unknown' }));
