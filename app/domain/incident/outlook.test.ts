import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/instant';
import { fromLondon } from '../time/london-time';
import { exampleIncident, exampleStep as step } from '../../../tests/fixtures/example-incident';
import { daysUntilOf, groupSize } from './outlook';
import { situationOf } from './situation';
import type { Incident } from './incident';

const now = fromLondon(2025, 11, 26, 12);
const planned = { powerCutType: 'planned' as const };
const single = { type: 1 as const };
const back = [step('Power back on', { active: true })];

describe('the outlook of an incident [L-230, L-231, L-236 to L-238]', () => {
  it.each<[string, Partial<Incident>, object]>([
    ['one home, nothing said', single, { phase: 'off', precision: 'unknown' }],
    [
      'one home, restored',
      { ...single, powerCutType: 'restored', restoredAt: now },
      { phase: 'restored', until: now, precision: 'time' },
    ],
    [
      'planned for one home',
      { ...single, ...planned, plannedAt: now + 4 * DAY },
      { phase: 'planned', from: now + 4 * DAY, precision: 'start' },
    ],
    [
      'planned, with an end on its day',
      { ...planned, plannedAt: now + 4 * DAY, estimatedAt: now + 4 * DAY + HOUR },
      { phase: 'planned', until: now + 4 * DAY + HOUR, precision: 'window', overdue: false },
    ],
    [
      'planned, with an end on another day',
      { ...planned, plannedAt: now + 4 * DAY, estimatedAt: now + 5 * DAY },
      { phase: 'planned', until: now + 5 * DAY, precision: 'days' },
    ],
    [
      'planned, with an end before its start',
      { ...planned, plannedAt: now + 4 * DAY, estimatedAt: now + 3 * DAY },
      { phase: 'planned', precision: 'start' },
    ],
    ['planned, no date', planned, { phase: 'planned', from: null, precision: 'unknown' }],
    [
      'planned, a day alone',
      { ...planned, plannedAt: now + DAY, isPlannedDay: true },
      { phase: 'planned', precision: 'day' },
    ],
    [
      'planned, a day and an end',
      { ...planned, plannedAt: now + DAY, estimatedAt: now + DAY + HOUR, isPlannedDay: true },
      { phase: 'planned', precision: 'window' },
    ],
    ['planned, later today', { ...planned, plannedAt: now + HOUR }, { phase: 'today' }],
    [
      'planned, begun, with the steps of the feed',
      { ...planned, plannedAt: now - HOUR, steps: back },
      { phase: 'under-way', precision: 'unknown' },
    ],
    [
      'planned, begun, its end has passed',
      { ...planned, plannedAt: now - 2 * HOUR, estimatedAt: now - HOUR },
      { phase: 'under-way', until: now - HOUR, precision: 'time', overdue: true },
    ],
    ['planned, yesterday', { ...planned, plannedAt: now - DAY }, { phase: 'late' }],
    [
      'planned, restored',
      { ...planned, plannedAt: now - HOUR, restoredAt: now, statusId: 5 },
      { phase: 'restored', until: now },
    ],
    [
      'planned, cancelled',
      { ...planned, plannedAt: now + DAY, statusId: 8 },
      { phase: 'cancelled', from: now + DAY },
    ],
    [
      'cancelled beats restored',
      { ...planned, plannedAt: now - DAY, restoredAt: now, statusId: 8 },
      { phase: 'cancelled' },
    ],
    [
      'unplanned, window',
      { estimateText: '26 Nov 14:00 - 15:00' },
      { phase: 'off', from: now + 2 * HOUR, until: now + 3 * HOUR, precision: 'window' },
    ],
    [
      'unplanned, time',
      { estimatedAt: now + HOUR },
      { phase: 'off', from: null, until: now + HOUR, precision: 'time', overdue: false },
    ],
    [
      'unplanned, a time that has passed',
      { estimatedAt: now - HOUR },
      { phase: 'off', precision: 'time', overdue: true },
    ],
    [
      'unplanned, to be confirmed',
      { estimateText: 'To be confirmed' },
      { phase: 'off', until: null, precision: 'unknown' },
    ],
    ['unplanned, flipped back from restored', { steps: back }, { phase: 'off' }],
    [
      'restored',
      { powerCutType: 'restored', restoredAt: now },
      { phase: 'restored', until: now, precision: 'time' },
    ],
    ['multiple', { powerCutType: 'multiple', type: 0 }, { phase: 'several' }],
  ])('%s', (_, overrides, expected) => {
    expect(situationOf(exampleIncident(overrides), now, { storm: false }).outlook).toMatchObject(
      expected,
    );
  });

  it('reads the words of the storm in a storm [L-239, L-240]', () => {
    const words = { estimateText: '26 Nov 14:00', stormEstimateText: '27 Nov 18:00' };
    const outlook = (storm: boolean) => situationOf(exampleIncident(words), now, { storm }).outlook;
    expect(outlook(false).until).toBe(now + 2 * HOUR);
    expect(outlook(true).until).toBe(now + 30 * HOUR);
  });

  it('counts those that are grouped', () => {
    const group = { unplanned: ['a', 'b'], planned: ['c'], restored: [] };
    expect(groupSize(exampleIncident({ group }))).toBe(3);
    expect(groupSize(exampleIncident())).toBe(0);
  });

  it.each([
    [null, null],
    [now, 0],
    [fromLondon(2025, 11, 27), 1],
    [fromLondon(2025, 11, 25, 23, 59), -1],
  ])('counts London days to %s as %s', (plannedAt, days) => {
    expect(daysUntilOf(exampleIncident({ ...planned, plannedAt }), now)).toBe(days);
  });
});
