import { expect, it } from 'vitest';
import { HOUR } from '../../time/instant';
import { fromLondon } from '../../time/london-time';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { lastsLong } from './lasts-long';
import type { Incident } from '../incident';

const now = fromLondon(2026, 11, 20, 15);
const began = (hours: number, more: Partial<Incident> = {}) =>
  exampleIncident({
    powerCutType: 'unplanned',
    type: 3,
    estimateText: null,
    receivedAt: now - hours * HOUR,
    ...more,
  });

it.each<[string, Incident, boolean]>([
  ['no estimate', began(1), true],
  ['over two hours to come', began(1, { estimatedAt: now + 3 * HOUR }), true],
  ['two hours to come', began(9, { estimatedAt: now + 2 * HOUR }), false],
  ['overdue', began(7, { estimatedAt: now - HOUR }), true],
  ['restored', began(9, { powerCutType: 'restored', restoredAt: now - HOUR }), false],
  ['cancelled', began(9, { statusId: 8 }), false],
  [
    'work all day',
    began(0, { powerCutType: 'planned', plannedAt: now - HOUR, estimatedAt: now + 6 * HOUR }),
    true,
  ],
  [
    'work to come',
    began(0, { powerCutType: 'planned', plannedAt: now + 48 * HOUR, estimatedAt: now + 99 * HOUR }),
    false,
  ],
  [
    'not known since when',
    began(0, { receivedAt: null, createdAt: null, estimatedAt: now + 9 * HOUR }),
    true,
  ],
])('%s', (_, incident, expected) =>
  expect(lastsLong(incident, { storm: false, now })).toBe(expected),
);
