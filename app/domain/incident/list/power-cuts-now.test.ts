import { expect, it } from 'vitest';
import { HOUR } from '../../time/instant';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { powerCutsNow } from './power-cuts-now';
import { regionCounts } from '../../../../tests/support/region-counts';
import { REGIONS } from '../../region';

const now = Date.UTC(2025, 10, 20, 12);

it('counts the power cuts of this moment by region', () => {
  const cut = { powerCutType: 'unplanned', type: 2, region: 1 } as const;
  const incidents = [
    exampleIncident(cut),
    exampleIncident({ ...cut, region: 3 }),
    exampleIncident({ ...cut, region: 0 }),
    exampleIncident({ ...cut, powerCutType: 'restored', restoredAt: now - HOUR }),
    exampleIncident({ ...cut, powerCutType: 'planned', plannedAt: now - HOUR }),
    exampleIncident({ ...cut, powerCutType: 'multiple', type: 0 }),
    exampleIncident({ ...cut, statusId: 8 }),
  ];
  expect(powerCutsNow(incidents, REGIONS, now)).toEqual(regionCounts(1, 0, 1));
});
