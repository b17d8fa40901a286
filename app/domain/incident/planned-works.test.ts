import { expect, it } from 'vitest';
import { DAY } from '../time/instant';
import { fromLondon } from '../time/london-time';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { plannedWorks } from './planned-works';

const now = fromLondon(2026, 3, 10, 12);
const work = (reference: string, days: number, more = {}) =>
  exampleIncident({ reference, powerCutType: 'planned', plannedAt: now + days * DAY, ...more });

it('is what goes on or is to come, soonest first', () => {
  const all = [
    work('next week', 7),
    work('today', 0),
    work('called off', 3, { statusId: 8 }),
    work('over', -1, { restoredAt: now }),
    work('complete', 0, { statusId: 5 }),
    exampleIncident({ reference: 'a fault' }),
    exampleIncident({ reference: 'a group', powerCutType: 'multiple', type: 0 }),
    work('tomorrow', 1),
  ];
  expect(plannedWorks(all, now).map(({ reference }) => reference)).toEqual([
    'today',
    'tomorrow',
    'next week',
  ]);
});
