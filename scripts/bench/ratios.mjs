import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { inRoot } from '../lib/run.mjs';
import { LATER_PAGE, newFormVisitor } from './forms.mjs';
import { cards } from './paint.mjs';
import { cpuMs, referencesOf, visitCookie, withSite } from './site.mjs';
import { percentile, printTable, round } from './table.mjs';

const CONNECTIONS = 8;
const ROUNDS = 3;
const CALLERS = 4000;

/** Runs the static file and the small page in a process of their own. */
async function withReference(work) {
  const dir = await mkdtemp(path.join(tmpdir(), 'meridian-reference-'));
  const file = path.join(dir, 'cards.html.gz');
  await writeFile(file, gzipSync(cards));
  const child = fork(inRoot('scripts/bench/reference.mjs'), [file], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const port = await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('The reference did not start.')));
    });
    return await work({ url: `http://127.0.0.1:${port}`, pid: child.pid });
  } finally {
    child.kill();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Returns the processor milliseconds that a server takes for one answer. */
async function costOf({ url, pid }, paths, headers, seconds) {
  const requests = Array.from({ length: Math.max(CALLERS, paths.length) }, (_, index) => ({
    path: paths[index % paths.length],
    headers: {
      'accept-encoding': 'gzip',
      'x-forwarded-for': `10.3.${index >> 8}.${index & 255}`,
      ...headers,
    },
  }));
  const run = (duration) => autocannon({ url, connections: CONNECTIONS, duration, requests });
  const before = await cpuMs(pid);
  const { requests: answered, non2xx, errors } = await run(seconds);
  // A power cut may end meanwhile.
  if (non2xx + errors > answered.total / 50)
    throw new Error(`${paths[0]}: ${non2xx + errors} of ${answered.total} answers were wrong.`);
  return ((await cpuMs(pid)) - before) / answered.total;
}

/** The site's pages: [what, paths, headers]. A page with a cookie is filled in for each visitor. */
async function pagesOf(url) {
  const ofReference = (reference, more = '') =>
    `/power-cut/incident?incidentid=${encodeURIComponent(reference)}${more}`;
  const references = [];
  // Some lead elsewhere, such as one that has just ended.
  for (const reference of await referencesOf(url)) {
    const { status } = await fetch(url + ofReference(reference), { redirect: 'manual' });
    if (status === 200) references.push(reference);
  }
  // More addresses than the site keeps pages of, so that each is rendered.
  const spread = [1, 2, 3, 4].flatMap((sector) =>
    references.map((reference, index) =>
      ofReference(reference, `&originSector=CB${1 + (index % 9)}+${sector}`),
    ),
  );
  const visitor = { cookie: await visitCookie(url, 'CB1 9ZA') };
  const { cookie } = await newFormVisitor(url);
  return [
    ['home page', ['/'], {}],
    ['list', ['/power-cut/list'], {}],
    ['list, visitor with an address', ['/power-cut/list'], visitor],
    ['power cut', [ofReference(references[0])], {}],
    ['power cut, each rendered', spread, {}],
    ['power cut, visitor with an address', [ofReference(references[0])], visitor],
    ['address search', ['/power-cut/search?mode=power-cut&value=Lantern+Street'], {}],
    ['content page', ['/help'], {}],
    ['form, first page', ['/forms/report-a-power-cut/where'], {}],
    ['form, a later page', [LATER_PAGE], { cookie }],
    ['API, light list', ['/api/power-cut/all-incidents-light'], {}],
  ];
}

/**
 * Measures what an answer costs the processor, beside a static file and a small page rendered by React, in turns so that the machine's
 * other work meets all of them. Returns each page with its ratios: `{ what, ms, toStatic, toRendered }`.
 */
export async function measureRatios(seconds) {
  const short = Math.max(1, Math.min(4, seconds / 15));
  const found = await withReference((reference) =>
    withSite({ SCENARIO: 'calm', TRUSTED_PROXIES: '1' }, async (site) => {
      const subjects = [
        ['a static file', reference, ['/static'], {}],
        ['a small page rendered by React', reference, ['/rendered'], {}],
        ...(await pagesOf(site.url)).map(([what, ...how]) => [what, site, ...how]),
      ];
      const costs = subjects.map(() => []);
      // The first round warms up and is not counted.
      for (let turn = 0; turn <= ROUNDS; turn += 1)
        for (const [index, [, server, paths, headers]] of subjects.entries()) {
          const ask = () => costOf(server, paths, headers, short);
          if (turn === 0) await ask();
          else costs[index].push((await site.underLoad(ask)).result);
        }
      return subjects.map(([what], index) => ({ what, ms: percentile(costs[index], 0.5) }));
    }),
  );
  const [file, page] = found;
  const rows = found.map(({ what, ms }) => ({
    what,
    ms,
    toStatic: ms / file.ms,
    toRendered: ms / page.ms,
  }));
  printTable(
    'Processor time for an answer, beside a static file and a small page in the same run',
    rows.map(({ what, ms, toStatic, toRendered }) => ({
      what,
      'ms each': round(ms, 2),
      'to a static file': round(toStatic, 1),
      'to a small page': round(toRendered, 1),
    })),
  );
  return rows;
}
