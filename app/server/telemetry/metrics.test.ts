import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { describeOnEveryStore } from '../../../tests/support/stores';
import { openDoor } from '../../../tests/support/front';
import { freePort } from '../../../scripts/lib/serve.mjs';
import { countAnswers } from './count-answers';
import { noteAnsweredBy } from '../front/request-context';
import { createCircuit } from '~/server/lib/circuit';
import { metrics, registry } from '~/server/lib/metrics';
import { areMetricsAsked, metricsAnswer, serveMetrics } from './metrics.server';
import { addReadings } from './gauges.server';
import { watchCircuit, watchPool } from './state-of';

const KEY = 'a key of sixteen letters';
const asking = (authorization?: string) =>
  new Request('http://site.example/metrics', {
    headers: authorization ? { Authorization: authorization } : {},
  });
const line = async (name: string): Promise<string[]> =>
  (await registry.metrics()).split('\n').filter((one) => one.startsWith(name));

describe('who may read the figures [X-61]', () => {
  it.each([
    ['nothing is set', {}, `Bearer ${KEY}`, 404],
    ['the key', { METRICS_KEY: KEY }, `Bearer ${KEY}`, 200],
    ['no key given', { METRICS_KEY: KEY }, undefined, 404],
    ['another key', { METRICS_KEY: KEY }, 'Bearer another key', 404],
    ['the key as a password', { METRICS_KEY: KEY }, `Basic ${KEY}`, 404],
    ['a port of its own', { METRICS_PORT: 9, METRICS_KEY: KEY }, `Bearer ${KEY}`, 404],
  ])('on the site itself: %s', async (_name, env, given, status) => {
    const answer = await metricsAnswer(asking(given), env);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('they are counted only where somebody reads them', () => {
    expect(areMetricsAsked({})).toBe(false);
    expect(areMetricsAsked({ METRICS_PORT: 0 })).toBe(true);
    expect(areMetricsAsked({ METRICS_KEY: KEY })).toBe(true);
  });

  it.each([
    ['without a key', undefined, 200],
    ['with a key, which is not given', KEY, 404],
  ])('on a port of its own, %s', async (_name, key, status) => {
    const port = await freePort();
    const server = await serveMetrics({ METRICS_PORT: port, METRICS_KEY: key, HOST: '127.0.0.1' });
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(`${url}/metrics`)).status).toBe(status);
    expect(
      (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${KEY}` } })).status,
    ).toBe(200);
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST', body: 'x' })).status).toBe(404);
    await expect(serveMetrics({ METRICS_PORT: port, HOST: '127.0.0.1' })).rejects.toThrow(
      'EADDRINUSE',
    );
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });
});

describe('what is counted', () => {
  afterEach(() => registry.resetMetrics());

  it('answers, by the id of a route and never by a path', async () => {
    const door = await openDoor(
      [
        countAnswers(({ url = '' }) =>
          url.startsWith('/power-cut') ? 'routes/power-cut.$place' : null,
        ),
        (request, _response, next) => {
          if (request.url === '/file.css') noteAnsweredBy(request, 'file');
          next();
        },
      ],
      (request, response) => response.writeHead(request.url === '/power-cut/x' ? 404 : 200).end(),
    );
    for (const path of [
      '/power-cut/x',
      '/power-cut/CB1%209ZA?q=anna@example.com',
      '/anna',
      '/file.css',
    ])
      await (await fetch(door.url + path)).text();
    await (await fetch(`${door.url}/anna`, { method: 'PROPFIND' })).text();
    const expected = [
      'site_requests_total{route="routes/power-cut.$place",method="GET",status="404",by="app"} 1',
      'site_requests_total{route="routes/power-cut.$place",method="GET",status="200",by="app"} 1',
      'site_requests_total{route="none",method="GET",status="200",by="app"} 1',
      'site_requests_total{route="file",method="GET",status="200",by="file"} 1',
      'site_requests_total{route="none",method="other",status="200",by="app"} 1',
    ];
    await expect.poll(() => line('site_requests_total{')).toEqual(expected);
    expect((await line('site_request_seconds_count')).sort()).toEqual([
      'site_request_seconds_count{route="file"} 1',
      'site_request_seconds_count{route="none"} 2',
      'site_request_seconds_count{route="routes/power-cut.$place"} 2',
    ]);
    expect(await registry.metrics()).not.toMatch(/anna|CB1/);
    await door.close();
  });

  it('circuits: one of a name that is open counts; it closes when the pause is over', async () => {
    const [closed, broken] = [
      createCircuit({ breakAfter: 1, openMs: 1e9 }),
      createCircuit({ breakAfter: 1, openMs: 1e9 }),
    ];
    watchCircuit('a service of this test', closed);
    watchCircuit('a service of this test', broken);
    const metricLines = () => line('site_circuit_open{service="a service of this test"}');
    expect(await metricLines()).toEqual(['site_circuit_open{service="a service of this test"} 0']);
    broken.failed(Date.now());
    expect(await metricLines()).toEqual(['site_circuit_open{service="a service of this test"} 1']);
    expect(broken.isOpen(Date.now() + 1e9 + 1000)).toBe(false);
    broken.succeeded();
    expect(await metricLines()).toEqual(['site_circuit_open{service="a service of this test"} 0']);
  });

  it('connections of the pool', async () => {
    // Stores of other tests in this process have pools too.
    const metricLines = async () => {
      const lines = await line('site_store_connections{');
      return new Map(
        lines.map((one) => [/state="(\w+)"/.exec(one)?.[1], Number(one.split(' ').at(-1))]),
      );
    };
    const before = await metricLines();
    watchPool({ totalCount: 7, idleCount: 2, waitingCount: 3 });
    const after = await metricLines();
    const more = (state: string) => (after.get(state) ?? 0) - (before.get(state) ?? 0);
    expect([more('open'), more('idle'), more('waiting')]).toEqual([7, 2, 3]);
  });
});

describeOnEveryStore('what is read when somebody asks', (makeStore) => {
  it('the age of the picture, and how much waits for how long', async () => {
    const store = await makeStore();
    const row = { channel: 'submit-form', sealed: null, attempts: 1, due_at: 0, lease_until: 0 };
    await store.db
      .insertInto('outbox')
      .values([
        { ...row, kind: 'operator', key: 'a', state: 'waiting', created_at: 40_000 },
        { ...row, kind: 'operator', key: 'b', state: 'waiting', created_at: 70_000 },
        {
          ...row,
          kind: 'operator',
          key: 'c',
          state: 'parked',
          created_at: 1000,
          finished_at: 2000,
        },
        {
          ...row,
          kind: 'operator',
          key: 'd',
          state: 'delivered',
          created_at: 1000,
          finished_at: 2000,
        },
        { ...row, kind: 'text', key: 'e', state: 'waiting', created_at: 90_000 },
        { ...row, kind: 'push', key: 'f', state: 'waiting', created_at: 95_000 },
      ])
      .execute();
    let storeUnavailable = false;
    const ownRegistry = new Registry();
    addReadings(
      {
        incidents: {
          freshness: () => ({ takenAt: 88_000, stale: false }),
          snapshot: () => ({ incidents: [{}, {}, {}] }) as never,
        },
        intake: { isOpen: () => true },
        store: { db: store.db, isOpen: () => !storeUnavailable },
        now: () => 100_000,
      },
      ownRegistry,
    );
    const text = await ownRegistry.metrics();
    const names = text.split('\n').filter((one) => one.startsWith('site_'));
    expect(names.sort()).toEqual([
      'site_feed_age_seconds 12',
      'site_feed_stale 0',
      'site_forms_open 1',
      'site_outbox_oldest_seconds{kind="email"} 0',
      'site_outbox_oldest_seconds{kind="operator"} 60',
      'site_outbox_oldest_seconds{kind="push"} 5',
      'site_outbox_oldest_seconds{kind="text"} 10',
      'site_outbox_parcels{kind="email",state="parked"} 0',
      'site_outbox_parcels{kind="email",state="waiting"} 0',
      'site_outbox_parcels{kind="operator",state="parked"} 1',
      'site_outbox_parcels{kind="operator",state="waiting"} 2',
      'site_outbox_parcels{kind="push",state="parked"} 0',
      'site_outbox_parcels{kind="push",state="waiting"} 1',
      'site_outbox_parcels{kind="text",state="parked"} 0',
      'site_outbox_parcels{kind="text",state="waiting"} 1',
      'site_snapshot_incidents 3',
      'site_store_answers 1',
    ]);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    storeUnavailable = true;
    const without = (await ownRegistry.metrics()).split('\n');
    expect(without).toContain('site_store_answers 0');
    expect(without.filter((one) => one.startsWith('site_outbox'))).toEqual([]);
  });
});

it('every label has a closed list of names', () => {
  const names = Object.values(metrics).flatMap(
    (meter) => (meter as unknown as { labelNames: string[] }).labelNames,
  );
  expect([...new Set(names)].sort()).toEqual(
    [
      'by',
      'directive',
      'fault',
      'kind',
      'method',
      'outcome',
      'route',
      'shared',
      'status',
      'stream',
      'why',
    ].sort(),
  );
});
