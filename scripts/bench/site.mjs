import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/run.mjs';
import { freePort, spawnServer, stopServer, whyNotReady } from '../lib/serve.mjs';

/** The longest stall under load and the last memory of each site since the last call of `takeSites`. */
const sites = [];
/**
 * Returns `{ held, rss }` of each site measured since the last call: milliseconds, null without a
 * load; MB.
 */
export const takeSites = () => sites.splice(0);

/** Collects what a watched site reports each second (watch.mjs). */
function listenTo(child) {
  const seconds = [];
  const all = { held: null, rss: 0 };
  const loads = new Set();
  child.on('message', (second) => {
    seconds.push(second);
    all.rss = second.rss / 1e6;
    for (const load of loads) if (second.since >= load.since) load.held.push(second.held);
  });
  return {
    takeSeconds: () => seconds.splice(0),
    /** Returns the result of a load and `held`, the longest stall of a whole second in it, in milliseconds. */
    async underLoad(work) {
      const load = { since: Date.now(), held: [0] };
      loads.add(load);
      const result = await work();
      loads.delete(load);
      const held = Math.max(...load.held);
      all.held = Math.max(all.held ?? 0, held);
      return { result, held };
    },
    ended: () => sites.push(all),
  };
}

/**
 * Runs work against the built site in one process with a separate data folder, then stops it.
 * `checkout` is the folder of another checkout with a build, to measure both in turns.
 * `takeSeconds` returns the memory and event loop reports since the last call, `underLoad` the stalls of a load.
 */
export async function withSite(env, work, checkout) {
  const dir = await mkdtemp(path.join(tmpdir(), 'meridian-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${pathToFileURL(inRoot('scripts/bench/watch.mjs'))}`;
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dir, BASE_URL: url };
  const child = spawnServer(
    {
      ...own,
      SESSION_SECRET: 'a secret of the bench, 32 letters',
      VAPID_SUBJECT: 'mailto:site@operator.example',
      LOG_LEVEL: 'error',
      NODE_OPTIONS,
      ...env,
    },
    ['ignore', 'ignore', 'inherit', 'ipc'],
    checkout,
  );
  const { takeSeconds, underLoad, ended } = listenTo(child);
  try {
    const trouble = await whyNotReady(child, url);
    if (trouble !== null) throw new Error(`The site did not become ready: ${trouble}.`);
    return await work({ url, pid: child.pid, takeSeconds, underLoad });
  } finally {
    ended();
    await stopServer(child);
    await rm(dir, { recursive: true, force: true });
  }
}

/** Returns a process's resident memory in MB; null if unavailable. */
export async function residentMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
}

/** Returns a process's processor time in milliseconds, over all threads; NaN if unavailable. */
export async function cpuMs(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  // Linux counts in hundredths of a second.
  return (Number(user) + Number(system)) * 10;
}

/** Returns the references of incidents with their own page. */
export async function referencesOf(url) {
  const incidents = await (await fetch(`${url}/api/power-cut/all-incidents-light`)).json();
  return incidents
    .filter(({ IncidentType }) => IncidentType !== 0)
    .map(({ IncidentReference }) => IncidentReference);
}

/** As many as the list page shows (app/journeys/list/list-model.ts). */
const ROWS_A_PAGE = 250;

/** Returns the paths of all pages of the list of these references. */
export const pagesOfList = (references) =>
  Array.from(
    { length: Math.ceil(references.length / ROWS_A_PAGE) },
    (_, index) => `/power-cut/list?page=${index + 1}`,
  );

/** Returns the cookie of a visitor who chose an address with this postcode. */
export async function visitCookie(url, postcode) {
  const html = await (
    await fetch(`${url}/power-cut/search?mode=header&value=${encodeURIComponent(postcode)}`)
  ).text();
  const choice =
    /name="select" value="([^"]+)"/
      .exec(html)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&') ?? null;
  if (choice === null) throw new Error(`The search of ${postcode} lists no address.`);
  const answer = await fetch(`${url}/power-cut/search`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ mode: 'power-cut', select: choice }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
