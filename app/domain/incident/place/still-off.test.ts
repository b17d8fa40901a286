import { expect, it } from 'vitest';
import { HOUR } from '../../time/instant';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '../incident';
import { coversPostcode, mayBeStillOff, shownHomes } from './still-off';

const now = Date.UTC(2026, 10, 20, 14);

it.each([
  [0, null],
  [1, null],
  [2, null],
  [3, 3],
  [4, 4],
  [5000, 5000],
])('of %d homes the page says %j', (homes, expected) => expect(shownHomes(homes)).toBe(expected));

it.each([
  [25, 1, null],
  [3, 2, null],
  [2, 5, null],
  [3, 3, 3],
  [25, 3, 25],
  [4, 5, 4],
])('of %d homes told from %d networks the page says %j', (homes, networks, expected) =>
  expect(shownHomes(homes, networks)).toBe(expected),
);

it.each<[string, Partial<Incident>, boolean]>([
  ['power back on', { powerCutType: 'restored', restoredAt: now - HOUR }, true],
  ['one home back on', { powerCutType: 'restored', type: 1 }, true],
  [
    'planned work that is done',
    { powerCutType: 'planned', plannedAt: now - HOUR, statusId: 5 },
    true,
  ],
  [
    'planned work, restored',
    { powerCutType: 'restored', plannedAt: now - HOUR, restoredAt: now },
    true,
  ],
  [
    'planned work that was cancelled',
    { powerCutType: 'planned', plannedAt: now - HOUR, statusId: 8 },
    false,
  ],
  ['a power cut', { powerCutType: 'unplanned' }, false],
  ['planned work to come', { powerCutType: 'planned', plannedAt: now + 24 * HOUR }, false],
  ['a record of several', { powerCutType: 'multiple', type: 0 }, false],
])('%s: may somebody be still off? %j', (_, overrides, expected) =>
  expect(mayBeStillOff(exampleIncident(overrides), now)).toBe(expected),
);

it.each([
  [['CB1 9ZA'], ['CB1 9'], 'CB1 9ZA', true],
  [['CB1 9ZA'], ['CB1 9'], 'CB1 9ZB', false],
  [[], ['CB1 9'], 'CB1 9ZB', true],
  [[], ['CB1 9'], 'CB2 9ZA', false],
  [[], [], 'CB1 9ZA', false],
])('postcodes %j and sectors %j cover %s: %j', (postcodes, sectors, postcode, expected) =>
  expect(coversPostcode({ postcodes, sectors }, postcode)).toBe(expected),
);
