import { expect, it } from 'vitest';
import { causeOf } from './cause';
import { exampleIncident } from '../../../tests/fixtures/example-incident';

it.each([
  [{ cause: 'A cable.' }, false, 'A cable.'],
  [{ cause: 'A cable.', stormCause: 'The storm.' }, false, 'A cable.'],
  [{ cause: 'A cable.', stormCause: 'The storm.' }, true, 'The storm.'],
  [{ cause: 'A cable.' }, true, 'A cable.'],
  [
    { powerCutType: 'planned' as const, cause: 'A cable.', plannedReason: 'New wires.' },
    false,
    'New wires.',
  ],
  [{ powerCutType: 'planned' as const, cause: 'A cable.' }, false, 'A cable.'],
  [{}, true, null],
])('the cause of %j, storm %s, is %s', (overrides, storm, cause) => {
  expect(causeOf(exampleIncident(overrides), { storm })).toBe(cause);
});
