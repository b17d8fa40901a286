import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleLiveRecord, exampleMultipleRecord, exampleOpenDataRecord } from '~/server/incidents/wire/example-feed';
import { asJson, startFeed } from '../support/feed-server';
import { genuineFeeds } from '../support/shared-data';
import { ask, startSite, type Site } from '../support/server';

interface Known {
  reference: string;
  sectors: string[];
  type: string;
}

/** Follows redirects of the site as one visitor and answers the last page. */
async function pageOf(site: Site, address: string): Promise<{ status: number; html: string; path: string }> {
  const answer = await ask(site.url + address, { redirect: 'follow' });
  return { status: answer.status, html: await answer.text(), path: answer.url.slice(site.url.length) };
}

/** Every reference that the pages of the list link to. */
async function referencesInList(site: Site): Promise<Set<string>> {
  const found = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { html } = await pageOf(site, `/power-cut/list?page=${page}`);
    for (const [, reference = ''] of html.matchAll(/incidentid=([^"&]+)/g)) found.add(decodeURIComponent(reference));
    for (const [, other = ''] of html.matchAll(/\/power-cut\/list\?page=(\d+)/g))
      pages = Math.max(pages, Number(other));
  }
  return found;
}

async function everyRecordIsReachable(site: Site, known: readonly Known[]): Promise<void> {
  const single = known.filter(({ type }) => type !== 'multiple');
  const listed = await referencesInList(site);
  expect(single.filter(({ reference }) => !listed.has(reference)).map(({ reference }) => reference)).toEqual([]);

  for (const { reference } of single) {
    const page = await pageOf(site, `/power-cut/incident?incidentid=${encodeURIComponent(reference)}`);
    expect(page.status, reference).toBe(200);
    expect(page.html, reference).toContain(reference);
  }
  for (const { reference } of known.filter(({ type }) => type === 'multiple')) {
    const page = await pageOf(site, `/power-cut/incident?incidentid=${encodeURIComponent(reference)}`);
    // A group leads to its sector or to the one that remains; one that names nobody we know is not found.
    expect([200, 404], reference).toContain(page.status);
  }
}

/** A sector shows each incident of it, but those that are restored while others are not. */
async function everySectorShowsItsRecords(site: Site, known: readonly Known[]): Promise<void> {
  const single = known.filter(({ type }) => type !== 'multiple');
  for (const sector of new Set(single.flatMap(({ sectors }) => sectors))) {
    const inSector = single.filter(({ sectors }) => sectors.includes(sector));
    const active = inSector.filter(({ type }) => type !== 'restored');
    const { status, html } = await pageOf(
      site,
      `/power-cut/incident?postcodesector=${encodeURIComponent(sector)}&show=500`,
    );
    expect(status, sector).toBe(200);
    const wanted = active.length > 0 ? active : inSector;
    const missing = wanted.filter(({ reference }) => !html.includes(reference));
    expect(missing.map(({ reference }) => `${sector} ${reference}`)).toEqual([]);
  }
}

const SECTOR = /^[A-Z]{1,2}\d[A-Z\d]? \d$/;
/** What a whole feed says, read as little as a test needs. */
function knownIn(feed: readonly Record<string, unknown>[]): Known[] {
  return feed.map((record) => ({
    reference: String(record['IncidentReference']),
    type: String(record['PowerCutType']).toLowerCase(),
    sectors: ((record['PostCodesAffected'] ?? []) as string[]).filter((sector) => SECTOR.test(sector)),
  }));
}

const own = [
  exampleLiveRecord({ IncidentReference: 'INCD-1-A', PostCodesAffected: ['CB1 9'], FullPostcodeData: ['CB19ZA'] }),
  exampleLiveRecord({
    IncidentReference: 'INCD-2-A',
    PostCodesAffected: ['CB1 9', 'CB2 9'],
    FullPostcodeData: ['CB19ZB'],
  }),
  exampleLiveRecord({
    IncidentReference: 'INCD-3-A',
    PowerCutType: 'Restored',
    RestoredDateTime: '2025-11-26T15:00:00',
    PostCodesAffected: ['NR1 1'],
  }),
  exampleLiveRecord({
    IncidentReference: 'INCD-4-A',
    PowerCutType: 'Planned',
    PlannedDate: '2025-11-26T09:00:00',
    IncidentTypeName: 'Planned',
    PostCodesAffected: ['SE1 1'],
  }),
  exampleLiveRecord({
    IncidentReference: 'INCD-5-A',
    IncidentType: 1,
    EstimatedRestorationDate: null,
    IncidentTypeTBCEstimatedFriendlyDescription: null,
    NoCustomerAffected: 0,
    PostCodesAffected: ['TN1 1'],
  }),
  exampleMultipleRecord({
    UnplannedIncidents: ['INCD-1-A', 'INCD-2-A'],
    RestoredIncidents: [],
    PlannedIncidents: [],
    PostCodesAffected: ['CB1 9'],
  }),
];

describe('a feed in a file', () => {
  let dir: string;
  let site: Site;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'meridian-feed-'));
    const file = path.join(dir, 'feed.json');
    await writeFile(file, JSON.stringify(own));
    site = await startSite({ INCIDENTS_URL: pathToFileURL(file).href });
  });
  afterAll(async () => {
    await site.stop();
    await rm(dir, { recursive: true, force: true });
  });

  it('every record is in the list and has a page', () => everyRecordIsReachable(site, knownIn(own)));
  it('every sector shows its records', () => everySectorShowsItsRecords(site, knownIn(own)));

  it('staff names, markup and junk never leave the server', async () => {
    for (const address of [
      '/power-cut/incident?incidentid=INCD-1-A',
      '/api/power-cut/all-incidents',
      '/api/power-cut/incident-by-id?id=INCD-1-A',
      '/power-cut/list',
    ]) {
      const { html } = await pageOf(site, address);
      expect(html, address).not.toMatch(/Sam Staff|called the depot|alert\(1\)|onclick|\bUMS\b|0001-01-01/);
    }
  });

  it('times are London’s, whatever the server’s clock is set to', async () => {
    const { html } = await pageOf(site, '/power-cut/incident?incidentid=INCD-1-A');
    expect(html).toMatch(/4pm/);
  });
});

