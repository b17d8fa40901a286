import { writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '~/domain/time/instant';
import { incidentsForTests } from '../../../tests/support/running-incidents';
import { listenLocally } from '../../../scripts/lib/serve.mjs';

const { start, folder, later } = incidentsForTests();

const record = (number: number, more: object = {}) => ({
  IncidentReference: `INCD-${number}-A`,
  PowerCutType: 'Unplanned',
  IncidentType: 2,
  PostCodesAffected: ['CB1 9'],
  ...more,
});
const records = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));

async function source(first: unknown) {
  const sent: Record<string, string | string[] | undefined>[] = [];
  const json =
    (body: unknown): ((response: ServerResponse) => void) =>
    (response) =>
      void response.end(JSON.stringify(body));
  const state = { answer: json(first), json, sent };
  const server = createServer((request, response) => {
    sent.push(request.headers);
    state.answer(response);
  });
  const port = await listenLocally(server);
  later(async () => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/feed`,
  });
}

function clock() {
  let at = Date.UTC(2026, 10, 20, 12);
  return Object.assign(() => at, { forward: (by: number) => void (at += by) });
}

describe('a source that fails', () => {
  it('at start leaves nothing known, said as such, and is asked again', async () => {
    const incidents = await start({ INCIDENTS_URL: 'http://127.0.0.1:1/feed' });
    expect(incidents.snapshot()).toBeNull();
    expect(incidents.freshness()).toEqual({ takenAt: null, stale: true });
    expect(incidents.wireJsonOf('INCD-1-A')).toBeNull();
    await expect(incidents.byMpan('1000001901079')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(incidents.futurePlanned({ postcode: 'CB1 9ZA' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  const huge = (response: ServerResponse) => {
    const part = Buffer.alloc(1_000_000, 32);
    for (let count = 0; count < 50; count += 1) response.write(part);
    response.end('[]');
  };
  const faults: readonly (readonly [string, (response: ServerResponse) => void])[] = [
    ['a 500', (response) => void response.writeHead(500).end('[]')],
    ['a 404', (response) => void response.writeHead(404).end('[]')],
    ['HTML', (response) => void response.end('<html><body>Sorry</body></html>')],
    ['truncated JSON', (response) => void response.end(JSON.stringify(records(3)).slice(0, -20))],
    ['an object', (response) => void response.end('{}')],
    ['nothing at all', (response) => void response.end()],
    ['null', (response) => void response.end('null')],
    ['only unreadable records', (response) => void response.end('[1,2,{"IncidentReference":7}]')],
    [
      'more bad records than good ones',
      (response) => void response.end(JSON.stringify([record(9), 1, 2])),
    ],
    ['50 MB', huge],
    ['a broken connection', (response) => void response.destroy()],
    [
      'half an answer',
      (response) => void (response.write('['), setTimeout(() => response.destroy(), 20)),
    ],
  ];
  it.each(faults)('with %s leaves the picture as it was, with its time', async (_name, fault) => {
    const now = clock();
    const feed = await source(records(3));
    const incidents = await start({ INCIDENTS_URL: feed.url, now });
    const before = incidents.snapshot();
    feed.answer = fault;
    now.forward(60 * SECOND);
    await incidents.refresh();
    expect(incidents.snapshot()).toBe(before);
    expect(incidents.freshness()).toEqual({ takenAt: before?.takenAt, stale: false });
    now.forward(31 * SECOND);
    expect(incidents.freshness().stale).toBe(true);
    feed.answer = feed.json(records(4));
    await incidents.refresh();
    expect(incidents.snapshot()?.incidents).toHaveLength(4);
    expect(incidents.freshness().stale).toBe(false);
  });

  it('by being slow is given up, without holding anybody up', async () => {
    const feed = await source(records(3));
    const givenUp = vi.fn();
    feed.answer = (response) => void response.once('close', givenUp);
    const incidents = await start({ INCIDENTS_URL: feed.url, firstLookMs: 50 });
    // Its question is still open.
    expect(givenUp).not.toHaveBeenCalled();
    expect(incidents.snapshot()).toBeNull();
  });
});

describe('a list that shrinks', () => {
  it('to nothing on a quiet night is believed', async () => {
    const feed = await source(records(6));
    const incidents = await start({ INCIDENTS_URL: feed.url });
    feed.answer = feed.json([]);
    await incidents.refresh();
    expect(incidents.snapshot()?.incidents).toEqual([]);
    expect(incidents.freshness().stale).toBe(false);
  });

  it('to nearly nothing at once must be said twice', async () => {
    const feed = await source(records(40));
    const incidents = await start({ INCIDENTS_URL: feed.url });
    feed.answer = feed.json(records(3));
    await incidents.refresh();
    expect(incidents.snapshot()?.incidents).toHaveLength(40);
    await incidents.refresh();
    expect(incidents.snapshot()?.incidents).toHaveLength(3);
  });

  it('to nothing at once must be said for ten minutes; meanwhile the last picture stays, with its time', async () => {
    const feed = await source(records(40));
    const now = clock();
    const incidents = await start({ INCIDENTS_URL: feed.url, now });
    feed.answer = feed.json([]);
    for (let minutes = 0; minutes < 10; minutes += 3) {
      await incidents.refresh();
      expect(incidents.snapshot()?.incidents).toHaveLength(40);
      now.forward(3 * MINUTE);
    }
    expect(incidents.freshness().stale).toBe(true);
    await incidents.refresh();
    expect(incidents.snapshot()?.incidents).toHaveLength(0);
  });

  it('for one look only leaves no trace', async () => {
    const feed = await source(records(40));
    const incidents = await start({ INCIDENTS_URL: feed.url });
    feed.answer = feed.json([]);
    await incidents.refresh();
    feed.answer = feed.json(records(41));
    await incidents.refresh();
    feed.answer = feed.json([]);
    await incidents.refresh();
    expect(incidents.snapshot()?.incidents).toHaveLength(41);
  });

  it('is asked whole again while it is doubted, though the source would say that nothing changed', async () => {
    const feed = await source(records(40));
    const incidents = await start({ INCIDENTS_URL: feed.url });
    feed.answer = (response) =>
      void response.setHeader('ETag', '"few"').end(JSON.stringify(records(3)));
    await incidents.refresh();
    await incidents.refresh();
    expect(feed.sent.at(-1)?.['if-none-match']).toBeUndefined();
    expect(incidents.snapshot()?.incidents).toHaveLength(3);
  });
});

describe('a source that has nothing new [L-744]', () => {
  it('is asked with the tag of its last answer, and its 304 confirms the picture', async () => {
    const now = clock();
    const feed = await source([]);
    feed.answer = (response) =>
      void response.setHeader('ETag', '"1"').end(JSON.stringify(records(2)));
    const incidents = await start({ INCIDENTS_URL: feed.url, now });
    const before = incidents.snapshot();
    feed.answer = (response) => void response.writeHead(304).end();
    now.forward(2 * MINUTE);
    await incidents.refresh();
    expect(feed.sent.at(-1)?.['if-none-match']).toBe('"1"');
    expect(incidents.snapshot()).toEqual({ ...before, takenAt: now() });
    expect(incidents.freshness().stale).toBe(false);
  });

  it('keeps the objects of the incidents that did not change', async () => {
    const feed = await source([record(1), record(2)]);
    const incidents = await start({ INCIDENTS_URL: feed.url });
    const before = incidents.snapshot();
    feed.answer = feed.json([record(1), record(2, { NoCustomerAffected: 5 })]);
    await incidents.refresh();
    const after = incidents.snapshot();
    expect(after?.revision).not.toBe(before?.revision);
    expect(after?.incidents[0]).toBe(before?.incidents[0]);
    expect(after?.incidents[1]?.customersAffected).toBe(5);
  });
});

describe('after a restart with a dead source', () => {
  it('the last known picture is shown with its time', async () => {
    const now = clock();
    const dir = await folder();
    const feed = await source(records(3));
    const first = await start({ INCIDENTS_URL: feed.url, dir, now });
    const takenAt = first.snapshot()?.takenAt;
    await first.close();
    feed.answer = (response) => void response.writeHead(503).end();
    now.forward(HOUR);
    const second = await start({ INCIDENTS_URL: feed.url, dir, now });
    expect(second.snapshot()?.incidents).toEqual(first.snapshot()?.incidents);
    expect(second.freshness()).toEqual({ takenAt, stale: true });
    expect(JSON.parse(second.wireJson('whole'))).toHaveLength(3);
  });

  it('a picture of another source, of yesterday or of nonsense is not', async () => {
    const now = clock();
    const dir = await folder();
    const feed = await source(records(3));
    await (await start({ INCIDENTS_URL: feed.url, dir, now })).close();
    feed.answer = (response) => void response.writeHead(503).end();
    expect((await start({ INCIDENTS_URL: `${feed.url}2`, dir, now })).snapshot()).toBeNull();
    now.forward(13 * HOUR);
    expect((await start({ INCIDENTS_URL: feed.url, dir, now })).snapshot()).toBeNull();
    await writeFile(path.join(dir, 'last-incidents.json'), '{"source":');
    expect((await start({ INCIDENTS_URL: feed.url, dir, now })).snapshot()).toBeNull();
  });
});

describe('a file that somebody else writes', () => {
  it('may be absent, come, change, break and come back', async () => {
    const now = clock();
    const file = path.join(await folder(), 'feed.json');
    const incidents = await start({ INCIDENTS_URL: pathToFileURL(file).href, now });
    expect(incidents.snapshot()).toBeNull();
    const seen = async (text: string) => {
      await writeFile(file, text);
      now.forward(30 * SECOND);
      await incidents.refresh();
      return [incidents.snapshot()?.incidents.length, incidents.snapshot()?.takenAt === now()];
    };
    expect(await seen(JSON.stringify(records(1)))).toEqual([1, true]);
    expect(await seen(`\uFEFF${JSON.stringify({ total_count: 2, results: records(2) })}`)).toEqual([
      2,
      true,
    ]);
    expect(await seen('[{"IncidentReference":')).toEqual([2, false]);
    expect(await seen(JSON.stringify(records(3)))).toEqual([3, true]);
  });
});
