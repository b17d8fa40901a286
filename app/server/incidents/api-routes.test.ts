import { describe, expect, it, vi } from 'vitest';
import { answerApiPath } from '~/journeys/api/table.server';
import { incidentsForTests } from '../../../tests/support/running-incidents';
import { breachesOf, operationAt } from '../../../tests/support/openapi';

const stillOff = vi.hoisted(() => ({ homesOf: vi.fn(() => 0) }));
const gateways = vi.hoisted((): { incidents: unknown; stillOff: unknown } => ({
  incidents: null,
  stillOff,
}));
vi.mock('~/server/gateways.server', () => ({ gateways }));

const { start } = incidentsForTests('all');
let nothingKnown: ReturnType<typeof start> | null = null;
let calm: ReturnType<typeof start> | null = null;
const demonstration = () => (calm ??= start());
const PATHS = [
  '/api/power-cut/all-incidents',
  '/api/power-cut/all-incidents-light',
  '/api/power-cut/incident-by-id',
  '/api/power-cut/incident-by-mpan',
  '/api/get-future-planned-power-cuts',
] as const;
type Path = (typeof PATHS)[number];

const get = (
  path: Path,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) => {
  const request = new Request(`http://localhost${path}?${new URLSearchParams(query).toString()}`, {
    headers,
  });
  return answerApiPath(request);
};
const post = (body: string) =>
  answerApiPath(
    new Request('http://localhost/api/power-cut/close-roads', { method: 'POST', body }),
  );

const breaches = (method: string, path: string, answer: Response) =>
  breachesOf(operationAt(path, method), answer);

const long = 'x'.repeat(100_000);
const answers: readonly (readonly [Path, Record<string, string>, number])[] = [
  ['/api/power-cut/all-incidents', {}, 200],
  ['/api/power-cut/all-incidents', { anything: long }, 200],
  ['/api/power-cut/all-incidents-light', {}, 200],
  ['/api/power-cut/incident-by-id', { id: 'INCD-100101-A' }, 200],
  ['/api/power-cut/incident-by-id', { id: 'INCD-100205-A' }, 200],
  ['/api/power-cut/incident-by-id', { id: 'INCD-100303-B' }, 200],
  ['/api/power-cut/incident-by-id', { id: 'MULT-6f1d2a3c-0b4e-4c5d-8e6f-7a8b9c0d1e2f' }, 200],
  ['/api/power-cut/incident-by-id', { id: 'INCD-0-A' }, 404],
  ['/api/power-cut/incident-by-id', { id: 'constructor' }, 404],
  ['/api/power-cut/incident-by-id', {}, 400],
  ['/api/power-cut/incident-by-id', { id: '' }, 400],
  ['/api/power-cut/incident-by-id', { id: '../../etc/passwd' }, 400],
  ['/api/power-cut/incident-by-id', { id: long }, 400],
  ['/api/power-cut/incident-by-mpan', { mpan: '1000001901079' }, 200],
  ['/api/power-cut/incident-by-mpan', { mpan: '1000001902072' }, 200],
  ['/api/power-cut/incident-by-mpan', { mpan: '1200001901031' }, 200],
  ['/api/power-cut/incident-by-mpan', {}, 400],
  ['/api/power-cut/incident-by-mpan', { mpan: '1000001901078' }, 400],
  ['/api/power-cut/incident-by-mpan', { mpan: '\u0000' }, 400],
  ['/api/power-cut/incident-by-mpan', { mpan: long }, 400],
  [
    '/api/get-future-planned-power-cuts',
    { mpan: '1000001909022', postcode: 'nr29za', house: '2' },
    200,
  ],
  ['/api/get-future-planned-power-cuts', { mpan: '', postcode: 'NR2 9ZA', house: '' }, 200],
  ['/api/get-future-planned-power-cuts', { postcode: 'SE2 9ZA' }, 200],
  ['/api/get-future-planned-power-cuts', {}, 400],
  ['/api/get-future-planned-power-cuts', { postcode: 'ZZ9 9ZZ' }, 400],
  ['/api/get-future-planned-power-cuts', { postcode: 'NR2 9ZA', mpan: '1' }, 400],
  ['/api/get-future-planned-power-cuts', { postcode: 'NR2 9ZA', house: long }, 400],
];

