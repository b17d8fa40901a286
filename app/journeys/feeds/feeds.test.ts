import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '~/domain/time/instant';
import {
  all,
  bare,
  cancelled,
  cut,
  odd,
  planned,
  restored,
  startFeeds,
  text,
} from '../../../tests/support/feed-site';
import { breachesOf, operationAt, schemaBreaches } from '../../../tests/support/openapi';
import { xmlBreaches } from '../../../tests/support/xml';

const idsIn = (xml: string) => [...xml.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id);

describe('every feed keeps the wire contract', () => {
  const { many, one } = startFeeds();
  it.each(['', '?area=EPN', '?area=LPN', '?sector=CB1+9', '?sector=cb19', '?sector=ZE1+0'])(
    'of the network%s',
    async (query) => {
      for (const format of ['atom', 'geojson', 'ics', 'cap'] as const) {
        const answer = await many(format, query);
        expect(answer.status).toBe(200);
        const operation = operationAt(`/feeds/incidents.${format}`, 'get');
        expect(
          (await breachesOf(operation, answer)).filter((breach) => !/body|JSON/.test(breach)),
        ).toEqual([]);
        const body = await text(many(format, query));
        if (format === 'geojson')
          expect(schemaBreaches('IncidentFeatureCollection', JSON.parse(body))).toEqual([]);
        else if (format === 'ics')
          expect(() => new ICAL.Component(ICAL.parse(body) as never)).not.toThrow();
        else expect(await xmlBreaches(body, 'atom.rng')).toEqual([]);
      }
    },
  );

  it.each(
    [cut, planned, cancelled, restored, bare, odd].map(
      (incident) => [incident.reference, incident] as const,
    ),
  )('of %s [X-30]', async (reference) => {
    expect(await xmlBreaches(await text(one(`${reference}.atom`)), 'atom.rng')).toEqual([]);
    expect(await xmlBreaches(await text(one(`${reference}.cap`)), 'cap-1.2.xsd')).toEqual([]);
    const collection: unknown = JSON.parse(await text(one(`${reference}.geojson`)));
    expect(schemaBreaches('IncidentFeatureCollection', collection)).toEqual([]);
    const calendar = await one(`${reference}.ics`);
    expect([200, 404]).toContain(calendar.status);
    expect(
      (
        await breachesOf(operationAt('/feeds/incidents/{incidentReference}.ics', 'get'), calendar)
      ).filter((breach) => calendar.status !== 200 || !/body|JSON/.test(breach)),
    ).toEqual([]);
  });

  it('and its schemas can refuse', async () => {
    const alert = await text(one('INCD-100101-A.cap'));
    expect(
      await xmlBreaches(alert.replace('<scope>Public</scope>', ''), 'cap-1.2.xsd'),
    ).not.toEqual([]);
    expect(
      await xmlBreaches(alert.replace('-00:00</sent>', 'Z</sent>'), 'cap-1.2.xsd'),
    ).not.toEqual([]);
    const feed = await text(many('atom'));
    expect(
      await xmlBreaches(feed.replace(/<updated>[^<]*<\/updated>/, ''), 'atom.rng'),
    ).not.toEqual([]);
  });
});

describe('a feed', () => {
  it('has the newest change first, and no records that group others', async () => {
    const { many } = startFeeds();
    const references = idsIn(await text(many('atom'))).map(
      (id) => /incidentid=(.*)/.exec(id ?? '')?.[1],
    );
    // An undated change counts from the first snapshot that had it.
    expect(references.slice(1, 5)).toEqual([
      'INCD-100105-A',
      'INCD-100104-A',
      'INCD-100101-A',
      'INCD-100106-A',
    ]);
    expect(references).not.toContain('MULT-1');
    expect(references).toHaveLength(all.length);
  });

  it('keeps its ids when an incident changes, and moves its time', async () => {
    const { many, pass } = startFeeds([cut]);
    const before = await text(many('atom'));
    pass(MINUTE, [{ ...cut, estimateText: '10 Mar 17:00 - 18:00' }]);
    const after = await text(many('atom'));
    expect(idsIn(after)).toEqual(idsIn(before));
    expect(before).toContain('<updated>2026-03-10T13:20:00Z</updated>');
    expect(after).toContain('<updated>2026-03-10T13:31:00Z</updated>');
  });

  it('is not sent again to who holds it, and is to who holds an older one', async () => {
    const { many, pass } = startFeeds([cut]);
    const first = await many('atom');
    const [etag, since] = [
      first.headers.get('ETag') ?? '',
      first.headers.get('Last-Modified') ?? '',
    ];
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    pass(2 * MINUTE, [cut]);
    expect((await many('atom', '', { 'If-None-Match': etag })).status).toBe(304);
    expect((await many('atom', '', { 'If-Modified-Since': since })).status).toBe(304);
    expect(
      (await many('atom', '', { 'If-None-Match': '"other"', 'If-Modified-Since': since })).status,
    ).toBe(200);
    pass(MINUTE, [{ ...cut, customersAffected: 44 }]);
    expect((await many('atom', '', { 'If-None-Match': etag })).status).toBe(200);
    expect((await many('atom', '', { 'If-Modified-Since': since })).status).toBe(200);
  });

  it('is made once for all readers, and not kept once a newer list is there', async () => {
    const { many, pass, made } = startFeeds([cut]);
    await Promise.all([many('geojson'), many('geojson')]);
    await many('geojson');
    expect(made()).toBe(1);
    pass(0, [cut, bare]);
    await many('geojson');
    expect(made()).toBe(2);
    pass(0, [cut]);
    await many('geojson');
    expect(made()).toBe(3);
  });

  it.each([
    ['?area=XXX', 'area'],
    ['?sector=CB1', 'sector'],
    ['?sector=CB1+9ZA', 'sector'],
    ['?area=EPN&sector=CB1+9', 'sector'],
  ])('refuses %s', async (query, field) => {
    const answer = await startFeeds().many('geojson', query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field });
  });

  it.each([
    'INCD-0-A.atom',
    'INCD-100101-A.rss',
    'INCD-100101-A',
    'MULT-1.cap',
    'constructor.atom',
    'INCD-100105-A.ics',
  ])('knows no %s', async (file) => expect((await startFeeds().one(file)).status).toBe(404));

  it('is gone while there is no picture', async () => {
    expect((await startFeeds(null).many('atom')).status).toBe(502);
  });
});
