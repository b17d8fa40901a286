import { describe, expect, it } from 'vitest';
import { exampleIncident, exampleStep } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { situationOf } from '~/domain/incident/situation';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { incidentWords } from '~/words/incident';
import { exampleContext, now } from '../../../../tests/support/incident-context';
import { cardOf } from './card-model';
import { covers, incidentModel, type IncidentContext } from './incident-model';

const context: IncidentContext = { ...exampleContext, isVisitors: false, roads: null };
const address = { postcode: 'CB1 9ZA', fullAddress: '4 Lantern Street, Cambridge, CB1 9ZA' };
const known: Partial<Incident> = {
  town: 'Cambridge',
  sectors: ['CB1 9', 'CB1 8'],
  postcodes: ['CB1 9ZA'],
  estimateText: '20 Nov 16:00 - 17:30',
  receivedAt: now - 88 * MINUTE,
  customersAffected: 43,
  cause: 'An underground cable has failed',
  steps: [
    exampleStep('Engineers on their way', {
      active: true,
      at: now - HOUR,
      message: '<p>We are coming.</p>',
    }),
  ],
};
const model = (
  extra: Partial<Incident> = {},
  around: Partial<IncidentContext> = {},
  storm = false,
) =>
  incidentModel(situationOf(exampleIncident({ ...known, ...extra }), now, { storm }), {
    ...context,
    ...around,
  });
const factsOf = (extra: Partial<Incident>) =>
  Object.fromEntries(model(extra).answer.facts.map(({ name, value }) => [name, value]));

describe('the page of one incident [J-810, J-811, L-749]', () => {
  it('speaks of "your power" to an address that is covered, and of the area to everyone else', () => {
    expect(model({}, { isVisitors: true }).answer).toMatchObject({
      isVisitors: true,
      sentence: { before: 'Your power is off and should be back between' },
    });
    expect(model().answer.sentence.before).toBe(
      'Power in part of CB1\u00a09 and 1 more area is off and should be back between',
    );
    expect(model().answer.where).toBe('Cambridge, CB1 9 and 1 more area');
    expect(covers(exampleIncident({ ...known, postcodes: ['CB1 9ZB'] }), address)).toBe(false);
    expect(covers(exampleIncident(known), address)).toBe(true);
  });
  it('offers text updates where the network does, and not about work that is called off', () => {
    expect(model().texts).toBe(true);
    expect(model({}, { offersTexts: false })).toMatchObject({ texts: false, push: false });
    expect([model().push, model({}, { offersPush: false }).push]).toEqual([true, false]);
    expect(model({ powerCutType: 'planned', plannedAt: now + HOUR, statusId: 8 }).texts).toBe(
      false,
    );
  });
  it('says the answer in its title', () => {
    expect(model({}, { isVisitors: true }).title).toBe(
      'Power cut in CB1 9 and 1 more area: back between 4pm and 5:30pm today',
    );
    expect(model({ estimateText: null }).title).toBe(
      'Power cut in CB1 9 and 1 more area: time to be confirmed',
    );
  });
  const lead = (changes?: Parameters<typeof model>[0]) =>
    model(changes)
      .answer.lead.map(({ text }) => text)
      .join(' ');
  it('gives the reason, then what is done', () =>
    expect(lead()).toBe('An underground cable has failed. Our engineers are on their way.'));
  it('says the description of content where there is no estimate [L-613]', () => {
    expect(lead({ estimateText: 'We are still looking for the fault.' })).toBe(
      'An underground cable has failed. Our engineers are on their way. We are still looking for the fault.',
    );
    expect(lead({ estimateText: 'To be confirmed' })).toContain(incidentWords.noEstimate);
  });
  it('leaves out what is unknown and never prints none', () => {
    expect(factsOf({})).toEqual({
      Reported: '1:12pm',
      'Homes and businesses off': '43',
      Reference: 'INCD-1-A',
    });
    expect(factsOf({ customersAffected: 5001 })['Homes and businesses off']).toBe(
      'More than 5,000',
    );
    expect(factsOf({ customersAffected: 0 })['Homes and businesses off']).toBe(
      incidentWords.customersZero,
    );
    expect(factsOf({ customersAffected: 0, powerCutType: 'restored' })).not.toHaveProperty(
      'Homes and businesses off',
    );
  });
  it('shows how the estimate changed once it did', () => {
    const said = [
      { reportedAt: now - 20 * MINUTE, estimateText: '20 Nov 16:00 - 17:30', estimatedAt: null },
      { reportedAt: now - 60 * MINUTE, estimateText: '20 Nov 15:00 - 16:00', estimatedAt: null },
      { reportedAt: now - 88 * MINUTE, estimateText: 'To be confirmed', estimatedAt: null },
    ];
    expect(model({}, { said }).history?.entries.map(({ words }) => words)).toEqual([
      '4pm to 5:30pm',
      '3pm to 4pm',
      'To be confirmed',
    ]);
    expect(model({}, { said: said.slice(0, 1) }).history).toBeNull();
    expect(model({}, { said: [said[0]!, said[0]!] }).history).toBeNull();
  });
  it('is silent about steps, streets and homes of work that was cancelled', () => {
    const cancelled = model(
      { powerCutType: 'planned', plannedAt: now + 48 * HOUR, statusId: 8 },
      { roads: ['Mill Lane'] },
    );
    expect(cancelled.steps).toBeNull();
    expect(cancelled).not.toHaveProperty('roads');
    expect(cancelled.calendar).toBe(false);
    expect(cancelled.answer.facts.map(({ name }) => name)).toEqual(['Reference']);
  });
  it('offers what to do before planned work to come only', () => {
    const upcoming = {
      powerCutType: 'planned' as const,
      plannedAt: now + 48 * HOUR,
      estimateText: null,
    };
    expect(model(upcoming).future).toBe(true);
    expect(model({ ...upcoming, plannedAt: now - HOUR }).future).toBe(false);
  });
});

