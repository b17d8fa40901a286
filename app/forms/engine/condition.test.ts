import { describe, expect, it } from 'vitest';
import { conditionShows, ruleHolds, type Comparable, type Operator } from './condition';

const cases: [Comparable, Operator, string, boolean][] = [
  ['Yes', 'is', 'yes', true],
  ['Yes', 'is', 'No', false],
  [' yes ', 'is', 'Yes', true],
  ['4', 'is', '4.0', true],
  [true, 'is', 'true', true],
  [false, 'is', 'true', false],
  [null, 'is', '', true],
  [null, 'is', 'No', false],
  [null, 'is not', 'No', true],
  ['No', 'is not', 'No', false],
  ['No', 'is not', '', true],
  [['gas'], 'is', 'gas', true],
  [['gas', 'oil'], 'is', 'gas', false],
  ['10', 'greater than', '9', true],
  ['9', 'greater than', '10', false],
  ['10', 'greater than', '10', false],
  ['0.34', 'less than', '0.35', true],
  [12, 'less than', '13', true],
  ['2026-03-10', 'greater than', '2026-03-09', true],
  ['2026-03-09', 'less than', '2026-03-10', true],
  ['2026-03-09', 'less than', '12', false],
  ['lots', 'greater than', '2', false],
  [null, 'less than', '2', false],
  [['1', '2'], 'greater than', '0', false],
  ['Street lights out', 'contains', 'LIGHTS', true],
  ['Street', 'contains', 'lights', false],
  [['Next door', 'Street lights'], 'contains', 'street lights', true],
  [['Next door'], 'contains', 'door', false],
  ['anything', 'contains', '', false],
  [null, 'contains', 'a', false],
];

it.each(cases)('%j %s %j: %s', (answer, operator, value, expected) => {
  expect(ruleHolds({ field: 'a', operator, value }, answer)).toBe(expected);
});

describe('logic and action [F-401, F-402]', () => {
  const rules = [
    { field: 'a', operator: 'is', value: '1' },
    { field: 'b', operator: 'is', value: '1' },
  ] as const;
  const answers = (a: string, b: string) => (alias: string) => (alias === 'a' ? a : b);

  it.each([
    ['show', 'all', '1', '1', true],
    ['show', 'all', '1', '2', false],
    ['show', 'any', '1', '2', true],
    ['show', 'any', '2', '2', false],
    ['hide', 'all', '1', '1', false],
    ['hide', 'all', '1', '2', true],
    ['hide', 'any', '1', '2', false],
    ['hide', 'any', '2', '2', true],
  ] as const)('%s when %s of %s, %s: %s', (action, logic, a, b, expected) => {
    expect(conditionShows({ action, logic, rules }, answers(a, b))).toBe(expected);
  });

  it('no condition and an empty one show [F-399, F-400, F-403 to F-407, L-506]', () => {
    expect(conditionShows(null, () => null)).toBe(true);
    expect(conditionShows({ action: 'hide', logic: 'all', rules: [] }, () => null)).toBe(true);
  });
});
