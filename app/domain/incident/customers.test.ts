import { describe, expect, it } from 'vitest';
import { customersOf } from './customers';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { situationOf } from './situation';
import type { Incident } from './incident';

describe('customersOf', () => {
  it.each<[Partial<Incident>, object]>([
    [
      { customersAffected: 43, customersPlanned: 9 },
      { kind: 'number', count: 43 },
    ],
    [{ customersAffected: 1 }, { kind: 'number', count: 1 }],
    [{ customersAffected: 5000 }, { kind: 'number', count: 5000 }],
    [{ customersAffected: 5001 }, { kind: 'many', count: 5001 }],
    [{ customersAffected: 0 }, { kind: 'zero', restored: false }],
    [
      { customersAffected: 0, powerCutType: 'restored' },
      { kind: 'zero', restored: true },
    ],
    [
      { powerCutType: 'planned', customersAffected: 3, customersPlanned: 118 },
      { kind: 'number', count: 118 },
    ],
    [
      { powerCutType: 'planned', customersAffected: 3, customersPlanned: 0 },
      { kind: 'zero', restored: false },
    ],
  ])('%j: %j', (overrides, expected) =>
    expect(customersOf(situationOf(exampleIncident(overrides), 0, { storm: false }))).toEqual(
      expected,
    ),
  );
});
