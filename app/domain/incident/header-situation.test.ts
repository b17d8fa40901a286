import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/instant';
import { fromLondon } from '../time/london-time';
import { exampleIncident, exampleStep as step } from '../../../tests/fixtures/example-incident';
import { daysUntilOf } from './header-situation';
import { situationOf } from './situation';
import type { Incident } from './incident';

const now = fromLondon(2025, 11, 26, 12);
const planned = { powerCutType: 'planned' as const };
const single = { type: 1 as const };
const at = (name: string) => ({ ...single, steps: [step(name, { active: true, at: now })] });
const back = [step('Power back on', { active: true })];

describe('the header of a situation [L-230, L-231, L-236 to L-238]', () => {
  it.each<[string, Partial<Incident>, object]>([
    ['single premise, reported', single, { kind: 'single-premise', stage: 'reported' }],
    [
      'single premise, on their way',
      at('Engineers on their way'),
      { kind: 'single-premise', stage: 'on-the-way' },
    ],
    [
      'single premise, investigating',
      at('Investigating & fixing'),
      { kind: 'single-premise', stage: 'investigating' },
    ],
    [
      'single premise, restored',
      { ...single, powerCutType: 'restored', restoredAt: now },
      { kind: 'single-premise', stage: 'restored', restoredAt: now },
    ],
    [
      'single premise, planned',
      { ...single, ...planned, plannedAt: now + 4 * DAY },
      { kind: 'planned-upcoming', days: 4 },
    ],
    [
      'planned, upcoming',
      { ...planned, plannedAt: now + 4 * DAY },
      {
        kind: 'planned-upcoming',
        plannedAt: now + 4 * DAY,
        days: 4,
        estimate: { kind: 'to-be-confirmed', description: null },
      },
    ],
    ['planned, no date', planned, { kind: 'planned-upcoming', plannedAt: null, days: null }],
    [
      'planned, later today',
      { ...planned, plannedAt: now + HOUR },
      { kind: 'planned-active', started: false },
    ],
    [
      'planned, begun, with the steps of the feed',
      { ...planned, plannedAt: now - HOUR, steps: back },
      { kind: 'planned-active', started: true },
    ],
    [
      'planned, yesterday',
      { ...planned, plannedAt: now - DAY },
      { kind: 'planned-should-have-started', plannedAt: now - DAY },
    ],
    [
      'planned, restored',
      { ...planned, plannedAt: now - HOUR, restoredAt: now, statusId: 5 },
      { kind: 'planned-restored', restoredAt: now },
    ],
    [
      'planned, cancelled',
      { ...planned, plannedAt: now + DAY, statusId: 8 },
      { kind: 'planned-cancelled', plannedAt: now + DAY },
    ],
    [
      'cancelled beats restored',
      { ...planned, plannedAt: now - DAY, restoredAt: now, statusId: 8 },
      { kind: 'planned-cancelled' },
    ],
    [
      'unplanned, window',
      { estimateText: '26 Nov 14:00 - 15:00' },
      { kind: 'unplanned', storm: false, estimate: { kind: 'window' } },
    ],
    [
      'unplanned, time',
      { estimatedAt: now + HOUR },
      { kind: 'unplanned', estimate: { kind: 'time', at: now + HOUR, overdue: false } },
    ],
    [
      'unplanned, to be confirmed',
      { estimateText: 'To be confirmed' },
      { kind: 'unplanned', estimate: { kind: 'to-be-confirmed' } },
    ],
    ['unplanned, flipped back from restored', { steps: back }, { kind: 'unplanned' }],
    [
      'restored',
      { powerCutType: 'restored', restoredAt: now },
      { kind: 'restored', restoredAt: now },
    ],
    [
      'multiple',
      {
        powerCutType: 'multiple',
        type: 0,
        group: { unplanned: ['a', 'b'], planned: ['c'], restored: [] },
      },
      { kind: 'multiple', counts: { total: 3, unplanned: 2, planned: 1, restored: 0 } },
    ],
  ])('%s', (_, overrides, expected) => {
    expect(situationOf(exampleIncident(overrides), now, { storm: false }).header).toMatchObject(
      expected,
    );
  });

  it('tells the storm apart [L-239, L-240]', () => {
    expect(situationOf(exampleIncident(), now, { storm: true }).header).toMatchObject({
      kind: 'unplanned',
      storm: true,
    });
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
