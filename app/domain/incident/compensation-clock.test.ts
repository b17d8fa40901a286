import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/instant';
import { fromLondon } from '../time/london-time';
import { compensationClock, type CompensationRules } from './compensation-clock';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { situationOf } from './situation';
import type { Incident } from './incident';

const rules: CompensationRules = {
  hours: 12,
  largeCustomers: 5000,
  largeHours: 24,
  stormHours: 24,
  plannedNoticeDays: 2,
};
const now = fromLondon(2026, 3, 10, 18);
const clock = (incident: Partial<Incident>, storm = false) =>
  compensationClock(situationOf(exampleIncident(incident), now, { storm }), rules);
const off = (hoursAgo: number, more: Partial<Incident> = {}) => ({
  receivedAt: now - hoursAgo * HOUR,
  ...more,
});

describe('a power cut that goes on', () => {
  it.each([
    ['normal weather', off(3), false, { hours: 12, why: 'normal', due: false }],
    ['a minute before', { receivedAt: now - 12 * HOUR + MINUTE }, false, { hours: 12, due: false }],
    ['at its time', off(12), false, { hours: 12, due: true }],
    ['one home only', off(13, { type: 1 }), false, { hours: 12, due: true }],
    [
      '5,000 customers',
      off(13, { customersAffected: 5000 }),
      false,
      { hours: 24, why: 'large', due: false },
    ],
    [
      '4,999 customers',
      off(13, { customersAffected: 4999 }),
      false,
      { hours: 12, why: 'normal', due: true },
    ],
    ['a storm', off(13), true, { hours: 24, why: 'storm', due: false }],
    [
      'a storm, 5,000 customers',
      off(25, { customersAffected: 9000 }),
      true,
      { hours: 24, why: 'storm', due: true },
    ],
    ['created, no report', { createdAt: now - 2 * HOUR }, false, { from: now - 2 * HOUR }],
  ])('%s', (_, incident, storm, expected) =>
    expect(clock(incident, storm)).toMatchObject({ kind: 'off', ...expected }),
  );

  it('counts real hours over the change to summer time', () => {
    const received = fromLondon(2026, 3, 28, 20);
    const later = fromLondon(2026, 3, 29, 1);
    const found = compensationClock(
      situationOf(exampleIncident({ receivedAt: received }), later, { storm: false }),
      rules,
    );
    expect(found).toMatchObject({ at: fromLondon(2026, 3, 29, 9) });
  });
});

describe('a power cut that is over', () => {
  const restored = (hours: number): Partial<Incident> => ({
    powerCutType: 'restored',
    receivedAt: now - 20 * HOUR,
    restoredAt: now - 20 * HOUR + hours * HOUR,
  });
  it.each([
    [12, 'was-off'],
    [19, 'was-off'],
    [11.9, undefined],
  ])('after %d hours: %s', (hours, kind) => expect(clock(restored(hours))?.kind).toBe(kind));
  it('in a storm, after the longer time', () => expect(clock(restored(19), true)).toBeNull());
  it('without a time says nothing', () =>
    expect(clock({ ...restored(19), restoredAt: null })).toBeNull());
});

describe('planned work', () => {
  const work = (
    hoursAgo: number,
    noticeDays: number,
    more: Partial<Incident> = {},
  ): Partial<Incident> => {
    const plannedAt = now - hoursAgo * HOUR;
    return { powerCutType: 'planned', plannedAt, createdAt: plannedAt - noticeDays * DAY, ...more };
  };
  it.each([
    ['begun, told in time', work(2, 20), { kind: 'planned', days: 2, late: false }],
    ['begun, told the day before', work(2, 1), { kind: 'planned', late: true }],
    [
      'begun, not known when told',
      work(2, 1, { createdAt: null }),
      { kind: 'planned', late: false },
    ],
    [
      'finished, told the day before',
      work(2, 1, { restoredAt: now }),
      { kind: 'planned', late: true },
    ],
  ])('%s', (_, incident, expected) => expect(clock(incident)).toMatchObject(expected));
  it.each([
    ['later today', work(-2, 20)],
    ['in ten days', work(-240, 20)],
    ['cancelled', work(2, 1, { statusId: 8 })],
  ])('%s says nothing', (_, incident) => expect(clock(incident)).toBeNull());
});

it.each([
  ['a group', { powerCutType: 'multiple', type: 0, receivedAt: now - DAY }],
  ['no time at all', {}],
  ['a time to come', { receivedAt: now + HOUR }],
] as const)('%s says nothing', (_, incident) => expect(clock(incident)).toBeNull());
