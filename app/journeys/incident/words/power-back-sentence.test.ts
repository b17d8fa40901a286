import { describe, expect, it } from 'vitest';
import { exampleIncident, exampleStep } from '../../../../tests/fixtures/example-incident';
import { situationOf } from '~/domain/incident/situation';
import type { Incident } from '~/domain/incident/incident';
import { HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { textsOf } from '~/words/texts';
import { incidentWords } from '~/words/incident';
import { powerBackSentence } from './power-back-sentence';
import { plainSentence } from './sentence-with-time';

const now = fromLondon(2026, 11, 20, 14, 40);
const t = textsOf(incidentWords);
const planned = (known: Partial<Incident>) => ({ powerCutType: 'planned' as const, ...known });
const stage = (name: string): Partial<Incident> => ({
  type: 1,
  steps: [exampleStep(name, { active: true, at: now - HOUR })],
});

function say(known: Partial<Incident>, storm = false, ownHome = false): string {
  const situation = situationOf(exampleIncident(known), now, { storm });
  return plainSentence(
    powerBackSentence(situation, {
      t,
      power: 'Your power',
      place: 'CB1 9',
      ownHome,
      storm: storm ? 'Storm Ingrid' : null,
    }),
  );
}

describe('a power cut [J-096, L-232 to L-235]', () => {
  it.each<[string, Partial<Incident>, string]>([
    [
      'a window',
      { estimateText: '20 Nov 16:00 - 17:30' },
      'Your power is off and should be back between 4pm and 5:30pm today, Friday 20 November.',
    ],
    [
      'a window up to midnight',
      { estimateText: '20 Nov 22:00 - 21 Nov 00:00' },
      'Your power is off and should be back between 10pm and midnight today, Friday 20 November.',
    ],
    [
      'a window tomorrow',
      { estimateText: '21 Nov 09:00 - 12:00' },
      'Your power is off and should be back between 9am and noon tomorrow, Saturday 21 November.',
    ],
    [
      'a window over midnight',
      { estimateText: '20 Nov 23:30 - 21 Nov 01:00' },
      'Your power is off and should be back between 11:30pm on Friday and 1am on Saturday. That is Friday 20 November to Saturday 21 November.',
    ],
    [
      'a single time',
      { estimateText: '20 Nov 18:00' },
      'Your power is off and should be back by 6pm today, Friday 20 November.',
    ],
    [
      'a time that has passed',
      { estimateText: '20 Nov 11:00' },
      'Your power is off. We expected it back by 11am today, Friday 20 November. We don’t have a new time yet.',
    ],
    [
      'no estimate',
      { estimateText: 'To be confirmed' },
      'Your power is off. When should it be back? We don’t know yet.',
    ],
  ])('%s', (_, known, expected) => expect(say(known)).toBe(expected));

  it('speaks of the storm while there is one', () => {
    expect(say({ estimateText: '20 Nov 16:00 - 17:30' }, true)).toBe(
      'Your power is off in Storm Ingrid. It should be back between 4pm and 5:30pm today, Friday 20 November.',
    );
    expect(say({}, true)).toBe(
      'Your power is off in Storm Ingrid. When should it be back? We don’t know yet.',
    );
  });
});

describe('one home only', () => {
  it.each<[string, Partial<Incident>, string]>([
    [
      'reported',
      stage('Reported'),
      'We know the power is off at one home only in CB1 9. When should it be back? We don’t know yet.',
    ],
    [
      'on the way',
      { ...stage('Engineers on their way'), estimateText: '20 Nov 18:00' },
      'The power is off at one home only in CB1 9. Our engineers are on their way. It should be back by 6pm today, Friday 20 November.',
    ],
    [
      'investigating',
      { ...stage('Investigating & Fixing'), estimateText: '20 Nov 18:00' },
      'The power is off at one home only in CB1 9. Our engineers are fixing it. It should be back by 6pm today, Friday 20 November.',
    ],
    [
      'restored',
      { type: 1, powerCutType: 'restored', restoredAt: now - HOUR },
      'The power at one home only in CB1 9 came back on at 1:40pm',
    ],
  ])('%s', (_, known, expected) => expect(say(known)).toBe(expected));
});

it('says when the next news comes, where the operator has promised it and there is no time, or one that has passed', () => {
  const promise = {
    steps: [
      exampleStep('Reported', { active: true, at: now - HOUR, message: 'Next update by 15:30.' }),
    ],
  };
  expect(say({ ...promise, estimateText: 'To be confirmed' })).toBe(
    'Your power is off. When should it be back? We don’t know yet. We’ll update you by 3:30pm.',
  );
  expect(say({ ...promise, estimateText: '20 Nov 11:00' })).toMatch(
    /don’t have a new time yet\. We’ll update you by 3:30pm\.$/,
  );
  const late = exampleStep('Reported', {
    active: true,
    at: now - HOUR,
    message: 'Next update by midnight.',
  });
  expect(say({ steps: [late] })).toMatch(/We’ll update you by midnight\.$/);
  expect(say({ ...promise, estimateText: '20 Nov 18:00' })).not.toContain('Next news');
  expect(say({ ...promise, powerCutType: 'restored', restoredAt: now - HOUR })).not.toContain(
    'Next news',
  );
});

it('tells the one home that it is theirs', () =>
  expect(say({ ...stage('Engineers on their way') }, false, true)).toBe(
    'The power is off at your home only. Our engineers are on their way. When should it be back? We don’t know yet.',
  ));

describe('planned work [J-094, J-095, J-097]', () => {
  const tuesday = fromLondon(2026, 11, 24, 9);
  it.each<[string, Partial<Incident>, string]>([
    [
      'in some days',
      planned({ plannedAt: tuesday, estimatedAt: tuesday + 6 * HOUR }),
      'Your power will be off for planned work on Tuesday 24 November between 9am and 3pm, in 4 days.',
    ],
    [
      'on a day whose hours are not known',
      planned({ plannedAt: fromLondon(2026, 11, 24), isPlannedDay: true }),
      'Your power will be off for planned work for part of Tuesday 24 November, in 4 days. The hours are in the letter we sent you.',
    ],
    [
      'today, at an hour that is not known',
      planned({ plannedAt: fromLondon(2026, 11, 20), isPlannedDay: true }),
      'Your power will be off for planned work for part of today, Friday 20 November. The hours are in the letter we sent you.',
    ],
    [
      'on a day that is past, still in the list',
      planned({ plannedAt: fromLondon(2026, 11, 18), isPlannedDay: true }),
      'Your power was due to be off for planned work for part of Wednesday 18 November.',
    ],
    [
      'tomorrow',
      planned({
        plannedAt: fromLondon(2026, 11, 21, 9),
        estimatedAt: fromLondon(2026, 11, 21, 15),
      }),
      'Your power will be off for planned work on Saturday 21 November between 9am and 3pm, in 1 day.',
    ],
    [
      'without an end',
      planned({ plannedAt: tuesday }),
      'Your power will be off for planned work on Tuesday 24 November from 9am, in 4 days.',
    ],
    [
      'without a date',
      planned({}),
      'Your power will be off for planned work. When? To be confirmed',
    ],
    [
      'later today',
      planned({ plannedAt: now + HOUR, estimatedAt: now + 3 * HOUR }),
      'Your power will be off for planned work between 3:40pm and 5:40pm today, Friday 20 November.',
    ],
    [
      'under way',
      planned({ plannedAt: now - HOUR, estimatedAt: now + 2 * HOUR }),
      'Your power is off for planned work and should be back by 4:40pm today, Friday 20 November.',
    ],
    [
      'over its time',
      planned({ plannedAt: now - 3 * HOUR, estimatedAt: now - HOUR }),
      'Your power is off for planned work. We expected it back by 1:40pm today, Friday 20 November.',
    ],
    [
      'should have started',
      planned({ plannedAt: fromLondon(2026, 11, 18, 9) }),
      'Planned work should have started at 9am on Wednesday 18 November. We haven’t been told that it’s finished.',
    ],
    [
      'of several days',
      planned({
        plannedAt: fromLondon(2026, 11, 18, 9),
        estimatedAt: fromLondon(2026, 11, 21, 17),
      }),
      'Your power is off for planned work and should be back by 5pm tomorrow, Saturday 21 November.',
    ],
    [
      'cancelled',
      planned({ plannedAt: tuesday, statusId: 8 }),
      'The planned work on Tuesday 24 November is cancelled. We won’t turn your power off.',
    ],
    [
      'done',
      planned({ plannedAt: now - 5 * HOUR, restoredAt: now - HOUR }),
      'The planned work is done. Power came back on at 1:40pm',
    ],
    [
      'done, nobody knows when',
      planned({ plannedAt: now - 5 * HOUR, statusId: 5 }),
      'The planned work is done. Your power is back on.',
    ],
  ])('%s', (_, known, expected) => expect(say(known)).toBe(expected));
});

it('says that power is back, with one certainty [L-241]', () => {
  expect(say({ powerCutType: 'restored', restoredAt: now - HOUR })).toBe(
    'Power came back on at 1:40pm',
  );
  expect(say({ powerCutType: 'restored', restoredAt: now - 16 * HOUR })).toBe(
    'Power came back on at 10:40pm yesterday, Thursday 19 November.',
  );
  expect(say({ powerCutType: 'restored' })).toBe('Power is back on.');
});
