import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../time/instant';
import { fromLondon } from '../time/london-time';
import { calendarEventOf } from './calendar-event';
import { situationOf } from './situation';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import type { Incident } from './incident';

const now = fromLondon(2025, 7, 26, 12);
const planned = { powerCutType: 'planned' as const, plannedAt: fromLondon(2025, 7, 28, 9) };

describe('calendarEventOf [J-817]', () => {
  it.each<[string, Partial<Incident>, object | null]>([
    [
      'unplanned',
      { receivedAt: now - HOUR, estimatedAt: now + HOUR },
      { start: now - HOUR, end: now + 90 * MINUTE },
    ],
    [
      'unplanned, only created',
      { createdAt: now - HOUR, estimatedAt: now },
      { start: now - HOUR, end: now + 30 * MINUTE },
    ],
    [
      'unplanned, only a range',
      { receivedAt: now, estimateText: '26 Jul 13:00 - 14:00' },
      { start: now, end: now + 150 * MINUTE },
    ],
    ['unplanned, no estimate', { receivedAt: now }, null],
    [
      'planned with an estimate',
      { ...planned, estimatedAt: fromLondon(2025, 7, 28, 15) },
      { start: planned.plannedAt, end: fromLondon(2025, 7, 28, 15, 30) },
    ],
    [
      'planned without',
      { ...planned, estimateText: 'To be confirmed' },
      { start: planned.plannedAt, end: fromLondon(2025, 7, 28, 23, 59) },
    ],
    ['planned, neither', { powerCutType: 'planned', createdAt: now }, null],
    ['an estimate before the start', { receivedAt: now, estimatedAt: now - HOUR }, null],
    ['cancelled', { ...planned, statusId: 8 }, null],
    ['restored', { powerCutType: 'restored', receivedAt: now - HOUR, estimatedAt: now }, null],
    ['multiple', { powerCutType: 'multiple', receivedAt: now - HOUR, estimatedAt: now }, null],
    ['no start', { estimatedAt: now }, null],
  ])('%s', (_, overrides, event) =>
    expect(calendarEventOf(situationOf(exampleIncident(overrides), now, { storm: false }))).toEqual(
      event,
    ),
  );
});
