import { get } from 'node:http';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/run.mjs';
import { inTurns } from './crowd.mjs';
import { residentMb, withSite } from './site.mjs';
import { round } from './table.mjs';

const SIZES = [3000, 20_000];
const REFRESH_S = 15;
/** One change in each refresh. */
const CHANGE_EVERY_MS = 14_000;
const ASK_EVERY_MS = 10;
const PAGES = {
  list: '/power-cut/list',
  Atom: '/feeds/incidents.atom',
  GeoJSON: '/feeds/incidents.geojson',
  marks: '/power-cut/map-marks',
};

/** Returns as many records in the live shape, spread over all sectors, each with two postcodes. */
async function recordsOf(count) {
  const read = async (file) => JSON.parse(await readFile(inRoot(file), 'utf8'));
  const [record] = await read('tests/fixtures/feeds/ukpn-live.json');
  const sectors = await read('app/server/ports/geography/data/sectors.json');
  return Array.from({ length: count }, (_, index) => {
    const [sector] = sectors[Math.floor((index * sectors.length) / count)];
    const whole = sector.replace(' ', '');
    return {
      ...record,
      IncidentReference: `INCD-${100_000 + index}-B`,
      IncidentId: `C${index}INCD`,
      PostcodesRemaining: [sector],
      PostCodesAffected: [sector],
      PostcodeGeometryData: [],
      FullPostcodeData: [`${whole}AB`, `${whole}AD`],
      CreationDateTime: new Date(Date.now() - 3_600_000).toISOString(),
      ReceivedDate: new Date(Date.now() - 3_600_000).toISOString(),
      EstimatedRestorationDate: new Date(Date.now() + 7_200_000).toISOString(),
    };
  });
}

/** Records in a part of the file, so that writing doesn't hold up the asking that goes on beside it. */
const IN_PART = 200;

/** Keeps records as a feed file, in which one record changes with each call of `change`. */
async function feedFile(dir, count) {
  const file = path.join(dir, 'feed.json');
  const records = await recordsOf(count);
  const texts = records.map((record) => JSON.stringify(record));
  const parts = function* () {
    for (let at = 0; at < count; at += IN_PART)
      yield (at === 0 ? '[' : ',') + texts.slice(at, at + IN_PART).join(',');
    yield ']';
  };
  const write = async () => {
    await writeFile(`${file}.new`, parts());
    await rename(`${file}.new`, file);
  };
  await write();
  let changes = 0;
  return {
    url: pathToFileURL(file).href,
    async change() {
      changes += 1;
      const at = (changes * 997) % count;
      texts[at] = JSON.stringify({ ...records[at], NoCustomerAffected: 12 + changes });
      await write();
    },
  };
}

/** Asks on a connection of its own; returns the milliseconds until the answer has ended. */
const ask = (url) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode >= 400) reject(new Error(`${url} answers ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - began));
    }).once('error', reject);
  });

/** Asks `/healthz` again and again until the work is done; returns the longest wait in milliseconds and what the work returned. */
async function longestWait(url, work) {
  let isDone = false;
  let longest = 0;
  const asking = (async () => {
    while (!isDone) {
      const ms = await ask(`${url}/healthz`);
      longest = Math.max(longest, ms);
      await sleep(Math.max(0, ASK_EVERY_MS - ms));
    }
  })();
  const result = await work().finally(() => (isDone = true));
  await asking;
  return { longest, result };
}

/** Measures sites whose feed changes in one record at each poll: how long others wait, and what whole lists then cost. */
export const measureSnapshots = (seconds, beside) =>
  inTurns(
    'A new snapshot with one changed record, read from a file every 15 s; one process',
    beside,
    SIZES.map((count) => ({ what: `${count} incidents`, count })),
    async ({ count }, checkout) => {
      const dir = await mkdtemp(path.join(tmpdir(), 'meridian-feed-'));
      const { url: INCIDENTS_URL, change } = await feedFile(dir, count);
      const env = { INCIDENTS_URL, INCIDENTS_REFRESH_SECONDS: String(REFRESH_S) };
      try {
        return await withSite(
          env,
          async ({ url, pid }) => {
            await sleep(REFRESH_S * 1000);
            const changing = setInterval(() => void change(), CHANGE_EVERY_MS);
            const { longest } = await longestWait(url, () => sleep(seconds * 1000));
            const found = { 'longest wait at a snapshot, ms': round(longest) };
            for (const [name, page] of Object.entries(PAGES)) {
              await sleep(CHANGE_EVERY_MS + REFRESH_S * 1000);
              const whole = await longestWait(url, () => ask(url + page));
              found[`${name}, ms`] = round(whole.result);
              found[`others wait for ${name}, ms`] = round(whole.longest);
            }
            clearInterval(changing);
            return { ...found, 'memory MB': await residentMb(pid) };
          },
          checkout,
        );
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
  );
