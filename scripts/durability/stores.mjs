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
 * Starts PostgreSQL with a synchronous standby behind one address. Possible troubles under load:
 * closing every connection, a restart, and losing the primary, which the standby then replaces.
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
        // The new primary must not wait for a standby until it has one.
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

/** Mounts a small separate disk at `dir`; returns false if this user may not. */
function smallDisk(dir) {
  try {
    mount('-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', dir);
    return true;
  } catch {
    return false;
  }
}

/**
 * A SQLite file, on a small disk if possible, which can then be filled up or remounted read-only.
 */
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
              for (let mb = 0; mb < SIZE_MB; mb += 1)
                writeFileSync(filler, Buffer.alloc(1_000_000), { flag: 'a' });
            } catch {
              // Full, as intended.
            }
            await sleep(2000);
            rmSync(filler);
          },
        }
      : {},
    /** While no site uses it: blocks writes until `writable`. */
    readOnly: isSmall ? () => mount('-o', 'remount,ro', dir) : null,
    writable: () => mount('-o', 'remount,rw', dir),
    async close() {
      if (isSmall) execFileSync('umount', [dir]);
    },
  };
}
