import { exampleStep } from '../fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import type { IncidentContext } from '~/journeys/incident/models/incident-model';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';

/** 2:40pm on Friday 20 November 2026: when the page of the example incident is read. */
export const now = fromLondon(2026, 11, 20, 14, 40);

/** The surroundings of an example incident's page: the visitor's, without odds, with fresh data. */
export const exampleContext: IncidentContext = {
  t: textsOf(incidentWords),
  stormName: null,
  isVisitors: true,
  ownHome: false,
  said: [],
  odds: [],
  roads: ['Mill Lane', 'High Street'],
  checked: {
    time: '2:40pm',
    checked: '2:40pm',
    iso: '2026-11-20T14:40:00Z',
    checkedIso: '2026-11-20T14:40:00Z',
    sentence: null,
    first: false,
    live: true,
  },
  compensation: {
    rules: {
      hours: 12,
      largeCustomers: 5000,
      largeHours: 24,
      stormHours: 24,
      plannedNoticeDays: 2,
    },
    content: {
      homeAmount: null,
      businessAmount: null,
      amountsAsOf: null,
      stormLongHours: 48,
      claimUrl: '/forms/compensation-claim',
    },
  },
  cameFromListing: null,
  offersTexts: true,
  offersPush: true,
  stillOff: 0,
};

/** A power cut with an estimate, an hour after the first report. */
export const exampleCut: Partial<Incident> = {
  sectors: ['CB1 9'],
  postcodes: ['CB1 9ZA'],
  estimateText: '20 Nov 16:00 - 17:30',
  receivedAt: now - HOUR,
  estimatedAt: now + HOUR,
  steps: [exampleStep('Engineers on their way', { active: true, at: now - HOUR })],
};
