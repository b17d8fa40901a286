import { describe, expect, it } from 'vitest';
import { HOUR } from '../time/instant';
import { fromLondon } from '../time/london-time';
import { exampleIncident, exampleStep as step } from '../../../tests/fixtures/example-incident';
import type { Incident } from './incident';
import { situationOf } from './situation';
import { timelineOf } from './timeline';

const now = fromLondon(2025, 11, 26, 12);
const spoken = (incident: Incident) =>
  timelineOf(situationOf(incident, now, { storm: false })).map(
    ({ name, state, at }) => `${name} ${state}${at === null ? '' : ` ${(at - now) / HOUR}`}`,
  );

const steps = (activeName: string) =>
  ['Reported', 'Engineers on their way', 'Investigating & fixing', 'Power back on'].map(
    (name, index) =>
      step(name, { active: name === activeName, at: index < 2 ? now - (2 - index) * HOUR : null }),
  );

describe('timelineOf [J-088]', () => {
  it.each<[string, Partial<Incident>, readonly string[]]>([
    [
      'reported',
      { receivedAt: now - HOUR },
      ['reported now -1', 'on-the-way next', 'investigating next', 'restored next'],
    ],
    [
      'on the way',
      { steps: steps('Engineers on their way') },
      ['reported done -2', 'on-the-way now -1', 'investigating next', 'restored next'],
    ],
    [
      'restoring automatically',
      { steps: [step('We are restoring customers automatically', { active: true, at: now })] },
      ['restoring-automatically now 0', 'on-the-way next', 'investigating next', 'restored next'],
    ],
    [
      'a step says restored, the incident does not',
      { steps: steps('Power back on') },
      ['reported done -2', 'on-the-way now -1', 'investigating next', 'restored next'],
    ],
    [
      'restored',
      { powerCutType: 'restored', restoredAt: now, steps: steps('Power back on') },
      ['reported done -2', 'on-the-way done -1', 'investigating done', 'restored done 0'],
    ],
    [
      'planned, to come',
      {
        powerCutType: 'planned',
        plannedAt: now + HOUR,
        estimatedAt: now + 2 * HOUR,
        steps: steps('Power back on'),
      },
      ['work-planned now', 'power-off next 1', 'restored next 2'],
    ],
    [
      'planned, begun',
      { powerCutType: 'planned', plannedAt: now - HOUR },
      ['work-planned done', 'power-off now -1', 'restored next'],
    ],
    [
      'planned, restored',
      { powerCutType: 'planned', plannedAt: now - HOUR, restoredAt: now },
      ['work-planned done', 'power-off done -1', 'restored done 0'],
    ],
  ])('%s', (_, overrides, expected) =>
    expect(spoken(exampleIncident(overrides))).toEqual(expected),
  );
});