describe('the Open Data shape over HTTP', () => {
  it.each([
    ['as a list', (records: unknown[]) => records],
    ['in a results wrapper', (records: unknown[]) => ({ total_count: records.length, results: records })],
  ])('%s', async (_name, wrap) => {
    const records = [
      exampleOpenDataRecord({ incidentreference: 'INCD-11-O' }),
      exampleOpenDataRecord({ incidentreference: 'INCD-12-O', geopoint: null, postcodesaffected: 'NR1 1' }),
    ];
    const feed = await startFeed(asJson(wrap(records)));
    const site = await startSite({ INCIDENTS_URL: feed.url });
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

describe('a feed that is not well', () => {
  /** What the source answers, and the page that the list is then. */
  const CASES: [string, Parameters<typeof startFeed>[0]][] = [
    ['is not JSON', (_request, response) => void response.end('<html>Bad gateway</html>')],
    ['ends in the middle', (_request, response) => void response.end('[{"IncidentReference": "INCD-1-A", ')],
    ['is JSON of another kind', asJson({ message: 'unauthorised' })],
    ['answers 500', (_request, response) => void response.writeHead(500).end('{}')],
    ['never answers', () => undefined],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'never stops',
      (_request, response) => {
        const more = setInterval(() => response.write(' '.repeat(1_000_000)), 5);
        response.on('close', () => clearInterval(more));
      },
    ],
  ];

  it.each(CASES)('%s: pages say so, and the rest of the site is served', async (_name, answer) => {
    const feed = await startFeed(answer);
    const site = await startSite({ INCIDENTS_URL: feed.url, LOG_LEVEL: 'error' }, { ready: false });
    try {
      expect((await ask(`${site.url}/readyz`)).status).toBe(503);
      const list = await ask(`${site.url}/power-cut/list`);
      expect(list.status).toBe(302);
      expect(list.headers.get('location')).toBe('/serivce-down');
      const incident = await pageOf(site, '/power-cut/incident?incidentid=INCD-1-A');
      expect(incident.status).toBe(503);
      expect(incident.html).toContain('105');
      for (const address of ['/', '/power-cut/search?value=CB1+9ZA', '/power-cut/pin', '/accessibility']) {
        expect((await ask(site.url + address)).status, address).toBe(200);
      }
    } finally {
      await site.stop();
      await feed.stop();
    }
  });

  it('is empty: nothing is wrong, and the list says so', async () => {
    const feed = await startFeed(asJson([]));
    const site = await startSite({ INCIDENTS_URL: feed.url });
    try {
      const { status, html } = await pageOf(site, '/power-cut/list');
      expect(status).toBe(200);
      expect(html).toContain('No power cuts');
      expect((await pageOf(site, '/power-cut/map')).status).toBe(200);
      expect((await pageOf(site, '/power-cut/incident?postcode=CB1+9ZA')).html).toContain('No incident reported');
    } finally {
      await site.stop();
      await feed.stop();
    }
  });

  it('is half valid: the valid half is shown', async () => {
    const junk = [
      null,
      7,
      'x',
      [],
      {},
      { IncidentReference: 5 },
      { IncidentReference: '' },
      { IncidentReference: 'INCD-9-A', Steps: 'no', PostCodesAffected: 4, EstimatedRestorationDate: 'soon' },
    ];
    const feed = await startFeed(asJson([...junk, ...own, ...junk]));
    const site = await startSite({ INCIDENTS_URL: feed.url });
    try {
      await everyRecordIsReachable(site, knownIn(own));
    } finally {
      await site.stop();
      await feed.stop();
    }
  });

  it('fails after a good answer: the last picture stays; and a change shows when it is back', async () => {
    const feed = await startFeed(asJson(own));
    const site = await startSite({ INCIDENTS_URL: feed.url, INCIDENTS_REFRESH_SECONDS: '1', LOG_LEVEL: 'error' });
    try {
      feed.answer((_request, response) => void response.writeHead(503).end());
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(await referencesInList(site)).toContain('INCD-1-A');
      expect((await ask(`${site.url}/readyz`)).status).toBe(200);

      feed.answer(
        asJson([...own, exampleLiveRecord({ IncidentReference: 'INCD-77-A', PostCodesAffected: ['CM1 1'] })]),
      );
      await expect.poll(() => referencesInList(site), { timeout: 30_000, interval: 500 }).toContain('INCD-77-A');
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
    const site = await startSite({ INCIDENTS_URL: feed.url });
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

const feeds = genuineFeeds();
describe.skipIf(feeds.length === 0)('genuine feeds', () => {
  it.each(feeds.map((file) => [path.basename(file), file]))(
    '%s: every record by reference and by sector',
    { timeout: 240_000 },
    async (_name, file) => {
      const known = knownIn(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>[]);
      const site = await startSite({ INCIDENTS_URL: pathToFileURL(file).href });
      try {
        await everyRecordIsReachable(site, known);
        await everySectorShowsItsRecords(site, known);
      } finally {
        await site.stop();
      }
    },
  );
});
