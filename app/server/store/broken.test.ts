import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testProxy } from '../../../tests/support/database-proxy';
import { describeOnPostgres, quietLogger, sqlitePlace } from '../../../tests/support/stores';
import { onServer } from '../../../tests/support/test-databases';
import { onceOpen, openStore, openStoreOrWait, type Store } from './open.server';

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close().catch(() => undefined);
});
const kept = (store: Store): Store => {
  stores.push(store);
  return store;
};
const answers = (store: Store) =>
  sql`select 1`.execute(store.db).then(
    () => 'well',
    () => 'failed',
  );
const soon = (work: () => Promise<void> | void) =>
  vi.waitFor(work, { timeout: 8000, interval: 20 });

describeOnPostgres('a database that breaks', (makeStore) => {
  it('a connection in use that is ended fails its question, not the process', async () => {
    const store = await makeStore();
    const transaction = store.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await onServer((client) => client.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
      await sql`select pg_sleep(5)`.execute(trx);
    });
    await expect(transaction).rejects.toThrow();
    expect(await answers(store)).toBe('well');
  });

  it('a connection that is ended between two questions of a transaction fails the transaction alone', async () => {
    const store = await makeStore();
    const transaction = store.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await onServer((client) => client.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
      // The news of the end arrives while nothing is asked: nobody but a listener can take it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`select 1`.execute(trx);
    });
    await expect(transaction).rejects.toThrow();
    expect(await answers(store)).toBe('well');
  });

  it('a server that stops under load fails what is asked, at once after the first, and is found again', async () => {
    const { env } = await makeStore.place();
    const proxy = await testProxy(env.DATABASE_URL ?? '');
    const store = kept(await openStore({ ...env, DATABASE_URL: proxy.url }, quietLogger));
    const load = Array.from({ length: 30 }, () =>
      sql`select pg_sleep(3)`.execute(store.db).then(
        () => 'well',
        () => 'failed',
      ),
    );
    await soon(async () => {
      const { rows } = await onServer((client) =>
        client.query(
          `select count(*)::int as busy from pg_stat_activity where datname = '${new URL(env.DATABASE_URL ?? '').pathname.slice(1)}' and query like 'select pg_sleep(3)%' and state = 'active'`,
        ),
      );
      expect(rows[0].busy).toBeGreaterThan(0);
    });
    proxy.stop();
    expect(new Set(await Promise.all(load))).toEqual(new Set(['failed']));
    const reason = await sql`select 1`.execute(store.db).then(() => 'none', String);
    expect(reason).not.toMatch(/none|time ?out/i);
    proxy.restore();
    await soon(async () => expect(await answers(store)).toBe('well'));
  });

  it('a start without the database goes on, and opens the store when it is there', async () => {
    const { env } = await makeStore.place();
    const proxy = await testProxy(env.DATABASE_URL ?? '');
    proxy.stop();
    const store = kept(
      await openStoreOrWait({ ...env, DATABASE_URL: proxy.url }, quietLogger, {
        patienceMs: 50,
        retryMs: 20,
      }),
    );
    const work = vi.fn(async () => undefined);
    const done = onceOpen(store, work);
    expect([store.isOpen(), await answers(store)]).toEqual([false, 'failed']);
    expect(work).not.toHaveBeenCalled();
    proxy.restore();
    await done;
    expect(store.isOpen()).toBe(true);
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(work).toHaveBeenCalledOnce();
  });
});

describe('what a start needs of the store', () => {
  it('work that fails is done again until it succeeds', async () => {
    const { env, remove } = await sqlitePlace();
    const store = kept(await openStoreOrWait(env, quietLogger));
    const faults: string[] = [];
    let tries = 0;
    await onceOpen(
      store,
      async () => {
        tries += 1;
        if (tries < 3) throw Object.assign(new Error('no room'), { code: 'SQLITE_FULL' });
      },
      { retryMs: 1, onFault: (fault) => faults.push(fault) },
    );
    expect([tries, faults]).toEqual([3, ['SQLITE_FULL']]);
    await store.close();
    await remove();
  });

  it('a store file that cannot be used is no matter of waiting', async () => {
    const { env, remove } = await sqlitePlace();
    await writeFile(
      path.join(env.DATA_DIR, 'site.db'),
      'this is no database, and nobody will make it one'.repeat(100),
    );
    await expect(openStoreOrWait(env, quietLogger)).rejects.toThrow();
    await remove();
  });
});

describe('the store file', () => {
  it('is its owner’s alone, with the files beside it, also where it was not', async () => {
    const { env, remove } = await sqlitePlace();
    const dir = path.join(env.DATA_DIR, 'made');
    const before = await openStore({ ...env, DATA_DIR: dir }, quietLogger);
    const modes = async (files: readonly string[]) =>
      Promise.all(
        files.map(async (file) => ((await stat(path.join(dir, file))).mode & 0o777).toString(8)),
      );
    const files = ['site.db', 'site.db-wal', 'site.db-shm'];
    expect(await modes(['.', ...files])).toEqual(['700', '600', '600', '600']);
    for (const file of files) await chmod(path.join(dir, file), 0o644);
    const again = await openStore({ ...env, DATA_DIR: dir }, quietLogger);
    expect(await modes(files)).toEqual(['600', '600', '600']);
    await before.close();
    await again.close();
    await remove();
  });

  it('a folder that is there keeps the mode that somebody gave it', async () => {
    const { env, remove } = await sqlitePlace();
    const dir = path.join(env.DATA_DIR, 'theirs');
    await mkdir(dir, { mode: 0o750 });
    const store = await openStore({ ...env, DATA_DIR: dir }, quietLogger);
    expect((await stat(dir)).mode & 0o777).toBe(0o750);
    await store.close();
    await remove();
  });
});