describe('the incident routes [F-423, F-427, J-745, J-748, J-919]', () => {
  it.each(answers)('%s %j answers %i as the wire contract says', async (path, query, status) => {
    gateways.incidents = await demonstration();
    const answer = await get(path, query);
    expect(answer.status).toBe(status);
    expect(await breaches('get', path, answer)).toEqual([]);
  });

  it.each(['calm', 'storm'] as const)(
    'hold every record of the %s scenario to the contract [J-744]',
    async (SCENARIO) => {
      gateways.incidents = await start({ SCENARIO });
      for (const path of [
        '/api/power-cut/all-incidents',
        '/api/power-cut/all-incidents-light',
      ] as const) {
        expect(await breaches('get', path, await get(path))).toEqual([]);
      }
    },
  );

  it.each([
    '/api/power-cut/all-incidents',
    '/api/power-cut/all-incidents-light',
    '/api/power-cut/incident-by-id',
  ] as const)(
    '%s answers 304 to whoever holds it, and tells the age of the picture',
    async (path) => {
      const incidents = await demonstration();
      gateways.incidents = incidents;
      const first = await get(path, { id: 'INCD-100101-A' });
      const etag = first.headers.get('ETag') ?? '';
      expect(etag).not.toBe('');
      const second = await get(
        path,
        { id: 'INCD-100101-A' },
        { 'If-None-Match': `W/"other", ${etag}` },
      );
      expect([second.status, await second.text(), second.headers.get('ETag')]).toEqual([
        304,
        '',
        etag,
      ]);
      expect(first.headers.get('Last-Modified')).toBe(
        new Date(incidents.snapshot()?.takenAt ?? 0).toUTCString(),
      );
    },
  );

  it('incident-by-id tells pages without a line how many homes are still off, where anybody is told [F-422, F-424 to F-426, J-746, J-747, J-1024, L-544]', async () => {
    gateways.incidents = await demonstration();
    const homes = async () => {
      const answer = await get('/api/power-cut/incident-by-id', { id: 'INCD-100303-B' });
      expect(await breaches('get', '/api/power-cut/incident-by-id', answer)).toEqual([]);
      return answer.headers.get('Homes-Still-Off');
    };
    expect(await homes()).toBeNull();
    stillOff.homesOf.mockReturnValueOnce(4);
    expect(await homes()).toBe('4');
  });

  it.each(PATHS)('%s answers 502 while nothing is known', async (path) => {
    gateways.incidents = await (nothingKnown ??= start({ INCIDENTS_URL: 'http://127.0.0.1:1/' }));
    const answer = await get(path, {
      id: 'INCD-100101-A',
      mpan: '1000001901079',
      postcode: 'NR2 9ZA',
    });
    expect(answer.status).toBe(502);
    expect(await breaches('get', path, answer)).toEqual([]);
  });

  const one = { incidentReference: 'INCD-100101-A', incidentType: 2 };
  const roads: readonly (readonly [string, unknown, number])[] = [
    ['a postcode', { incidents: [one], postcode: 'cb19za' }, 200],
    [
      'an address',
      {
        incidents: [one],
        address: { addressLine1: '7 Orchard Row', postcode: 'CB1 9ZA', mpan: '1000001901079' },
      },
      200,
    ],
    [
      'an address without meter point',
      { incidents: [one], address: { postcode: 'CB1 9ZA', mpan: null } },
      200,
    ],
    [
      'a pin',
      {
        incidents: [one, { incidentReference: 'INCD-0-A', incidentType: 3 }],
        pin: { lat: 52.2, lng: 0.12 },
      },
      200,
    ],
    ['no place', { incidents: [one] }, 400],
    ['two places', { incidents: [one], postcode: 'CB1 9ZA', pin: { lat: 52, lng: 0 } }, 400],
    ['no incident', { incidents: [], postcode: 'CB1 9ZA' }, 400],
    ['51 incidents', { incidents: Array(51).fill(one), postcode: 'CB1 9ZA' }, 400],
    ['a pin outside the world', { incidents: [one], pin: { lat: 91, lng: 0 } }, 400],
    ['an unknown type', { incidents: [{ ...one, incidentType: 9 }], postcode: 'CB1 9ZA' }, 400],
    ['a postcode of nonsense', { incidents: [one], postcode: 'ZZ9 9ZZ' }, 400],
    ['a list', [], 400],
  ];
  it.each(roads)(
    'close-roads asked with %s answers as the wire contract says [J-527]',
    async (_name, body, status) => {
      gateways.incidents = await demonstration();
      const answer = await post(JSON.stringify(body));
      expect(answer.status).toBe(status);
      expect(await breaches('post', '/api/power-cut/close-roads', answer)).toEqual([]);
      if (status === 200)
        expect(await answer.json()).toContainEqual({
          incidentReference: 'INCD-100101-A',
          streetNames: ['Orchard Row'],
        });
    },
  );

  it('close-roads asked with something that is not JSON answers 400', async () => {
    gateways.incidents = await demonstration();
    const answer = await post('{"incidents":');
    expect([answer.status, await breaches('post', '/api/power-cut/close-roads', answer)]).toEqual([
      400,
      [],
    ]);
  });
});
