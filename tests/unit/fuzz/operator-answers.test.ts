import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFailure } from '~/domain/failure';
import { createOperatorQuestions } from '~/server/incidents/operator-questions.server';
import { createHttpClient, type HttpClient } from '~/server/lib/http-client.server';
import { createHttpDirectory } from '~/server/ports/addresses/http.server';
import { createHttpCosts } from '~/server/ports/calculator/http.server';
import { createHttpBoundaries, createHttpPlaces } from '~/server/ports/geography/http.server';
import { createHttpMeters } from '~/server/ports/mpan/http.server';
import { createHttpOffers } from '~/server/ports/offers/http.server';
import { createHttpSearch } from '~/server/ports/site-search/http.server';
import { createHttpSmartMeters } from '~/server/ports/smart-meter/http.server';
import { createHttpSupply } from '~/server/ports/supply/http.server';
import { openStore, type Store } from '~/server/store/open.server';
import { demoHandler } from '../../support/demo-operator';
import { garbled } from '../../support/mutations';
import { quietLogger, sqlitePlace, type TestPlace } from '../../support/stores';

const MPAN = '1000001901079';
const PING = '0f8f3b44-2f9d-4c0e-9d3c-6a3f3a0f1a11';

/** What each port asks, by the good answer that it changes, and the ways of asking. */
const QUESTIONS: Record<string, [path: string, ask: (client: HttpClient) => Promise<unknown>][]> = {
  addresses: [
    [
      '/api/get-addresses?value=CB19ZA&isPostcodeSearchOnly=true',
      (client) => createHttpDirectory(client, quietLogger).search({ value: 'CB1 9ZA' }),
    ],
    [
      '/api/get-export-addresses?value=CB19ZA',
      (client) => createHttpDirectory(client, quietLogger).searchExport('CB1 9ZA'),
    ],
  ],
  geography: [
    ['/api/get-boundaries', (client) => createHttpBoundaries(client, () => 0)()],
    ['/api/places?text=cam', (client) => createHttpPlaces(client)('cam')],
  ],
  supply: [
    [
      '/api/power-cut/check-rld?postcode=TN19ZA',
      (client) => createHttpSupply(client).rotaLoadCheck('TN1 9ZA'),
    ],
    [
      '/api/two-calls-check?postcode=SE39ZA',
      (client) => createHttpSupply(client).twoCalls('SE3 9ZA'),
    ],
    [
      '/api/three-calls-check?postcode=SE39ZA',
      (client) => createHttpSupply(client).threeCalls('SE3 9ZA', MPAN),
    ],
    [
      `/api/smart-meter-check?mpan=${MPAN}`,
      (client) => createHttpSupply(client).smartMeterCheck(MPAN),
    ],
  ],
  offers: [
    [
      `/api/get-planned-registration?mpan=${MPAN}`,
      (client) => createHttpOffers(client).registration(MPAN),
    ],
    [`/api/get-offers-status?mpan=${MPAN}`, (client) => createHttpOffers(client).status(MPAN)],
  ],
  meters: [
    [
      '/api/mpan-by-meter-number?meterNumber=E10X00001',
      (client) => createHttpMeters(client).byMeterNumber('E10X00001'),
    ],
    [`/api/supplier-details?mpan=${MPAN}`, (client) => createHttpMeters(client).supplierOf(MPAN)],
  ],
  'smart meters': [
    [
      `/api/smart-meter-ping?mpan=${MPAN}`,
      (client) => createHttpSmartMeters(client).ping(MPAN, PING),
    ],
    [`/api/smart-meter-ping/${PING}`, (client) => createHttpSmartMeters(client).resultOf(PING)],
  ],
  costs: [
    [
      '/api/calculator?postcode=CB19ZA&kva=20',
      (client) => createHttpCosts(client).estimate('CB1 9ZA', 20),
    ],
  ],
  search: [
    [
      '/api/fetch-search-result?page=1&text=help',
      (client) => createHttpSearch(client).find('help', 1),
    ],
  ],
  incidents: [
    [
      `/api/power-cut/incident-by-mpan?mpan=${MPAN}`,
      (client) => createOperatorQuestions(client, () => new Set()).byMpan(MPAN),
    ],
    [
      '/api/get-future-planned-power-cuts?postcode=NR29ZA',
      (client) =>
        createOperatorQuestions(client, () => new Set()).futurePlanned({ postcode: 'NR2 9ZA' }),
    ],
    [
      '/api/power-cut/close-roads',
      (client) =>
        createOperatorQuestions(client, () => new Set()).closeRoads(
          [{ reference: 'A-1', type: 1 } as never],
          {
            postcode: 'CB1 9ZA',
          },
        ),
    ],
  ],
};

/** Members that the contract names, for answers that the demonstration cannot be asked for with a plain GET. */
const GOOD = [
  { incidentReferences: ['FPN-1'] },
  [{ incidentReference: 'A-1', streetNames: ['High Street'] }],
  { docs: [{ title: 'Help', url: '/help', summary: 'x' }], total: 1, pages: 1 },
  {
    success: true,
    started: true,
    energisationStatus: 'Energised',
    onSupply: true,
    stopPinging: false,
    isDb: false,
  },
  { redirect: true, blocks: ['P'] },
  { mpan: MPAN, supplierName: 'A', supplierNumber: '0800', distributorId: 10 },
  { min: 1, avg: 2, max: 3, area: 'EPN', demandRange: '0-20' },
];

/** An operator that gives one answer, whatever it is asked. */
const saying = (text: string, status: number): HttpClient =>
  createHttpClient({
    name: 'the operator',
    baseUrl: 'http://operator.invalid',
    retries: 0,
    breakAfter: 0,
    fetch: async () => new Response(status === 204 || status === 304 ? null : text, { status }),
  });

let place: TestPlace;
let store: Store;
beforeAll(async () => {
  place = await sqlitePlace();
  store = await openStore(place.env, quietLogger);
});
afterAll(async () => {
  await store.close();
  await place.remove();
});

describe.each(Object.entries(QUESTIONS))('%s', (_port, questions) => {
  it.each(questions)(
    '%s: any answer is read, or is a failure that pages know',
    async (path, ask) => {
      const answer = await demoHandler({ store })(new Request(`http://operator.invalid${path}`));
      const good = answer.ok ? [await answer.json()] : [];
      await fc.assert(
        fc.asyncProperty(
          garbled([...good, ...GOOD]),
          fc.oneof(
            { weight: 9, arbitrary: fc.constant(200) },
            {
              weight: 1,
              arbitrary: fc.constantFrom(202, 204, 304, 400, 401, 404, 422, 429, 500, 503),
            },
          ),
          async (text, status) => {
            const error: unknown = await ask(saying(text, status)).then(
              () => null,
              (reason: unknown) => reason,
            );
            expect(error === null || isFailure(error), String((error as Error | null)?.stack)).toBe(
              true,
            );
          },
        ),
        { numRuns: 150 },
      );
    },
  );
});
