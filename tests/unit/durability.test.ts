import { expect, it } from 'vitest';
import { countFollowers, textsAbout } from '../../scripts/durability/followers.mjs';

/** A run in which five visitors were told, as the store and the operator know it when all is well. */
function aRun() {
  const told = (kind: string) => ({ work: { kind } });
  const acknowledged = new Map([
    ['a', told('still off, by page')],
    ['b', told('OFF by text')],
    ['c', told('STOP by text')],
    ['d', told('notifications')],
    ['e', told('text sign-up, own list')],
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

it('is content where what was told was kept and arrived [X-109]', async () =>
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
