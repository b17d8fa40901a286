import { describe, expect, it } from 'vitest';
import { welsh } from '../fixtures/welsh';
import { exampleIncident, exampleStep } from '../fixtures/example-incident';
import { createChangeTimes } from '~/journeys/feeds/times';
import { feedWords } from '~/journeys/feeds/words';
import { openIncident } from '~/journeys/feeds/open-incident';
import { cardOf } from '~/journeys/incident/models/card-model';
import { incidentModel } from '~/journeys/incident/models/incident-model';
import { plainSentence } from '~/journeys/incident/words/sentence-with-time';
import { titleOf } from '~/journeys/incident/words/title';
import { rowTextOf } from '~/journeys/list/rows/row-model';
import { situationOf } from '~/domain/incident/situation';
import type { Incident } from '~/domain/incident/incident';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { feed } from '#words/en.json';
import { incidentWords } from '~/words/incident';
import type { Overrides } from '~/words/language';
import { textsOf } from '~/words/texts';

/** A Friday. */
const now = fromLondon(2026, 11, 20, 14, 40);

const active = (name: string, at: number | null = now - HOUR) =>
  exampleStep(name, { active: true, at });
const planned = (known: Partial<Incident>) => ({ powerCutType: 'planned' as const, ...known });
const single = (step: string, known: Partial<Incident> = {}) => ({
  type: 1 as const,
  steps: [active(step)],
  ...known,
});
const today = fromLondon(2026, 11, 20, 16);
const begun = fromLondon(2026, 11, 20, 9);
const tuesday = fromLondon(2026, 11, 24, 9);
const yesterday = fromLondon(2026, 11, 19, 9);
const news = exampleStep('Next update', { at: now + HOUR, stepType: 9, active: true });

/** One of each phase that an incident can be in, and of each way in which its time can be known. */
const INCIDENTS: Readonly<Record<string, Partial<Incident>>> = {
  'off, a window': { estimateText: '20 Nov 16:00 - 17:30' },
  'off, a window up to midnight': { estimateText: '20 Nov 22:00 - 21 Nov 00:00' },
  'off, a window tomorrow': { estimateText: '21 Nov 09:00 - 12:00' },
  'off, a window with both dates on one day': { estimateText: '20 Nov 16:00 - 20 Nov 17:30' },
  'off, over midnight': { estimateText: '20 Nov 23:30 - 21 Nov 01:00' },
  'off, of several days': { estimateText: '21 Nov 09:00 - 24 Nov 17:00' },
  'off, a time': { estimatedAt: now + 3 * HOUR },
  'off, a time on another day': { estimatedAt: now + 4 * DAY },
  'off, overdue': { estimatedAt: now - HOUR },
  'off, a window that has passed': { estimateText: '20 Nov 12:00 - 13:30' },
  'off, overdue, with news to come': { estimatedAt: now - HOUR, steps: [news] },
  'off, to be confirmed': { estimateText: 'To be confirmed' },
  'off, nothing said': {},
  'off, described': { estimateText: 'We are waiting for a part' },
  'off, for the storm': { stormEstimateText: '22 Nov 16:00', estimateText: '20 Nov 16:00' },
  'off, on the way': { steps: [active('Engineers on their way')], estimatedAt: now + HOUR },
  'off, restoring automatically': { steps: [active('Restoring automatically')] },
  'one home, reported': single('Power cut reported'),
  'one home, on the way': single('Engineers on their way', { estimatedAt: now + HOUR }),
  'one home, overdue': single('Investigating & fixing', { estimatedAt: now - MINUTE }),
  'one home, restored': single('Power back on', { powerCutType: 'restored', restoredAt: now }),
  restored: { powerCutType: 'restored', restoredAt: now - HOUR },
  'restored yesterday': { powerCutType: 'restored', restoredAt: yesterday },
  'restored, no time': { powerCutType: 'restored' },
  'planned, no date': planned({}),
  'planned, an hour': planned({ plannedAt: tuesday }),
  'planned, a window': planned({ plannedAt: tuesday, estimatedAt: tuesday + 6 * HOUR }),
  'planned, of several days': planned({ plannedAt: tuesday, estimatedAt: tuesday + 2 * DAY }),
  'planned, an end before its start': planned({ plannedAt: tuesday, estimatedAt: tuesday - HOUR }),
  'planned, the day alone': planned({ plannedAt: tuesday, isPlannedDay: true }),
  'planned, the day alone, today': planned({ plannedAt: begun, isPlannedDay: true }),
  'planned, the day alone, past': planned({ plannedAt: yesterday, isPlannedDay: true }),
  'planned, the day and an end': planned({
    plannedAt: tuesday,
    estimatedAt: tuesday + HOUR,
    isPlannedDay: true,
  }),
  'planned today, an hour': planned({ plannedAt: today }),
  'planned today, a window': planned({ plannedAt: today, estimatedAt: today + 2 * HOUR }),
  'planned today, of several days': planned({ plannedAt: today, estimatedAt: today + DAY }),
  'under way, no end': planned({ plannedAt: begun }),
  'under way': planned({ plannedAt: begun, estimatedAt: today }),
  'under way, overdue': planned({ plannedAt: begun, estimatedAt: now - HOUR }),
  'under way, since yesterday': planned({ plannedAt: yesterday, estimatedAt: today }),
  late: planned({ plannedAt: yesterday }),
  'late, its end has passed': planned({ plannedAt: yesterday, estimatedAt: yesterday + HOUR }),
  'planned, one home': planned({ plannedAt: tuesday, type: 1 }),
  'planned, restored': planned({ plannedAt: begun, restoredAt: now - HOUR }),
  'planned, complete': planned({ plannedAt: begun, statusId: 5 }),
  'planned, restored by type': { powerCutType: 'restored', plannedAt: yesterday },
  cancelled: planned({ plannedAt: tuesday, statusId: 8 }),
  'cancelled, no date': planned({ statusId: 8 }),
  several: {
    powerCutType: 'multiple',
    type: 0,
    group: { unplanned: ['A', 'B'], planned: ['C'], restored: [] },
  },
  'of an unknown type, with steps': { powerCutType: null, steps: [active('Reported')] },
};

