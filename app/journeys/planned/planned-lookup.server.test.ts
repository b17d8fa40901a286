import { describe, expect, it, vi } from 'vitest';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { DAY, HOUR } from '~/domain/time/instant';
import { Failure } from '~/domain/failure';
import {
  home,
  liveOf,
  exampleOffers,
  WORK,
  work,
  type OfferAnswers,
} from '../../../tests/fixtures/example-visit';
import { futureWorkAt, plannedDestination } from './planned-lookup.server';
import { emptyVisit, type SearchedAddress } from '~/server/visit/session.server';
import { quietLogger } from '../../../tests/support/stores';

const now = Date.UTC(2026, 2, 10, 12);
const cut = exampleIncident({
  reference: 'INCD-CUT',
  sectors: ['NR2 9'],
  postcodes: ['NR2 9ZA'],
  receivedAt: now - HOUR,
});
const INCIDENT = `/power-cut/incident?incidentid=${WORK}&originSector=NR2+9`;

interface Case extends OfferAnswers {
  incidents?: readonly Incident[];
  address?: Partial<SearchedAddress>;
  hidden?: boolean;
  own?: readonly Incident[] | 'failed';
}
async function led({
  incidents = [work(now)],
  address = {},
  hidden = false,
  own = [],
  ...told
}: Case) {
  const warn = vi.fn();
  const gateways = {
    incidents: {
      byMpan: async () =>
        own === 'failed' ? Promise.reject(new Failure('unavailable', 'down')) : own,
      futurePlanned: async () => [],
    },
    offers: exampleOffers(told).offers,
    content: { live: () => liveOf(hidden) },
  };
  const asked = { visit: emptyVisit(), address: { ...home, ...address }, now };
  const found = await plannedDestination(
    gateways,
    { ...quietLogger, warn },
    buildSnapshot(incidents, now),
    asked,
  );
  return { ...found, logged: warn.mock.calls.length };
}

describe('the planned power cut search leads [J-021, J-113 to J-118, J-120, J-122, J-124 to J-126, L-024 to L-026, L-662]', () => {
  it.each<[string, Case, string]>([
    [
      'to a power cut of today',
      { incidents: [cut, work(now)] },
      '/power-cut/incident?incidentid=INCD-CUT&originSector=NR2+9',
    ],
    ['to work of today', { incidents: [work(now, { plannedAt: now })] }, INCIDENT],
    [
      'by sector where there are several',
      { incidents: [cut, { ...cut, reference: 'INCD-2' }] },
      '/power-cut/incident?postcodesector=NR2+9',
    ],
    ['to the form', {}, '/future-planned-power-cut'],
    ['to the form while offers are hidden', { hidden: true }, '/future-planned-power-cut'],
    ['to the offers', { registration: { formDataFilled: true } }, '/power-cut/offers-page'],
    [
      'to the offers where the second check fails',
      { registration: { formDataFilled: true }, status: 'failed' },
      '/power-cut/offers-page',
    ],
    [
      'to the incident where the second check says redeemed',
      { registration: { formDataFilled: true }, status: { isOfferRedeemed: true } },
      INCIDENT,
    ],
    [
      'to the incident once redeemed',
      { registration: { formDataFilled: true, isOfferRedeemed: true } },
      INCIDENT,
    ],
    [
      'to the incident while offers are hidden',
      { registration: { formDataFilled: true }, hidden: true },
      INCIDENT,
    ],
    [
      'to work that was cancelled',
      { registration: { cancelled: true }, incidents: [work(now, { statusId: 8 })] },
      INCIDENT,
    ],
    [
      'to the incident page where nothing is planned',
      { registration: { incidentReference: null }, incidents: [] },
      '/power-cut/incident?postcode=NR2+9ZA',
    ],
    [
      'to what the picture knows where the reference is in no feed',
      {
        registration: { formDataFilled: true, isOfferRedeemed: true, incidentReference: 'INCD-9' },
        incidents: [],
      },
      '/power-cut/incident?postcode=NR2+9ZA',
    ],
    [
      'to what was restored, where nothing is planned',
      {
        registration: { incidentReference: null },
        incidents: [{ ...cut, powerCutType: 'restored', restoredAt: now - 60_000 }],
      },
      '/power-cut/incident?incidentid=INCD-CUT&originSector=NR2+9',
    ],
    [
      'to the fallback page where the check fails',
      { registration: 'failed' },
      '/power-cut/planned-power-cuts?failed=true',
    ],
    [
      'by postcode without a meter point',
      { address: { mpan: null }, registration: 'failed' },
      '/future-planned-power-cut',
    ],
    [
      'to the incident page without meter point and work',
      { address: { mpan: null }, incidents: [] },
      '/power-cut/incident?postcode=NR2+9ZA',
    ],
    [
      'another network away',
      { address: { dno: 16, postcode: 'M1 9ZA' } },
      '/power-cut/search?mode=power-cut&other=M1+9ZA',
    ],
    [
      'on, where its own meter point cannot be asked',
      { own: 'failed' },
      '/future-planned-power-cut',
    ],
  ])('%s', async (_, given, to) => expect((await led(given)).to).toBe(to));

  it.each<[string, Case]>([
    ['to the form', {}],
    ['to the offers', { registration: { formDataFilled: true } }],
    ['to cancelled work', { registration: { cancelled: true } }],
  ])(
    'and keeps the address and the reference of the work on the way %s [J-119, J-121, J-443, J-898, L-320]',
    async (_, given) => {
      const { visit } = await led(given);
      expect(visit).toMatchObject({
        searchedAddress: home,
        originPostcodeSector: 'NR2 9',
        futurePlannedIncidentRef: WORK,
        chosenAddress: null,
      });
    },
  );

  it('and logs a check that failed [J-123, J-127, J-800]', async () => {
    expect((await led({ registration: 'failed' })).logged).toBe(1);
    expect((await led({})).logged).toBe(0);
  });
});

it('finds the work that only the operator knows to be at a meter point', async () => {
  const snapshot = buildSnapshot(
    [work(now, { postcodes: ['NR9 9ZZ'], plannedAt: now + 3 * DAY })],
    now,
  );
  const incidents = { byMpan: async () => [], futurePlanned: async () => ['INCD-GONE', WORK] };
  expect((await futureWorkAt(incidents, snapshot, home, now))?.reference).toBe(WORK);
});
