import { describe, expect, it } from 'vitest';
import { formatLondon } from '~/domain/time/london-time';
import { exampleAnswer } from '../fixtures/example-answer';
import { axeFindings } from '../support/axe';
import { withPage } from '../support/browser';
import { pageOf, referencesInList } from '../support/feed-reach';
import { startFeed } from '../support/feed-server';
import { ownSite } from '../support/own-site';
import { ask } from '../support/server';

const today = formatLondon(Date.now()).slice(0, 10);

/** A made answer whose day is today. */
const answerOf = (shape: string) => exampleAnswer(shape).replaceAll('2026-07-05', today);

/** Starts a site on a feed of the shape, with nothing but its address. */
async function siteOn(shape: string) {
  const feed = await startFeed((_request, response) => void response.end(answerOf(shape)));
  const site = await ownSite({ INCIDENTS_URL: feed.url });
  return { site, stop: () => Promise.all([site.stop(), feed.stop()]) };
}

describe('the site on the feed of another operator', () => {
  it.each([
    ['npg-rest', ['INCD-3-A', 'INCD-4-A']],
    ['enwl-search', ['INC 990000001', 'INC 990000002']],
  ] as const)(
    '%s lists each incident and has a page and files of it',
    async (shape, references) => {
      const { site, stop } = await siteOn(shape);
      try {
        const listed = await referencesInList(site);
        for (const reference of references) {
          expect([...listed]).toContain(reference);
          const name = encodeURIComponent(reference);
          const page = await pageOf(site, `/power-cut/incident?incidentid=${name}`);
          expect(page.status, reference).toBe(200);
          expect(page.html).toContain(reference);
          for (const path of [
            `/feeds/incidents/${name}.geojson`,
            `/feeds/incidents/${name}.atom`,
            `/open/v1/incidents/${name}.json`,
            `/api/power-cut/incident-by-id?id=${name}`,
          ])
            expect((await ask(site.url + path)).status, path).toBe(200);
        }
        expect((await pageOf(site, '/power-cut/map')).status).toBe(200);
      } finally {
        await stop();
      }
    },
  );

  it('says that nobody has counted where the feed has no number, and totals say so', async () => {
    const { site, stop } = await siteOn('spen-ods');
    try {
      await withPage({}, async (page) => {
        await page.goto(`${site.url}/power-cut/incident?incidentid=INCD-13-s`);
        await page.getByText('Not counted yet').waitFor();
        expect(await page.getByText('We’re still confirming').count()).toBe(0);
        expect(await axeFindings(page)).toEqual([]);
      });
    } finally {
      await stop();
    }
  });

  it('puts an incident without a postcode where its point is, and names its place', async () => {
    const { site, stop } = await siteOn('enwl-ods');
    try {
      const marks = await (await ask(`${site.url}/feeds/incidents.geojson`)).json();
      expect(marks).toMatchObject({
        features: [{ geometry: { type: 'Point', coordinates: [-2.71, 53.77] } }],
      });
      expect((await pageOf(site, '/power-cut/list')).html).toContain('Preston');
      for (const path of ['/power-cut/map', '/developers'])
        expect((await pageOf(site, path)).html).toMatch(
          /live incidents \(CC BY 4\.0\)[^]*Contains OS data/,
        );
    } finally {
      await stop();
    }
  });

  it('does not start on records of an unknown shape, and says what it saw', async () => {
    const feed = await startFeed(
      (_request, response) => void response.end('[{"outageNo":1,"state":"off"}]'),
    );
    try {
      await expect(ownSite({ INCIDENTS_URL: feed.url })).rejects.toThrow(/outageNo, state/);
    } finally {
      await feed.stop();
    }
  });
});
