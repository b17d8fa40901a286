import { describe, expect, it } from 'vitest';
import { exampleIncident, exampleStep as step } from '../../../tests/fixtures/example-incident';
import {
  credibleSteps,
  latestUpdateOf,
  shortStepName,
  shownSteps,
  stageOf,
  stageOfName,
} from './stage';

const active = { active: true };
const customerService = (at: number | null, message: string | null = '<p>News.</p>') =>
  step('Customer Service Team', { stepType: 1, active: true, at, message });

describe('stage', () => {
  it.each([
    ['Reported', 'reported'],
    ['Power cut reported', 'reported'],
    ['We are restoring customers automatically', 'reported'],
    ['Engineers on their way', 'on-the-way'],
    [' engineers ON their way ', 'on-the-way'],
    ['Investigating & fixing', 'investigating'],
    ['Investigating &amp; fixing', 'investigating'],
    ['Engineers investigating and fixing', 'investigating'],
    ['Power back on', 'restored'],
    ['Waiting for parts', null],
    ['constructor', null],
  ])('%s is %s', (name, stage) => expect(stageOfName(name)).toBe(stage));

  it.each([
    [
      'the active step',
      [
        step('Reported', { at: 1 }),
        step('Engineers on their way', { ...active, at: 2 }),
        step('Investigating & fixing'),
      ],
      'on-the-way',
    ],
    [
      'never a step with a step type',
      [customerService(9), step('Reported', { at: 1 }), step('Investigating & fixing', active)],
      'investigating',
    ],
    [
      'first active in feed order',
      [step('Engineers on their way', active), step('Investigating & fixing', active)],
      'on-the-way',
    ],
    [
      'none active: the last dated one',
      [
        step('Reported', { at: 1 }),
        step('Engineers on their way', { at: 2 }),
        step('Power back on'),
      ],
      'on-the-way',
    ],
    ['a name we do not know', [step('Waiting for parts', active)], 'reported'],
    ['no steps', [], 'reported'],
  ])('is derived from %s', (_, steps, stage) => expect(stageOf(steps)).toBe(stage));

  it('shortens the auto-restoring name only [J-089, J-098]', () => {
    expect(shortStepName('We are restoring customers automatically')).toBe(
      'Restoring automatically',
    );
    expect(shortStepName('Reported')).toBe('Reported');
  });
});

describe('steps', () => {
  it('has the first active one of no step type as its latest update [F-388, J-090, L-342]', () => {
    const steps = [
      customerService(5),
      step('Reported', { at: 1 }),
      step('Engineers on their way', active),
      step('Investigating & fixing', active),
    ];
    expect(latestUpdateOf(steps)?.name).toBe('Engineers on their way');
  });

  it('has no latest update without an active stage [J-087]', () => {
    expect(latestUpdateOf([customerService(5), step('Reported', { at: 1 })])).toBeNull();
  });

  it('believes "Power back on" only of what is restored, and no stage that has not come [L-340]', () => {
    const steps = [
      step('Reported', { at: 1 }),
      step('Engineers on their way', { message: '<p>We have engineers on their way.</p>' }),
      step('Power back on', { ...active, message: '<p>All power should be back on.</p>' }),
      customerService(null),
    ];
    const names = (restored: boolean) =>
      credibleSteps(exampleIncident({ steps }), restored).map(({ name }) => name);
    expect(names(false)).toEqual(['Reported', 'Customer Service Team']);
    expect(names(true)).toEqual(['Reported', 'Power back on', 'Customer Service Team']);
  });

  it('shows what has a name and a date or a message, newest first, undated where they belong [F-389, F-390, J-091, J-092]', () => {
    const steps = [
      step('Reported', { at: 1 }),
      step('', { at: 4 }),
      step('Nothing known'),
      step('Undated', { message: 'x' }),
      step('Same time a', { at: 3 }),
      step('Same time b', { at: 3 }),
      step('Now', { ...active, message: 'x' }),
    ];
    expect(shownSteps(steps).map(({ name }) => name)).toEqual([
      'Now',
      'Same time a',
      'Same time b',
      'Reported',
      'Undated',
    ]);
  });
});
