import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/instant';
import { fromLondon } from '../time/london-time';
import { exampleIncident, exampleStep } from '../../../tests/fixtures/example-incident';
import * as flags from './flags';
import type { Incident } from './incident';

const now = fromLondon(2025, 11, 26, 12);
type Flag =
  | 'isCancelled'
  | 'isMultiple'
  | 'isPlanned'
  | 'isPlannedActive'
  | 'isFuture'
  | 'isRestoredPlanned'
  | 'isRestored'
  | 'isSinglePremise'
  | 'isUnplanned'
  | 'isCurrent';
const names: readonly Flag[] = [
  'isCancelled',
  'isMultiple',
  'isPlanned',
  'isPlannedActive',
  'isFuture',
  'isRestoredPlanned',
  'isRestored',
  'isSinglePremise',
  'isUnplanned',
  'isCurrent',
];
const planned = { powerCutType: 'planned' as const };

describe('flags [F-379, L-333 to L-337]', () => {
  it.each<[string, Partial<Incident>, readonly Flag[]]>([
    ['unplanned', {}, ['isUnplanned', 'isCurrent']],
    ['single premise', { type: 1 }, ['isSinglePremise', 'isUnplanned', 'isCurrent']],
    ['restored', { powerCutType: 'restored' }, ['isRestored']],
    [
      'restored planned, fed as restored',
      { powerCutType: 'restored', plannedAt: now, restoredAt: now },
      ['isPlanned', 'isPlannedActive', 'isRestoredPlanned', 'isRestored'],
    ],
    [
      'planned later today',
      { ...planned, plannedAt: now + 3 * HOUR },
      ['isPlanned', 'isPlannedActive', 'isCurrent'],
    ],
    [
      'planned yesterday',
      { ...planned, plannedAt: now - DAY },
      ['isPlanned', 'isPlannedActive', 'isCurrent'],
    ],
    ['planned tomorrow', { ...planned, plannedAt: now + DAY }, ['isPlanned', 'isFuture']],
    ['planned without a date', { ...planned }, ['isPlanned']],
    [
      'planned and cancelled',
      { ...planned, plannedAt: now, statusId: 8 },
      ['isCancelled', 'isPlanned', 'isPlannedActive'],
    ],
    [
      'planned and restored',
      { ...planned, plannedAt: now - HOUR, restoredAt: now },
      ['isPlanned', 'isPlannedActive', 'isRestoredPlanned', 'isRestored'],
    ],
    [
      'planned and complete without a time',
      { ...planned, plannedAt: now - HOUR, statusId: 5 },
      ['isPlanned', 'isPlannedActive', 'isRestoredPlanned', 'isRestored'],
    ],
    [
      'planned tomorrow with a restored time',
      { ...planned, plannedAt: now + DAY, restoredAt: now },
      ['isPlanned', 'isFuture'],
    ],
    ['multiple', { powerCutType: 'multiple', type: 0 }, ['isMultiple']],
    ['unknown word, type 0', { powerCutType: null, type: 0 }, ['isMultiple']],
    ['type 0 but unplanned', { type: 0 }, ['isUnplanned', 'isCurrent']],
    [
      'unknown word with steps',
      { powerCutType: null, steps: [exampleStep('Reported')] },
      ['isUnplanned', 'isCurrent'],
    ],
    ['unknown word, nothing else', { powerCutType: null }, []],
  ])('%s [F-299 to F-302, F-378, F-380]', (_, overrides, expected) => {
    const incident = exampleIncident(overrides);
    expect(names.filter((name) => flags[name](incident, now))).toEqual(expected);
  });
});
