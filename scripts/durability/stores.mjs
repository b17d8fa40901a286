import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { startSwitch } from './switch.mjs';

async function ask(url, text) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  await client.connect();
  return client.query(text).finally(() => client.end());
}

/**
 * A PostgreSQL with a standby that follows it and confirms every commit, behind one address. What may happen to it under load: every
 * connection ended, a restart, and the loss of the first server, after which the second takes its place.
 */
export async function postgresStore() {
  let primary = await startPostgres();
  let standby = null;
  const door = await startSwitch(primary.port);
  async function follow() {
    standby = await startPostgres({ copyOf: primary });
    await ask(primary.url, `alter system set synchronous_standby_names = '*'`);
    await ask(primary.url, 'select pg_reload_conf()');
  }
  await follow();
  return {
    name: 'PostgreSQL',
    databaseUrl: door.url,
    troubles: {
      'connections ended': () =>
        ask(
          primary.url,
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'power-cut-site'`,
        ),
      'database restarted': async () => {
        await primary.stop();
        await sleep(1000);
        await primary.start();
      },
      failover: async () => {
        const lost = primary;
        await lost.stop('SIGKILL');
        // The one that takes over has nobody to wait for, until it has a standby of its own.
        await ask(standby.url, `alter system set synchronous_standby_names = ''`);
        await standby.promote();
        await ask(standby.url, 'select pg_reload_conf()');
        primary = standby;
        door.leadTo(primary.port);
        await lost.remove();
        await follow();
      },
    },
    async close() {
      door.close();
      await standby?.remove();
      await primary.remove();
    },
  };
}

const SIZE_MB = 64;
const mount = (...args) => execFileSync('mount', args, { stdio: 'ignore' });

/** A small disk of its own at `dir`; false where this user may not make one. */
function smallDisk(dir) {
  try {
    mount('-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', dir);
    return true;
  } catch {
    return false;
  }
}

/** A SQLite file, on a small disk where one can be made: it then may be full, and may be mounted read-only. */
export function sqliteStore(dir) {
  const isSmall = smallDisk(dir);
  const filler = path.join(dir, 'filler');
  return {
    name: 'SQLite',
    databaseUrl: '',
    notRun: isSmall ? [] : ['disk full', 'disk read-only: a small disk can only be made by root'],
    troubles: isSmall
      ? {
          'disk full': async () => {
            try {
              for (let mb = 0; mb < SIZE_MB; mb += 1) writeFileSync(filler, Buffer.alloc(1_000_000), { flag: 'a' });
            } catch {
              // Full, which was wanted.
            }
            await sleep(2000);
            rmSync(filler);
          },
        }
      : {},
    /** While no site runs on it: nothing can be written, until `writable`. */
    readOnly: isSmall ? () => mount('-o', 'remount,ro', dir) : null,
    writable: () => mount('-o', 'remount,rw', dir),
    async close() {
      if (isSmall) execFileSync('umount', [dir]);
    },
  };
}
