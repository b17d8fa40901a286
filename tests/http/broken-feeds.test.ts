import { describe, expect, it } from 'vitest';
import { exampleLiveRecord } from '../fixtures/live-record';
import {
  everyRecordIsReachable,
  recordsIn,
  ownFeed,
  pageOf,
  referencesInList,
} from '../support/feed-reach';
import { asJson, startFeed, type FeedServer } from '../support/feed-server';
import { ownSite } from '../support/own-site';
import { ask, type Site } from '../support/server';

const PATIENT = { timeout: 60_000, interval: 300 };
const isReady = async (site: Site) => (await ask(`${site.url}/readyz`)).status === 200;

/** What people need whatever the feed does. */
const STANDING = [
  '/',
  '/power-cut/search?mode=header&value=CB1+9ZA',
  '/power-cut/pin',
  '/accessibility',
];

/** Says that power cuts can't be shown, and serves the rest. */
async function standsWithoutFeed(site: Site): Promise<void> {
  expect((await ask(`${site.url}/readyz`)).status).toBe(503);
  const list = await ask(`${site.url}/power-cut/list`);
  expect(list.status).toBe(302);
  expect(list.headers.get('location')).toBe('/serivce-down');
  const incident = await pageOf(site, '/power-cut/incident?incidentid=INCD-1-A');
  expect(incident.status).toBe(503);
  expect(incident.html).toContain('105');
  for (const address of STANDING) expect((await ask(site.url + address)).status, address).toBe(200);
}

async function onFeed(
  answer: Parameters<typeof startFeed>[0],
  how: { ready?: boolean; refresh?: string },
  visit: (site: Site, feed: FeedServer) => Promise<void>,
): Promise<void> {
  const feed = await startFeed(answer);
  const site = await ownSite(
    {
      INCIDENTS_URL: feed.url,
      LOG_LEVEL: 'error',
      ...(how.refresh && { INCIDENTS_REFRESH_SECONDS: how.refresh }),
    },
    { ready: how.ready ?? true },
  );
  try {
    await visit(site, feed);
  } finally {
    await site.stop();
    await feed.stop();
  }
}

/** One that answers wrongly and one that never does; every other fault is the same to pages (incidents/faults.test.ts). */
describe('a feed that is not well [J-030, J-867, X-03]', () => {
  it('never answers: pages say so, and the rest of the site is served [J-803, J-866]', () =>
    onFeed(() => undefined, { ready: false }, standsWithoutFeed));

  it('is empty: nothing is wrong, and the list says so', () =>
    onFeed(asJson([]), {}, async (site) => {
      const { status, html } = await pageOf(site, '/power-cut/list');
      expect(status).toBe(200);
      expect(html).toContain('No power cuts');
      expect((await pageOf(site, '/power-cut/map')).status).toBe(200);
      expect((await pageOf(site, '/power-cut/incident?postcode=CB1+9ZA')).html).toContain(
        'No incident reported',
      );
    }));

  it('is not JSON, then half valid, fails, and grows: pages follow, and keep the last picture meanwhile', () =>
    onFeed(
      (_request, response) => void response.end('<html>Bad gateway</html>'),
      { ready: false, refresh: '1' },
      async (site, feed) => {
        await standsWithoutFeed(site);

        const junk = [
          null,
          {},
          { IncidentReference: 5 },
          { IncidentReference: 'INCD-9-A', Steps: 'no', PostCodesAffected: 4 },
        ];
        feed.answer(asJson([...junk, ...ownFeed, ...junk.slice(0, 2)]));
        await expect.poll(() => isReady(site), PATIENT).toBe(true);
        await everyRecordIsReachable(site, recordsIn(ownFeed));

        let failures = 0;
        feed.answer((_request, response) => {
          failures += 1;
          response.writeHead(503).end();
        });
        await expect.poll(() => failures, PATIENT).toBeGreaterThan(1);
        expect(await referencesInList(site)).toContain('INCD-1-A');
        expect(await isReady(site)).toBe(true);

        const many = Array.from({ length: 4000 }, (_, index) =>
          exampleLiveRecord({
            IncidentReference: `INCD-${index}-L`,
            PostCodesAffected: [`CB${1 + (index % 9)} ${index % 9}`],
          }),
        );
        feed.answer(asJson([...ownFeed, ...many]));
        await expect
          .poll(() => pageOf(site, '/power-cut/incident?incidentid=INCD-3999-L'), PATIENT)
          .toMatchObject({ status: 200 });
        const { status, html } = await pageOf(site, '/power-cut/list?page=100');
        expect(status).toBe(200);
        expect(html).toMatch(/4,0\d\d/);
      },
    ));
});
