import { describe, expect, it } from 'vitest';
import { DAY } from '~/domain/time/instant';
import { bare, cut, NOW, startFeeds, text } from '../../../tests/support/feed-site';
import { schemaBreaches } from '../../../tests/support/openapi';

const { open, many } = startFeeds();
const json = async (path: string, query = ''): Promise<unknown> =>
  (await open(path, {}, query)).json();

describe('below /open/v1', () => {
  it.each<[string, string, string]>([
    ['incidents.json', '', 'OpenIncidentList'],
    ['incidents.json', '?area=LPN', 'OpenIncidentList'],
    ['incidents.json', '?sector=CB1+9', 'OpenIncidentList'],
    ['sectors/cb1-9.json', '', 'OpenIncidentList'],
    ['sectors/ZE1%200.json', '', 'OpenIncidentList'],
    ['incidents/INCD-100101-A.json', '', 'OpenIncidentAnswer'],
    ['incidents/INCD-100105-A.json', '', 'OpenIncidentAnswer'],
    ['postcodes/cb1-9za.json', '', 'OpenPostcode'],
    ['postcodes/NR29ZZ.json', '', 'OpenPostcode'],
    ['incidents.geojson', '', 'IncidentFeatureCollection'],
    ['incidents-outlines.geojson', '', 'IncidentFeatureCollection'],
    ['incidents/INCD-100101-A.geojson', '', 'IncidentFeatureCollection'],
  ])('%s%s keeps the contract', async (path, query, schema) => {
    expect(schemaBreaches(schema, await json(path, query))).toEqual([]);
  });

  it('is what geo_json_events of Home Assistant reads: points, a title, an id [X-81]', async () => {
    const { features } = (await json('incidents.geojson')) as {
      features: { id: string; geometry: { type: string } | null; properties: { title: string } }[];
    };
    const placed = features.filter(({ geometry }) => geometry !== null);
    expect(placed.map(({ geometry }) => geometry?.type)).toEqual(placed.map(() => 'Point'));
    expect(placed.length).toBeGreaterThan(1);
    for (const { id, properties } of features)
      expect([id, properties.title]).toEqual([expect.any(String), expect.stringMatching(/./)]);
    expect(await text(many('geojson'))).toContain('MultiPolygon');
  });

  it('says from when the data are, and of each what it is', async () => {
    const told = startFeeds([cut], {
      data: { at: NOW - DAY, source: 'records', unchangedSince: NOW - DAY },
    });
    expect(await (await told.open('incidents/INCD-100101-A.json')).json()).toMatchObject({
      data: { from: '2026-03-09T13:30:00Z', toldBy: 'records' },
      incident: {
        kind: 'power-cut',
        state: 'now',
        customers: 43,
        estimate: { from: '2026-03-10T15:00:00Z', to: '2026-03-10T16:00:00Z' },
        point: { lat: 52.25, lng: 0.15 },
        url: 'https://www.meridian-power.example/power-cut/incident?incidentid=INCD-100101-A',
      },
    });
    const states = (await json('incidents.json')) as {
      incidents: { reference: string; state: string }[];
    };
    expect(
      Object.fromEntries(states.incidents.map(({ reference, state }) => [reference, state])),
    ).toMatchObject({
      'INCD-100202-A': 'to-come',
      'INCD-100203-A': 'cancelled',
      'INCD-100104-A': 'restored',
    });
  });

  it.each([
    '',
    'nothing',
    'incidents',
    'incidents.xml',
    'incidents/MULT-1.json',
    'incidents/NO-1.json',
    'sectors/cb1-9',
    'a/b/c.json',
  ])('%j is not there', async (path) => {
    const answer = await open(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ error: 'not-found' });
  });
  it.each(['sectors/nowhere.json', 'postcodes/cb1.json', 'incidents/%25.json'])(
    '%s is refused',
    async (path) => expect((await open(path)).status).toBe(400),
  );

  it('any site may read, and ask first whether it may', async () => {
    const answer = await open('incidents.json');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': expect.stringMatching(/^public, max-age=10/),
      'ratelimit-policy': '"feeds";q=120;w=60',
      ratelimit: '"feeds";r=119;t=1',
    });
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    const before = await open('incidents.json', { method: 'OPTIONS' });
    expect([before.status, before.headers.get('Access-Control-Allow-Methods')]).toEqual([
      204,
      'GET, HEAD',
    ]);
    const written = await open('incidents.json', { method: 'POST' });
    expect([written.status, written.headers.get('Access-Control-Allow-Origin')]).toEqual([
      405,
      '*',
    ]);
    const etag = answer.headers.get('ETag') ?? '';
    expect((await open('incidents.json', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('what a postcode has is kept by nobody, and a neighbour’s own fault is not told', async () => {
    const single = { ...cut, type: 1 as const };
    const answer = await startFeeds([single]).open('postcodes/CB19ZA.json');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.has('ETag')).toBe(false);
    expect(await answer.json()).toMatchObject({
      about: { postcode: 'CB1 9ZA', sector: 'CB1 9' },
      incidents: [],
    });
    const known = (await json('postcodes/CB19ZA.json')) as { incidents: { reference: string }[] };
    expect(known.incidents.map(({ reference }) => reference)).toContain('INCD-100101-A');
  });

  it('too many are told how long to wait', async () => {
    const headers = { 'x-peer-address': '203.0.113.250' };
    for (let count = 0; count < 30; count += 1) await open('postcodes/CB19ZA.json', { headers });
    const answer = await open('postcodes/CB19ZA.json', { headers });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('RateLimit')).toMatch(/^"open-postcodes";r=0;t=\d+$/);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('a feed of January, read in November', () => {
  const january = NOW - 300 * DAY;
  const data = { at: january, source: 'records', unchangedSince: january } as const;
  it('is of January where no incident dates itself, and where there is none at all', async () => {
    expect(await text(startFeeds([bare], { data }).many('atom'))).not.toContain('2026-03-10');
    expect(await text(startFeeds([], { data }).many('atom'))).toContain(
      new Date(january).toISOString().slice(0, 10),
    );
  });
  it('an empty feed that nobody dates is as old as our look, not of 1970', async () => {
    expect(await text(startFeeds([]).many('atom'))).toContain(
      '<updated>2026-03-10T13:30:00Z</updated>',
    );
  });
  it('answers say who tells it', async () => {
    const { headers } = await startFeeds([bare], { data }).many('geojson');
    expect([headers.get('Data-Told-By'), headers.get('Data-Confirmed')]).toEqual([
      'records',
      'Tue, 10 Mar 2026 13:30:00 GMT',
    ]);
  });
});
