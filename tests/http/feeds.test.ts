import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOpenDataRecord } from '../fixtures/live-record';
import {
  everyRecordIsReachable,
  everySectorShowsItsRecords,
  recordsIn,
  ownFeed,
  pageOf,
  referencesInList,
} from '../support/feed-reach';
import { asJson, startFeed } from '../support/feed-server';
import { ownSite } from '../support/own-site';
import { type Site } from '../support/server';
import { genuineFeeds } from '../support/shared-data';

describe('a feed in a file [J-011, J-014, J-015, L-017, L-021]', () => {
  let dir: string;
  let site: Site;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'meridian-feed-'));
    const file = path.join(dir, 'feed.json');
    await writeFile(file, JSON.stringify(ownFeed));
    site = await ownSite({ INCIDENTS_URL: pathToFileURL(file).href });
  });
  afterAll(async () => {
    await site.stop();
    await rm(dir, { recursive: true, force: true });
  });

  it('every record is in the list and has a page [J-110, L-015]', () =>
    everyRecordIsReachable(site, recordsIn(ownFeed)));
  it('every sector shows its records', () => everySectorShowsItsRecords(site, recordsIn(ownFeed)));

  it('staff names, markup and junk never leave the server [J-010, J-023, L-016, L-018]', async () => {
    for (const address of [
      '/power-cut/incident?incidentid=INCD-1-A',
      '/api/power-cut/all-incidents',
      '/api/power-cut/incident-by-id?id=INCD-1-A',
      '/power-cut/list',
    ]) {
      const { html } = await pageOf(site, address);
      expect(html, address).not.toMatch(/Sam Staff|called the depot|alert\(1\)|onclick/);
      // The API passes the lists on as the feed has them; pages show what is a postcode.
      if (!address.startsWith('/api/')) expect(html, address).not.toMatch(/\bUMS\b|0001-01-01/);
    }
  });

  it('times are London’s, whatever the server’s clock is set to', async () => {
    const { html } = await pageOf(site, '/power-cut/incident?incidentid=INCD-1-A');
    expect(html).toContain('5:30pm');
  });
});

describe('the Open Data shape over HTTP [J-012, L-020]', () => {
  it.each([
    ['as a list', (records: unknown[]) => records],
    [
      'in a results wrapper',
      (records: unknown[]) => ({ total_count: records.length, results: records }),
    ],
  ])('%s', async (_name, wrap) => {
    const records = [
      exampleOpenDataRecord({ incidentreference: 'INCD-11-O' }),
      exampleOpenDataRecord({
        incidentreference: 'INCD-12-O',
        geopoint: null,
        postcodesaffected: 'NR1 1',
      }),
    ];
    const feed = await startFeed(asJson(wrap(records)));
    const site = await ownSite({ INCIDENTS_URL: feed.url });
    try {
      expect(await referencesInList(site)).toEqual(new Set(['INCD-11-O', 'INCD-12-O']));
      const { html } = await pageOf(site, '/power-cut/incident?postcodesector=NR1+1');
      expect(html).toContain('INCD-12-O');
    } finally {
      await site.stop();
      await feed.stop();
    }
  });
});

const feeds = genuineFeeds();
describe.skipIf(feeds.length === 0)('genuine feeds [J-013, L-019]', () => {
  // Beside one another, since the run often ends with them.
  it.concurrent.each(feeds.map((file) => [path.basename(file), file]))(
    '%s: every record by reference and by sector [X-02]',
    { timeout: 240_000 },
    async (_name, file) => {
      const records = recordsIn(
        JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>[],
      );
      const site = await ownSite({ INCIDENTS_URL: pathToFileURL(file).href });
      try {
        await everyRecordIsReachable(site, records);
        await everySectorShowsItsRecords(site, records);
      } finally {
        await site.stop();
      }
    },
  );
});
