import { describe, expect, it } from 'vitest';
import { exampleIncident, exampleStep } from '../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { DAY, HOUR } from '~/domain/time/instant';
import type { OwnMessage, SignedUpFor } from './sign-ups/rows.server';
import { newsText, ownText } from './message-text';

/** Half past one in summer: London is an hour ahead. */
const now = Date.UTC(2026, 6, 10, 12, 30);
const wording = {
  operator: 'Meridian Power Networks',
  baseUrl: 'https://www.meridian-power.example',
  dictionary: {},
  storm: false,
  replies: false,
};
const GSM = /^[A-Za-z0-9 @£$¥!"#¤%&'()*+,\-./:;<=>?_\n]*$/;
const TWO_PARTS = 306;

const cut = exampleIncident({
  reference: 'INCD-100101-A',
  sectors: ['CB1 9', 'CB2 9', 'CB3 9'],
  estimateText: '10 Jul 16:00 - 17:30',
  estimatedAt: Date.UTC(2026, 6, 10, 16, 30),
});
const onTheWay = exampleStep('Engineers on their way', { active: true, at: now });
const planned = exampleIncident({
  powerCutType: 'planned',
  sectors: ['NR2 9'],
  plannedAt: now + 5 * DAY,
});

describe('a message', () => {
  it.each<[string, Incident, string]>([
    [
      'a power cut with an estimate, in London time',
      { ...cut, steps: [onTheWay] },
      'Power cut in CB1 9 and 2 more areas: back between 4pm and 5:30pm Fri 10 Jul. Engineers are on their way.',
    ],
    [
      'without an estimate',
      { ...cut, estimateText: null, estimatedAt: null },
      'Power cut in CB1 9 and 2 more areas: time to be confirmed. We are finding out more.',
    ],
    [
      'later than expected',
      { ...cut, estimateText: null, estimatedAt: now - HOUR },
      'Power cut in CB1 9 and 2 more areas: later than expected.',
    ],
    [
      'power back on',
      { ...cut, powerCutType: 'restored', restoredAt: now },
      'Power back on in CB1 9 and 2 more areas. Is your power still off? Call 105, free, or tell us: https://www.meridian-power.example/power-cut/still-off?incidentid=INCD-100101-A Stop',
    ],
    ['planned work', planned, 'Planned work in NR2 9: power off from 1:30pm Wed 15 Jul.'],
    [
      'planned work cancelled',
      { ...planned, statusId: 8 },
      'Planned work in NR2 9: cancelled. Your power stays on.',
    ],
  ])('%s', (_, incident, expected) => {
    const text = newsText(incident, now, wording);
    expect(text).toContain(`Meridian Power Networks: ${expected}`);
    expect(text).toContain(`incidentid=${incident.reference}`);
    expect(text).toMatch(/Stop texts: https:\/\/\S+\/power-cut\/text-updates\/stop$/);
    expect(text).toMatch(GSM);
    expect(text.length).toBeLessThanOrEqual(TWO_PARTS);
  });

  it.each<[string, Incident, RegExp]>([
    [
      'a power cut',
      { ...cut, steps: [onTheWay] },
      /Engineers are on their way\. https\S+ Stop texts: reply STOP$/,
    ],
    [
      'power back on',
      { ...cut, powerCutType: 'restored', restoredAt: now },
      /Is your power still off\? Reply OFF, or tell us: https\S+still-off\?incidentid=INCD-100101-A Stop texts: reply STOP$/,
    ],
  ])('names the words that are read where somebody reads them: %s', (_, incident, expected) => {
    const text = newsText(incident, now, { ...wording, replies: true });
    expect(text).toMatch(expected);
    expect(text).toMatch(GSM);
    expect(text.length).toBeLessThanOrEqual(TWO_PARTS);
    expect(newsText(incident, now, wording)).not.toMatch(/[Rr]eply/);
  });

  it('of welcome says how to stop', () => {
    const text = ownText('welcome', wording);
    expect(text).toMatch(GSM);
    expect(text.length).toBeLessThanOrEqual(TWO_PARTS);
    expect(text).toContain('/power-cut/text-updates/stop');
    const read = ownText('welcome', { ...wording, replies: true });
    expect(read).toMatch(GSM);
    expect(read.length).toBeLessThanOrEqual(TWO_PARTS);
    expect(read).toMatch(/Reply STOP to stop, STATUS .* HELP /);
  });

  const about = { reference: 'INCD-100101-A', place: 'CB1 9ZA', future: true, planned: true };
  it.each<[OwnMessage, Partial<SignedUpFor>, string]>([
    [
      'welcome',
      {},
      'you are signed up for texts about power cut INCD-100101-A, and power cuts and planned work at CB1 9ZA.',
    ],
    ['welcome', { future: false, planned: false }, 'about power cut INCD-100101-A.'],
    ['welcome', { reference: null, planned: false }, 'about power cuts at CB1 9ZA.'],
    ['welcome', { reference: null, future: false }, 'about planned work at CB1 9ZA.'],
    [
      'already',
      { reference: null },
      'you already get texts about power cuts and planned work at CB1 9ZA.',
    ],
    ['already', { reference: null, place: null }, 'you already get texts about power cuts.'],
    ['welcome', { reference: 'X'.repeat(300) }, 'you are signed up for texts about power cuts.'],
    ['full', {}, 'you already get texts about 20 things, the most we send. We added nothing.'],
  ])('of %s for %o says what for, and how to stop', (name, change, expected) => {
    const text = ownText(name, { ...wording, replies: true }, { ...about, ...change });
    expect(text).toContain(expected);
    expect(text).toContain('Reply STOP to stop');
    expect(text.length).toBeLessThanOrEqual(TWO_PARTS);
    expect(ownText(name, wording, { ...about, ...change })).toContain(
      '/power-cut/text-updates/stop',
    );
  });

  it.each(['stopped', 'stoppedAddress'] as const)(
    'of %s says what happened, and how to begin again',
    (name) => {
      const text = ownText(name, wording);
      expect(text).toMatch(GSM);
      expect(text.length).toBeLessThanOrEqual(TWO_PARTS);
      expect(text).toMatch(/are stopped\..*\/power-cut\/text-updates Power cut/);
    },
  );

  it('keeps to plain letters, whatever the dictionary says', () =>
    expect(
      ownText('welcome', {
        ...wording,
        dictionary: { smsWelcome: '{operator}: “you’re in” – fine…' },
      }),
    ).toBe('Meridian Power Networks: "you\'re in" - fine...'));
});
