import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import { exampleLiveRecord } from '../fixtures/live-record';
import { pageOf } from '../support/feed-reach';
import { startFeed } from '../support/feed-server';
import { ownSite } from '../support/own-site';
import { SPOKEN_MOMENT } from '../support/spoken-moments';

const PAGES = [
  '/power-cut',
  '/power-cut/list',
  '/power-cut/map',
  '/',
  '/power-cut/incident?incidentid=INCD-20471-Z',
];
const words = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ');

/** The pages of a site whose feed says this of itself. */
async function pagesOf(record: object, headers: Record<string, string>): Promise<string[]> {
  const feed = await startFeed((_, response) =>
    response.writeHead(200, headers).end(JSON.stringify([record])),
  );
  const site = await ownSite({ INCIDENTS_URL: feed.url });
  try {
    return await Promise.all(PAGES.map(async (page) => words((await pageOf(site, page)).html)));
  } finally {
    await site.stop();
    await feed.stop();
  }
}

describe('every page says how old its data are', () => {
  it('where only the records tell, since when nothing has changed [X-41]', async () => {
    for (const page of await pagesOf(exampleLiveRecord(), {})) {
      expect(page).toMatch(
        new RegExp(
          `Nothing has changed in the data since 26 November 2025, 2:10pm\\. We looked at ${SPOKEN_MOMENT}\\.`,
        ),
      );
      expect(page).not.toMatch(/Sam Staff/);
    }
  });

  it('where the feed tells, from when it is: said, and after two hours said first', async () => {
    const at = (ago: number) => ({ 'Last-Modified': new Date(Date.now() - ago).toUTCString() });
    const fresh = exampleLiveRecord({ ReceivedDate: formatLondon(Date.now() - HOUR) });
    for (const page of await pagesOf(fresh, at(MINUTE)))
      expect(page).not.toContain('This information is from');
    for (const page of await pagesOf(fresh, at(20 * MINUTE)))
      expect(page).toContain('This information is from');
    const [way, list] = await pagesOf(fresh, at(3 * HOUR));
    for (const page of [way, list])
      expect(page).toMatch(
        /(?:Power cuts now|All power cuts)[^]*?This information is from[^]*?1 power cut/,
      );
  });
});
