import { expect, it } from 'vitest';
import { countFollowers } from '../../scripts/durability/followers.mjs';

/** A run in which four visitors were told, as the store and the operator know it when all is well. */
function aRun() {
  const told = (kind: string, more = {}) => ({
    work: { kind, ...more },
    told: true,
    isInTrouble: false,
  });
  const acknowledged = new Map([
    ['a', told('still off, by page')],
    ['b', told('OFF by text', { phone: '+1' })],
    ['c', told('STOP by text', { phone: '+2' })],
    ['d', told('notifications')],
  ]);
  const store = { still_off: 1, reports: 1, text: 1, push: 1 };
  const texts = [
    { key: 'wx', to: '+1', text: 'Welcome' },
    { key: 'rx', to: '+1', text: 'Thank you for telling us about INCD-1-R' },
    { key: 'sx', to: '+2', text: 'Stopped' },
  ];
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
    texts,
    accepted,
    count: () => countFollowers({ rows, acknowledged, operator: { texts, accepted } }),
  };
}

it('is content where what was told was kept and arrived [X-109]', async () =>
  expect(await aRun().count()).toEqual({
    problems: [],
    figures: { 'OFF by text': { told: 1, arrived: 1 }, 'STOP by text': { told: 1, arrived: 1 } },
  }));

it.each<[string, (run: ReturnType<typeof aRun>) => unknown, RegExp]>([
  ['a home that is not counted', ({ store }) => (store.still_off = 0), /homes counted/],
  ['a home that is counted twice', ({ store }) => (store.still_off = 2), /homes counted/],
  ['an OFF without a report', ({ store }) => (store.reports = 0), /reports kept/],
  ['a report that never arrived', ({ accepted }) => accepted.clear(), /reports arrived/],
  [
    'a STOP after which somebody still follows',
    ({ store }) => (store.text = 2),
    /numbers that follow on/,
  ],
  ['a browser that was lost', ({ store }) => (store.push = 0), /browsers that follow/],
  [
    'an OFF that was answered twice',
    ({ texts }) => texts.push(...texts.filter(({ key }) => key === 'rx')),
    /one answer to OFF/,
  ],
  ['a STOP that nobody answered', ({ texts }) => texts.pop(), /one answer to STOP/],
])('finds %s', async (_, spoil, problem) => {
  const run = aRun();
  spoil(run);
  const { problems } = await run.count();
  expect(problems.join('; ')).toMatch(problem);
});