describe('the card', () => {
  const line = (extra: Partial<Incident>) =>
    cardOf(
      situationOf(exampleIncident({ ...known, sectors: ['CB1 9'], ...extra }), now, {
        storm: false,
      }),
    );
  it.each<[string, Partial<Incident>, string, string]>([
    [
      'a power cut',
      {},
      'Back between 4pm and 5:30pm today',
      '43 homes and businesses. Our engineers are on their way.',
    ],
    [
      'no estimate',
      { estimateText: null, customersAffected: 0 },
      'Time to be confirmed',
      'Our engineers are on their way.',
    ],
    [
      'late',
      { estimateText: '20 Nov 12:00' },
      'Expected back by noon today',
      '43 homes and businesses. Our engineers are on their way.',
    ],
    [
      'restored',
      { powerCutType: 'restored', restoredAt: now - HOUR },
      'Back on at 1:40pm today',
      '43 homes and businesses.',
    ],
    [
      'planned',
      {
        powerCutType: 'planned',
        plannedAt: fromLondon(2026, 11, 24, 9),
        estimateText: null,
        customersPlanned: 1,
      },
      'Off from 9am on Tuesday 24 November',
      '1 home or business.',
    ],
    [
      'cancelled',
      { powerCutType: 'planned', plannedAt: now + HOUR, statusId: 8 },
      'The work will not happen',
      '',
    ],
  ])('%s', (_, extra, when, detail) => {
    expect(line(extra).when).toBe(when);
    expect(line(extra).detail).toBe(detail);
  });
  it('leads to its incident, and a multiple record to its sector', () => {
    expect(line({}).href).toBe('/power-cut/incident?incidentid=INCD-1-A&originSector=CB1+9');
    expect(line({ powerCutType: 'multiple' }).href).toBe(
      '/power-cut/incident?postcodesector=CB1+9',
    );
  });
});

it('in a storm the steps, the sentence and the card expect the same end, in the words for the storm', () => {
  const planned: Partial<Incident> = {
    powerCutType: 'planned',
    plannedAt: now - HOUR,
    estimatedAt: now + HOUR,
    estimateText: '20 Nov 15:40',
    stormEstimateText: '20 Nov 19:00',
  };
  const { answer, steps } = model(planned, {}, true);
  expect([answer.sentence.hour, steps?.timeline.at(-1)?.time]).toEqual(['7pm', '7pm']);
});
