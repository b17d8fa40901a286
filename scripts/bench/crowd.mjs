import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMs, pagesOfList, referencesOf, withSite } from './site.mjs';
import { percentile, printTable, round } from './table.mjs';
import { commitOf } from '../lib/results.mjs';

/** Visits that go on at once. */
const VISITORS = 16;
const WARM_UP_S = 10;
const PAGES = 300;

let callers = 0;
/** A caller that was not there before, so that no rate limit stops a run. */
const newCaller = () => `10.${(callers += 1) >> 16}.${(callers >> 8) & 255}.${callers & 255}`;

/** Asks as a browser does that accepts gzip, without following redirects; returns the headers of the answer, read to its end. */
const ask = (agent, url, headers) =>
  new Promise((resolve, reject) => {
    const own = { 'accept-encoding': 'gzip', accept: 'text/html', ...headers };
    get(url, { agent, headers: own }, (answer) => {
      if (answer.statusCode >= 400) reject(new Error(`${url} answers ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(answer.headers));
    }).once('error', reject);
  });

/**
 * Sends a request every `1000 / rate` ms whatever the answers do. Returns the milliseconds of each from the moment it was due,
 * by the second in which it was due.
 */
async function openLoop(urls, rate, seconds) {
  const agent = new Agent({ keepAlive: true });
  const bySecond = Array.from({ length: seconds }, () => []);
  const running = [];
  const began = performance.now();
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = began + (index * 1000) / rate;
    if (due > performance.now()) await sleep(due - performance.now());
    const done = () => bySecond[Math.floor(index / rate)].push(performance.now() - due);
    running.push(
      ask(agent, urls[index % urls.length], { 'x-forwarded-for': newCaller() }).then(done),
    );
  }
  await Promise.all(running);
  agent.destroy();
  return bySecond;
}

/** Of ten requests: six power cuts, two pages of the list, the home page and the map. */
const TEN = ['cut', 'list', 'cut', 'home', 'cut', 'list', 'cut', 'map', 'cut', 'cut'];

/** What people ask for who have no address here, as a round of requests. */
function publicUrls(url, references) {
  const lists = pagesOfList(references);
  const pathOf = {
    cut: (index) =>
      `/power-cut/incident?incidentid=${encodeURIComponent(references[index % references.length])}`,
    list: (index) => lists[index % lists.length],
    home: () => '/',
    map: () => '/power-cut/map',
  };
  const counts = { cut: 0, list: 0, home: 0, map: 0 };
  return Array.from({ length: PAGES * TEN.length }, (_, index) => {
    const kind = TEN[index % TEN.length];
    return url + pathOf[kind]((counts[kind] += 1));
  });
}

/** Measures a site of this checkout and, if named, of another one, in turns; prints both, the other by its commit, and their ratio. */
export async function inTurns(title, beside, ways, measure) {
  const rows = [];
  for (const way of ways) {
    const here = await measure(way);
    const there = beside && (await measure(way, path.resolve(beside)));
    rows.push({ what: way.what, checkout: 'this', ...here });
    if (!there) continue;
    rows.push({ what: way.what, checkout: commitOf(path.resolve(beside)), ...there });
    const ratios = Object.keys(here).map((name) => [name, round(here[name] / there[name], 2)]);
    rows.push({ what: way.what, checkout: 'ratio', ...Object.fromEntries(ratios) });
  }
  printTable(title, rows);
  return rows;
}

/** Measures pages without cookies in an open loop: 70 seconds at 100 and at 300 requests a second. */
export const measurePublic = (seconds, beside) =>
  inTurns(
    'Public pages in a storm, open loop, one process',
    beside,
    [100, 300].map((rate) => ({ what: `${rate} requests a second`, rate })),
    ({ rate }, checkout) =>
      withSite(
        { SCENARIO: 'storm', TRUSTED_PROXIES: '1' },
        async ({ url, pid }) => {
          const urls = publicUrls(url, (await referencesOf(url)).slice(0, PAGES));
          const before = await cpuMs(pid);
          const bySecond = await openLoop(urls, rate, seconds + WARM_UP_S);
          const spent = (await cpuMs(pid)) - before;
          const warm = bySecond.slice(WARM_UP_S);
          return {
            'processor s': round(spent / 1000, 1),
            'p50 ms': round(percentile(warm.flat(), 0.5), 1),
            'highest p99 of a second, ms': round(
              Math.max(...warm.map((times) => percentile(times, 0.99))),
            ),
          };
        },
        checkout,
      ),
  );

const START_SECONDS = 20;

/** Measures a site that begins in a storm: from which second on its answers are quick at 50 requests a second. */
export const measureStormStart = (beside) =>
  inTurns(
    'Start in a storm, 50 requests a second from the moment that it is ready; one process',
    beside,
    [{ what: 'storm', SCENARIO: 'storm' }],
    async ({ SCENARIO }, checkout) => {
      const env = { SCENARIO, TRUSTED_PROXIES: '1' };
      // From a site that has ended, since asking the one that is measured would warm it.
      const references = await withSite(env, ({ url }) => referencesOf(url), checkout);
      return withSite(
        env,
        async ({ url }) => {
          const urls = publicUrls(url, references.slice(0, PAGES));
          const p99s = (await openLoop(urls, 50, START_SECONDS)).map((times) =>
            percentile(times, 0.99),
          );
          return {
            'seconds until p99 stays under 100 ms': p99s.findLastIndex((ms) => ms >= 100) + 1,
            'highest p99 of a second, ms': round(Math.max(...p99s)),
          };
        },
        checkout,
      );
    },
  );

/** Home, the search of a postcode with a power cut, and the page that it leads to, with the cookies that they set. */
async function visit(agent, url, postcode) {
  const headers = { 'x-forwarded-for': newCaller() };
  await ask(agent, url, headers);
  const search = new URLSearchParams({ mode: 'homepage', value: postcode });
  let to = `${url}/power-cut/search?${search}`;
  for (let hops = 0; to && hops < 4; hops += 1) {
    const answered = await ask(agent, to, headers);
    const cookies = [answered['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) headers.cookie = cookies.join('; ');
    to = answered.location && new URL(answered.location, url).href;
  }
}

/** Measures whole visits by people who look up their postcode, calm and in a storm. */
export const measureVisits = (seconds, beside) =>
  inTurns(
    'Visits: home, address search, the page that it leads to; one process',
    beside,
    ['calm', 'storm'].map((SCENARIO) => ({ what: SCENARIO, SCENARIO })),
    ({ SCENARIO }, checkout) =>
      withSite(
        { SCENARIO, TRUSTED_PROXIES: '1' },
        async ({ url, pid }) => {
          const incidents = await (await fetch(`${url}/api/power-cut/all-incidents`)).json();
          const postcodes = [
            ...new Set(incidents.flatMap(({ FullPostcodeData }) => FullPostcodeData ?? [])),
          ].slice(0, PAGES);
          const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
          let visits = 0;
          const crowd = async (until) => {
            visits = 0;
            const visitor = async () => {
              while (performance.now() < until)
                await visit(agent, url, postcodes[(visits += 1) % postcodes.length]);
            };
            await Promise.all(Array.from({ length: VISITORS }, visitor));
          };
          await crowd(performance.now() + WARM_UP_S * 1000);
          const before = await cpuMs(pid);
          const began = performance.now();
          await crowd(began + seconds * 1000);
          const elapsed = (performance.now() - began) / 1000;
          const spent = (await cpuMs(pid)) - before;
          agent.destroy();
          return {
            'visits a second': round(visits / elapsed),
            'processor ms a visit': round(spent / visits, 2),
          };
        },
        checkout,
      ),
  );
