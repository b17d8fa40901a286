import { CONNECTIONS, hammer } from './hammer.mjs';
import { pagesOfList, referencesOf, residentMb, visitCookie, withSite } from './site.mjs';
import { printTable, round } from './table.mjs';

const GZIP = { 'accept-encoding': 'gzip' };
const hammerPaths = (site, paths, seconds, headers = {}) =>
  hammer(
    site,
    paths.map((path) => ({ path, headers })),
    seconds,
    GZIP,
  );

/** Measures pages per second, one process, and memory after a long run. */
export async function measureLoad(seconds) {
  const rows = [];
  await withSite({ SCENARIO: 'calm', TRUSTED_PROXIES: '1' }, async (site) => {
    const { url, pid } = site;
    const references = await referencesOf(url);
    const incidents = references.map(
      (reference) => `/power-cut/incident?incidentid=${encodeURIComponent(reference)}`,
    );
    const spread = references.flatMap((reference, index) =>
      [1, 2, 3, 4].map(
        (sector) =>
          `/power-cut/incident?incidentid=${encodeURIComponent(reference)}&originSector=CB${1 + (index % 9)}+${sector}`,
      ),
    );
    const Cookie = await visitCookie(url, 'CB1 9ZA');
    const short = Math.max(3, Math.min(10, seconds / 4));
    const runs = [
      ['incident, one address', [incidents[0]], {}],
      [`incident, ${spread.length} addresses`, spread, {}],
      ['incident, visitor with a cookie', [incidents[0]], { Cookie }],
      [`incident, ${spread.length} addresses, with a cookie`, spread, { Cookie }],
      ['list, one address', ['/power-cut/list'], {}],
      [
        'list, pages and filters',
        [
          ...pagesOfList(references),
          '/power-cut/list?show=planned',
          '/power-cut/list?show=unplanned',
          '/power-cut/list?show=restored',
        ],
        {},
      ],
      ['list, visitor with a cookie', ['/power-cut/list'], { Cookie }],
      ['light list of the API', ['/api/power-cut/all-incidents-light'], {}],
    ];
    for (const [name, paths, headers] of runs)
      rows.push({ what: name, ...(await hammerPaths(site, paths, short, headers)) });
    await hammerPaths(site, [...spread, ...pagesOfList(references)], seconds);
    rows.push({
      what: `memory after ${seconds} s of both`,
      'pages/s': `RSS ${await residentMb(pid)} MB`,
    });
  });
  printTable(`Load: one process, ${CONNECTIONS} connections, calm scenario`, rows);
}

/** Measures the list with 3 000 incidents. */
export async function measureStorm(seconds) {
  const rows = [];
  await withSite({ SCENARIO: 'storm', TRUSTED_PROXIES: '1' }, async (site) => {
    const { url, pid } = site;
    const { gzipSync } = await import('node:zlib');
    const references = await referencesOf(url);
    const short = Math.max(3, Math.min(10, seconds / 4));
    const everyPage = pagesOfList(references);
    for (const path of ['/power-cut/list', everyPage.at(-1), '/power-cut/map', '/']) {
      const html = await (await fetch(url + path)).text();
      rows.push({
        what: path,
        'HTML gz kB': round(gzipSync(html).length / 1024, 1),
        ...(await hammerPaths(site, [path], short)),
      });
    }
    rows.push({
      what: `${everyPage.length} pages of the list`,
      'HTML gz kB': '',
      ...(await hammerPaths(site, everyPage, short)),
    });
    rows.push({ what: 'memory', 'HTML gz kB': '', 'pages/s': `RSS ${await residentMb(pid)} MB` });
    rows[0].what += ` (${references.length} incidents)`;
  });
  printTable('Storm scenario', rows);
}
