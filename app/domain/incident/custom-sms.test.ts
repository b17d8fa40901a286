import { expect, it } from 'vitest';
import { HOUR } from '../time/instant';
import { customSmsDisplay, type CustomSmsSettings } from './custom-sms';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { situationOf } from './situation';
import type { Incident } from './incident';

const off = { enabled: false, hours: 1 };
const settings: CustomSmsSettings = {
  epn: { general: { enabled: true, hours: 4 }, lowVoltage: { enabled: true, hours: 2 } },
  lpn: { general: { enabled: true, hours: 4 }, lowVoltage: off },
  spn: { general: off, lowVoltage: { enabled: true, hours: 1 } },
};
const now = 100 * HOUR;

it.each<[string, Partial<Incident>, boolean]>([
  ['low voltage within its hours', { type: 2, createdAt: now - 2 * HOUR }, true],
  ['low voltage past its hours', { type: 2, createdAt: now - 2 * HOUR - 1 }, false],
  ['high voltage has the general hours', { type: 3, createdAt: now - 4 * HOUR }, true],
  ['high voltage past them', { type: 3, createdAt: now - 5 * HOUR }, false],
  ['low voltage not enabled', { region: 2, createdAt: now - 50 * HOUR }, true],
  ['network not enabled', { region: 3, type: 3, createdAt: now - 50 * HOUR }, true],
  ['lpn, past its hours', { region: 2, type: 3, createdAt: now - 5 * HOUR }, false],
  ['spn, low voltage past its hours', { region: 3, createdAt: now - 2 * HOUR }, false],
  ['no network', { region: 0, createdAt: now - 50 * HOUR }, true],
  ['planned', { powerCutType: 'planned', createdAt: now - 50 * HOUR }, true],
  ['restored', { powerCutType: 'restored', createdAt: now - 50 * HOUR }, true],
  ['no creation time', { createdAt: null }, true],
])('%s [F-381 to F-387]', (_, overrides, expected) =>
  expect(
    customSmsDisplay(situationOf(exampleIncident(overrides), now, { storm: false }), settings),
  ).toBe(expected),
);
