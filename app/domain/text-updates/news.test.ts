import { expect, it } from 'vitest';
import { exampleIncident, exampleStep } from '../../../tests/fixtures/example-incident';
import type { Incident } from '../incident/incident';
import { DAY, HOUR } from '../time/instant';
import { isNews, newsState } from './news';

const now = Date.UTC(2026, 2, 10, 12);
const cut = exampleIncident({
  receivedAt: now - HOUR,
  estimateText: '10 Mar 15:00 - 16:00',
  estimatedAt: now + 3 * HOUR,
});
const planned = exampleIncident({ powerCutType: 'planned', plannedAt: now + 5 * DAY });
const step = (name: string) => exampleStep(name, { active: true, at: now });

it.each<[string, Incident, Incident, boolean]>([
  ['nothing', cut, cut, false],
  ['another number of homes', cut, { ...cut, customersAffected: 9 }, false],
  ['a new message of the same stage', cut, { ...cut, steps: [step('Reported')] }, false],
  ['another estimate', cut, { ...cut, estimateText: '10 Mar 17:00 - 18:00' }, true],
  ['another time', cut, { ...cut, estimatedAt: now + 4 * HOUR }, true],
  ['the next stage', cut, { ...cut, steps: [step('Engineers on their way')] }, true],
  ['power back on', cut, { ...cut, powerCutType: 'restored' }, true],
  [
    'the time at which power came back',
    { ...cut, powerCutType: 'restored' },
    { ...cut, powerCutType: 'restored', restoredAt: now, estimateText: null },
    false,
  ],
  ['another date of planned work', planned, { ...planned, plannedAt: now + 6 * DAY }, true],
  ['planned work cancelled', planned, { ...planned, statusId: 8 }, true],
  ['a record that groups others', cut, { ...cut, powerCutType: 'multiple', type: 0 }, false],
])('%s is told: see the last column [L-398]', (_, before, after, expected) =>
  expect(isNews(after, newsState(before, now), now)).toBe(expected),
);

it.each<[string, Incident, boolean]>([
  ['a power cut that has just begun', cut, true],
  ['one of this morning that we hear of now', { ...cut, receivedAt: now - 7 * HOUR }, false],
  ['one that nobody knows the beginning of', { ...cut, receivedAt: null }, false],
  ['one that is over already', { ...cut, powerCutType: 'restored' }, false],
  ['planned work to come', planned, true],
  ['planned work of last week', { ...planned, plannedAt: now - 5 * DAY }, false],
  ['planned work that is cancelled', { ...planned, statusId: 8 }, false],
])('at first sight, %s', (_, incident, expected) =>
  expect(isNews(incident, null, now)).toBe(expected),
);
