import { expect, it } from 'vitest';
import { exampleIncident, exampleStep } from '../../../tests/fixtures/example-incident';
import type { Incident } from './incident';
import { incidentRevision } from './revision';

it.each<[Partial<Incident>, boolean]>([
  [{}, false],
  [{ estimateText: '26 Nov 14:00 - 15:00' }, true],
  [{ estimatedAt: 5 }, true],
  [{ steps: [exampleStep('Engineers on their way', { active: true })] }, true],
  [{ statusId: 5 }, true],
  [{ powerCutType: 'restored' }, true],
  [{ type: 3 }, true],
  [{ category: '66' }, true],
  [{ customersAffected: 44 }, true],
  [
    {
      steps: [exampleStep('Customer Service Team', { stepType: 1, active: true, message: 'News' })],
    },
    false,
  ],
  [{ cause: 'Another wording.' }, false],
  [{ shapes: [] }, false],
])('%j is a change: %s', (overrides, changed) => {
  expect(incidentRevision(exampleIncident(overrides)) !== incidentRevision(exampleIncident())).toBe(
    changed,
  );
});
