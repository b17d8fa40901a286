import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { countFollowers, textsAbout } from '../../scripts/durability/followers.mjs';
import { createVisitors } from '../../scripts/durability/visitors.mjs';
import { undoAfterEach } from '../support/undo';
import { listenLocally } from '../../scripts/lib/serve.mjs';

const undo = undoAfterEach();

/** A run in which five works were acknowledged, as the store and the operator know it when all is well. */
function aRun() {
  const work = (kind: string) => ({ work: { kind } });
  const acknowledged = new Map([
    ['a', work('still off, by page')],
    ['b', work('OFF by text')],
    ['c', work('STOP by text')],
    ['d', work('notifications')],
    ['e', work('text sign-up, own list')],
  ]);
  const store = { still_off: 1, reports: 1, text: 2, push: 1 };
  const accepted = new Map([['/api/submit-form text-x', null]]);
  const rows = {
    all: (query: string) => {
      const which =
        /way = '(\w+)'/.exec(query)?.[1] ?? (query.includes('still_off') ? 'still_off' : 'reports');
      return Promise.resolve([{ count: store[which as keyof typeof store] }]);
    },
  };
  return {
    store,
    accepted,
    count: () => countFollowers({ rows, acknowledged, operator: { accepted } }),
  };
}

it('is content where what was acknowledged was kept and arrived [X-109]', async () =>
  expect(await aRun().count()).toEqual([]));

it.each<[string, (run: ReturnType<typeof aRun>) => unknown, string, string]>([
  [
    'a home that is not counted',
    ({ store }) => (store.still_off = 0),
    'lost',
    'homes counted as still off: 0, of 1',
  ],
  [
    'a home that is counted twice',
    ({ store }) => (store.still_off = 2),
    'twice',
    'homes counted as still off: 2, of 1',
  ],
  [
    'an OFF without a report',
    ({ store }) => (store.reports = 0),
    'lost',
    'reports kept of OFF: 0, of 1',
  ],
  [
    'a report that never arrived',
    ({ accepted }) => accepted.clear(),
    'lost',
    'reports arrived of OFF: 0, of 1',
  ],
  [
    'a STOP after which somebody still follows',
    ({ store }) => (store.text = 3),
    'twice',
    'numbers that follow on, without those that sent STOP: 3, of 2',
  ],
  [
    'a browser that was lost',
    ({ store }) => (store.push = 0),
    'lost',
    'browsers that follow: 0, of 1',
  ],
])('finds %s', async (_, spoil, sort, text) => {
  const run = aRun();
  spoil(run);
  expect(await run.count()).toEqual([{ sort, text }]);
});

const TEXTS = [
  { key: 'wx', to: '+1', text: 'Welcome' },
  { key: 'rx', to: '+1', text: 'Thank you for telling us about INCD-1-R' },
  { key: 'sx', to: '+2', text: 'Stopped' },
  { key: 'sy', to: '+2', text: 'Stopped' },
];
it.each([
  ['text sign-up, own list', '+1', 1],
  ['OFF by text', '+1', 1],
  ['STOP by text', '+2', 2],
  ['STOP by text', '+3', 0],
  ['draft', '+1', null],
])('counts the texts that answer %s of %s: %s', (kind, phone, expected) =>
  expect(textsAbout({ kind, phone }, { texts: TEXTS })).toBe(expected),
);

/** A site that answers each request with this status, and counts them. */
async function aSite(status: number) {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status).end('{}');
  });
  const port = await listenLocally(server);
  undo.push(() => (server.closeAllConnections(), server.close()));
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
  };
}

it('visitors whom nobody answers end in time, and that is a problem of their round', async () => {
  const site = await aSite(500);
  const visitors = createVisitors(['offer']);
  visitors.during = 'restart, round 1';
  const never = () => Promise.reject(new Error('There was no load to trouble.'));
  expect(await visitors.underLoad([site.url], 'own', 5, never, 300)).toBe(0);
  expect(visitors.problems).toEqual([
    {
      sort: 'wrong',
      during: 'restart, round 1',
      text: 'only 0 of 5 requests were answered within 0.3 s',
    },
  ]);
});

it('visitors end where the trouble itself fails', async () => {
  const site = await aSite(200);
  const visitors = createVisitors(['offer']);
  const fails = () => Promise.reject(new Error('PostgreSQL did not start.'));
  await expect(visitors.underLoad([site.url], 'own', 1, fails)).rejects.toThrow('did not start');
  const asked = site.asked();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(site.asked()).toBe(asked);
});
