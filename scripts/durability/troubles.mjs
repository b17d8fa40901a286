import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded, stopServer, whyNotReady } from '../lib/serve.mjs';
import { hasFaketime, hourBehind, ownClock, setClock } from './clock.mjs';
import { startReadySite, startSite } from './site.mjs';
import { whyNotStore } from './stores.mjs';

const WELL_AGAIN_SECONDS = 30;
const CLOCKS = ['clock set back', 'skewed clocks'];

/** Everything that a round may do to the site, its store or its clock. */
export const TROUBLES = [
  'kill -9',
  'connection cut',
  'restart',
  'failover',
  'full disk',
  'read-only',
  ...CLOCKS,
  'upgrade',
];

/** Who keeps the list of subscribers: it alternates from round to round, since either way something else is accepted. */
export const LISTS = ['operator', 'own'];

/**
 * Kills are tried most often; of the other troubles a quarter as many rounds. An upgrade happens once, and each build
 * sees both lists.
 */
export function roundsOf(trouble, rounds) {
  if (trouble === 'upgrade') return 2 * LISTS.length;
  return trouble === 'kill -9' ? rounds : Math.ceil(rounds / 4);
}

/** Returns why the site of another checkout cannot be started, or null. */
export function whyNoRelease(from) {
  const needed = ['build/server/index.js', 'node_modules/@remix-run/serve/dist/cli.js'];
  const missing = needed.find((file) => !existsSync(path.resolve(from, file)));
  return missing
    ? `${from} has no ${missing}: install and build the site there first (npm ci, npm run build)`
    : null;
}

/**
 * Returns why this trouble is impossible for this store or on this machine, or null. `from`: the checkout whose build runs
 * before an upgrade.
 */
export function whyNot(store, trouble, from) {
  if (trouble === 'upgrade' && !from)
    return 'it starts from the build of an earlier checkout: --from DIR';
  return CLOCKS.includes(trouble) && !hasFaketime()
    ? 'libfaketime is not installed (apt install libfaketime)'
    : whyNotStore(store, trouble);
}

/** Kills the site of a checkout while it answers. */
async function killRound(part, list, checkout) {
  const { server, url } = await startReadySite(part, { list, checkout });
  const kill = () => stopServer(server, 'SIGKILL');
  try {
    await part.visitors.underLoad([url], list, part.perRound, kill);
  } finally {
    // Still there where too little was answered for the trouble to begin.
    await kill();
  }
}

/**
 * Causes trouble while sites with these environments answer. They must take forms again by
 * themselves.
 */
async function loadRound(part, list, cause, environments = [{}]) {
  const { visitors, trouble } = part;
  const sites = [];
  try {
    for (const env of environments) sites.push(await startReadySite(part, { list, env }));
    const urls = sites.map(({ url }) => url);
    await visitors.underLoad(urls, list, part.perRound, async () => {
      visitors.isStoreInTrouble = true;
      await cause();
    });
    visitors.isStoreInTrouble = false;
    for (const { server, url } of sites) {
      const notWell = await whyNotReady(server, url, {
        path: '/readyz/forms',
        seconds: WELL_AGAIN_SECONDS,
      });
      if (notWell !== null) visitors.wrong(`${trouble}: forms were not taken again: ${notWell}`);
    }
  } finally {
    await Promise.all(sites.map(({ server }) => stopServer(server)));
  }
}

/** Starts the site on a file that cannot be written: it takes nothing, or does not start. */
async function readOnlyFileRound(part, list) {
  const { visitors, store, perRound } = part;
  const before = await startReadySite(part, { list });
  try {
    await visitors.underLoad([before.url], list, perRound, async () => undefined);
  } finally {
    await stopServer(before.server);
  }
  store.setReadOnly(true);
  try {
    const { server, url } = await startSite(part, { list, path: '/healthz', seconds: 20 });
    for (let tries = 0; tries < 10 && !hasEnded(server); tries += 1)
      await visitors.sendNew(url, list).then(
        () => visitors.wrong('read-only: a post was accepted'),
        () => undefined,
      );
    await stopServer(server);
  } finally {
    store.setReadOnly(false);
  }
}

/** Runs one round of a part's trouble. */
export async function runRound(part, round) {
  const { trouble, store, content, from } = part;
  const list = LISTS[(round - 1) % LISTS.length];
  if (trouble === 'kill -9') return killRound(part, list);
  // Never back again: an earlier build does not open a store that a later one has migrated.
  if (trouble === 'upgrade') return killRound(part, list, round <= LISTS.length ? from : undefined);
  if (trouble === 'skewed clocks')
    return loadRound(part, list, async () => undefined, [{}, hourBehind()]);
  if (trouble === 'clock set back') {
    const clock = path.join(content, 'clock');
    setClock(clock, '+0');
    const setBack = async () => {
      setClock(clock, '-1h');
      await sleep(3000);
    };
    return loadRound(part, list, setBack, [ownClock(clock)]);
  }
  if (store.setReadOnly && trouble === 'read-only') return readOnlyFileRound(part, list);
  return loadRound(part, list, store.troubles[trouble]);
}
