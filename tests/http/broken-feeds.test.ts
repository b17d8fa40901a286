import { describe, expect, it } from 'vitest';
import { exampleLiveRecord } from '~/server/incidents/wire/example-feed';
import {
  everyRecordIsReachable,
  recordsIn,
  ownFeed,
  pageOf,
  referencesInList,
} from '../support/feed-reach';
import { asJson, startFeed } from '../support/feed-server';
import { ownSite } from '../support/own-site';
import { ask } from '../support/server';

describe('a feed that is not well [J-030, J-867, X-03]', () => {
  /** One that answers wrongly and one that never does; every other fault is the same to pages (incidents/faults.test.ts). */
  const CASES: [string, Parameters<typeof startFeed>[0]][] = [
    ['is not JSON', (_request, response) => void response.end('<html>Bad gateway</html>')],
    ['never answers', () => undefined],
  ];

  it.each(CASES)(
    '%s: pages say so, and the rest of the site is served [J-803, J-866]',
    async (_name, answer) => {
      const feed = await startFeed(answer);
      const site = await ownSite({ INCIDENTS_URL: feed.url, LOG_LEVEL: 'error' }, { ready: false });
      try {
        expect((await ask(`${site.url}/readyz`)).status).toBe(503);
        const list = await ask(`${site.url}/power-cut/list`);
        expect(list.status).toBe(302);
        expect(list.headers.get('location')).toBe('/serivce-down');
        const incident = await pageOf(site, '/power-cut/incident?incidentid=INCD-1-A');
        expect(incident.status).toBe(503);
        expect(incident.html).toContain('105');
        for (const address of [
          '/',
          '/power-cut/search?mode=header&value=CB1+9ZA',
          '/power-cut/pin',
          '/accessibility',
        ]) {
          expect((await ask(site.url + address)).status, address).toBe(200);
        }
      } finally {
        await site.stop();
        await feed.stop();
      }
    },
  );

  it('is empty: nothing is wrong, and the list says so', async () => {
    const feed = await startFeed(asJson([]));
    const site = await ownSite({ INCIDENTS_URL: feed.url });
    try {
      const { status, html } = await pageOf(site, '/power-cut/list');
      expect(status).toBe(200);
      expect(html).toContain('No power cuts');
      expect((await pageOf(site, '/power-cut/map')).status).toBe(200);
      expect((await pageOf(site, '/power-cut/incident?postcode=CB1+9ZA')).html).toContain(
        'No incident reported',
      );
    } finally {
      await site.stop();
      await feed.stop();
    }
  });

  it('is half valid: the valid half is shown', async () => {
    const junk = [
      null,
      {},
      { IncidentReference: 5 },
      { IncidentReference: 'INCD-9-A', Steps: 'no', PostCodesAffected: 4 },
    ];
    const feed = await startFeed(asJson([...junk, ...ownFeed, ...junk.slice(0, 2)]));
    const site = await ownSite({ INCIDENTS_URL: feed.url });
    try {
      await everyRecordIsReachable(site, recordsIn(ownFeed));
    } finally {
      await site.stop();
      await feed.stop();
    }
  });

  it('fails after a good answer: the last picture stays; and a change shows when it is back', async () => {
    const feed = await startFeed(asJson(ownFeed));
    const site = await ownSite({
      INCIDENTS_URL: feed.url,
      INCIDENTS_REFRESH_SECONDS: '1',
      LOG_LEVEL: 'error',
    });
    try {
      feed.answer((_request, response) => void response.writeHead(503).end());
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(await referencesInList(site)).toContain('INCD-1-A');
      expect((await ask(`${site.url}/readyz`)).status).toBe(200);

      feed.answer(
        asJson([
          ...ownFeed,
          exampleLiveRecord({ IncidentReference: 'INCD-77-A', PostCodesAffected: ['CM1 1'] }),
        ]),
      );
      await expect
        .poll(() => referencesInList(site), { timeout: 30_000, interval: 500 })
        .toContain('INCD-77-A');
    } finally {
      await site.stop();
      await feed.stop();
    }
  });

  it('is large: 4 000 incidents stay a list of pages', async () => {
    const many = Array.from({ length: 4000 }, (_, index) =>
      exampleLiveRecord({
        IncidentReference: `INCD-${index}-L`,
        PostCodesAffected: [`CB${1 + (index % 9)} ${index % 9}`],
      }),
    );
    const feed = await startFeed(asJson(many));
    const site = await ownSite({ INCIDENTS_URL: feed.url });
    try {
      const { status, html } = await pageOf(site, '/power-cut/list?page=100');
      expect(status).toBe(200);
      expect(html).toContain('4,000');
      expect((await pageOf(site, '/power-cut/incident?incidentid=INCD-3999-L')).status).toBe(200);
    } finally {
      await site.stop();
      await feed.stop();
    }
  });
});
