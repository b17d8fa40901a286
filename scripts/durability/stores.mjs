import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hasPostgres, startPostgres } from '../lib/postgres.mjs';
import { startSwitch } from './switch.mjs';

async function ask(url, text) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  await client.connect();
  return client.query(text).finally(() => client.end());
}

const mount = (...args) => execFileSync('mount', args, { stdio: 'ignore' });
const unmount = (dir) => execFileSync('umount', [dir]);
const SIZE_MB = { sqlite: 64, postgres: 256 };
const mountSmallDisk = (dir, megabytes) =>
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir);

/** Whether this user may mount a disk. */
function mayMount() {
  const dir = mkdtempSync(path.join(tmpdir(), 'durability-mount-'));
  try {
    mountSmallDisk(dir, 1);
    unmount(dir);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const HOW_LONG_MS = 2000;

/** Fills the disk up for two seconds. */
async function fillUp(dir, megabytes) {
  const filler = path.join(dir, 'filler');
  try {
    for (let mb = 0; mb < megabytes; mb += 1)
      writeFileSync(filler, Buffer.alloc(1_000_000), { flag: 'a' });
  } catch {
    // Full, as intended.
  }
  await sleep(HOW_LONG_MS);
  rmSync(filler);
}

/** Starts PostgreSQL with a synchronous standby behind one address. */
async function startPostgresStore({ needsSmallDisk }) {
  const undo = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  let disk;
  let primary;
  let standby = null;
  let door;
  async function follow() {
    standby = await startPostgres({ copyOf: primary });
    await ask(primary.url, `alter system set synchronous_standby_names = '*'`);
    await ask(primary.url, 'select pg_reload_conf()');
  }
  try {
    if (needsSmallDisk) {
      disk = mkdtempSync(path.join(tmpdir(), 'durability-disk-'));
      undo.push(() => rmSync(disk, { recursive: true }));
      mountSmallDisk(disk, SIZE_MB.postgres);
      undo.push(() => unmount(disk));
    }
    primary = await startPostgres({ parent: disk });
    undo.push(() => primary.remove());
    undo.push(() => standby?.remove());
    door = await startSwitch(primary.port);
    undo.push(() => door.close());
    await follow();
  } catch (error) {
    await close();
    throw error;
  }
  async function setReadOnly(value) {
    await ask(primary.url, `alter system set default_transaction_read_only = ${value}`);
    await ask(primary.url, 'select pg_reload_conf()');
  }
  return {
    databaseUrl: door.url,
    troubles: {
      'connection cut': () =>
        ask(
          primary.url,
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'power-cut-site'`,
        ),
      restart: async () => {
        await primary.stop();
        await sleep(1000);
        await primary.start();
      },
      failover: async () => {
        const lost = primary;
        await lost.stop('SIGKILL');
        // The new primary must not wait for a standby until it has one.
        await ask(standby.url, `alter system set synchronous_standby_names = ''`);
        await standby.promote();
        await ask(standby.url, 'select pg_reload_conf()');
        primary = standby;
        door.leadTo(primary.port);
        await lost.remove();
        await follow();
      },
      'full disk': async () => {
        await fillUp(disk, SIZE_MB.postgres);
        // It ends itself when it cannot write its log.
        await primary.start();
      },
      // As a hosted database does when its disk is nearly full.
      'read-only': async () => {
        await setReadOnly('on');
        await sleep(HOW_LONG_MS);
        await setReadOnly('off');
      },
    },
    close,
  };
}

/** A SQLite file in `dir`, on a small disk if it is to be filled up or made read-only. */
async function openSqliteStore({ dir, needsSmallDisk }) {
  if (needsSmallDisk) mountSmallDisk(dir, SIZE_MB.sqlite);
  return {
    databaseUrl: '',
    troubles: { 'full disk': () => fillUp(dir, SIZE_MB.sqlite) },
    /** While no site uses it: nothing can be written until `setReadOnly(false)`. */
    setReadOnly: (isReadOnly) => mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, dir),
    async close() {
      if (needsSmallDisk) unmount(dir);
    },
  };
}

/** The stores, each with why a trouble cannot happen to it. */
export const STORES = {
  sqlite: {
    name: 'SQLite',
    isInstalled: () => true,
    open: openSqliteStore,
    impossible: {
      'connection cut': 'a file has no connection',
      restart: 'a file has no server of its own; "kill -9" restarts the site',
      failover: 'a file has no standby',
      'skewed clocks': 'one node and its file have one clock',
    },
  },
  postgres: {
    name: 'PostgreSQL',
    isInstalled: hasPostgres,
    open: startPostgresStore,
    impossible: {},
  },
};

/** Which store and trouble need a disk that can be filled up or made read-only. */
export const needsSmallDisk = (store, trouble) =>
  trouble === 'full disk' || (store === 'sqlite' && trouble === 'read-only');

/** Returns why this trouble is impossible for this store or on this machine, or null. */
export function whyNotStore(store, trouble) {
  const { isInstalled, impossible } = STORES[store];
  if (impossible[trouble]) return impossible[trouble];
  if (!isInstalled()) return '"initdb" was not found: install postgresql';
  return needsSmallDisk(store, trouble) && !mayMount()
    ? 'a small disk can only be mounted by root'
    : null;
}