const checked = { at: now, exact: true } as never;

function surfaces(name: string, storm: boolean, dictionary: Overrides) {
  const incident = exampleIncident({
    reference: 'INCD-1-A',
    sectors: ['CB1 9'],
    town: 'Cambridge',
    receivedAt: now - 2 * HOUR,
    customersAffected: 43,
    ...INCIDENTS[name],
  });
  const t = textsOf(incidentWords, dictionary);
  const situation = situationOf(incident, now, { storm });
  const page = incidentModel(situation, {
    t,
    stormName: null,
    isVisitors: true,
    ownHome: false,
    said: [],
    odds: [],
    roads: null,
    checked,
    compensation: {
      rules: {
        hours: 12,
        largeCustomers: 5000,
        largeHours: 24,
        stormHours: 48,
        plannedNoticeDays: 5,
      },
      content: {
        homeAmount: null,
        businessAmount: null,
        amountsAsOf: null,
        stormLongHours: 72,
        claimUrl: '/claim',
      },
    },
    cameFromListing: null,
    offersTexts: true,
    offersPush: true,
    stillOff: 0,
  });
  const card = cardOf(situation, { t });
  const row = rowTextOf(incident, { storm, dictionary, now });
  const f = textsOf(feed, dictionary);
  const context = {
    now,
    baseUrl: 'https://site.example',
    operator: 'Meridian',
    storm,
    dictionary,
    f,
    changes: createChangeTimes(),
    madeUp: false,
    data: null,
  };
  const { state, estimate } = openIncident(incident, context);
  const { answer, steps, until, why, push } = page;
  const lines = [
    [plainSentence(answer.sentence), ...answer.lead.map(({ text }) => text)],
    [page.title, page.shareText, titleOf(situation, { t, place: 'CB1 9', days: 'short' })],
    [card.chip, card.when, card.detail, row.back, row.latest, row.homes],
    [page.mapLabel, until && 'off now', why, page.estimate, push && 'push', steps?.title],
    [state, estimate?.from, estimate?.to, feedWords(incident, context).summary],
    [JSON.stringify(answer.rule)],
  ];
  return [name, ...lines.map((line) => `  ${line.map((part) => part || '-').join(' | ')}`)].join(
    '\n',
  );
}

describe('an incident is told alike on its page, in cards, rows, texts and feeds [J-895]', () => {
  it.each<[string, boolean, Overrides]>([
    ['calm', false, {}],
    ['storm', true, {}],
    ['welsh', false, welsh.words],
  ])('%s', async (name, storm, dictionary) => {
    const told = Object.keys(INCIDENTS).map((key) => surfaces(key, storm, dictionary));
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`../fixtures/outlook/${name}.txt`);
  });
});
