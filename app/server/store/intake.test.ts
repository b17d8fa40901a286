import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testProxy } from '../../../tests/support/database-proxy';
import {
  describeOnEveryStore,
  describeOnPostgres,
  quietLogger,
  sqlitePlace,
} from '../../../tests/support/stores';
import { watchIntake } from './intake.server';
import { openStore, openStoreOrWait, type Store } from './open.server';

const FAST = { everyMs: 50, againMs: 10 };
const outbox = { health: async () => 'ok' as const };
const soon = (work: () => Promise<void> | void) =>
  vi.waitFor(work, { timeout: 8000, interval: 20 });
const intakeOf = (store: Store, more: Partial<Parameters<typeof watchIntake>[0]> = {}) =>
  watchIntake({ store, outbox, logger: quietLogger, ...FAST, ...more });

describeOnEveryStore('whether forms can be taken', (makeStore) => {
  it('they can where a write succeeds, known before anybody asks; one row is left of all writes', async () => {
    const store = await makeStore();
    let now = 1000;
    const intake = await intakeOf(store, { now: () => (now += 1) });
    expect([intake.isOpen(), intake.checks()]).toEqual([true, { store: 'ok', outbox: 'ok' }]);
    await soon(() => expect(now).toBeGreaterThan(1003));
    await intake.stop();
    await soon(async () => {
      const rows = await store.db.selectFrom('store_probe').select('id').execute();
      expect(rows).toHaveLength(1);
    });
  });

  it('not where the outbox does not run; an operator who is away does no harm', async () => {
    const store = await makeStore();
    let health: 'ok' | 'stale' | 'failed' = 'failed';
    const intake = await intakeOf(store, { outbox: { health: async () => health } });
    expect(intake.isOpen()).toBe(false);
    health = 'stale';
    await soon(() => expect(intake.isOpen()).toBe(true));
    await intake.stop();
  });

  it('a question that fails is looked into at once, and said once each way', async () => {
    const store = await makeStore();
    const logLines: string[] = [];
    const note = (...args: unknown[]) => void logLines.push(String(args[1]));
    const intake = await intakeOf(store, { everyMs: 1e6, logger: { info: note, error: note } });
    await sql`alter table store_probe rename to elsewhere`.execute(store.db);
    await sql`select 1 from nowhere`.execute(store.db).catch(() => undefined);
    await soon(() => expect(intake.isOpen()).toBe(false));
    await sql`alter table elsewhere rename to store_probe`.execute(store.db);
    await soon(() => expect(intake.isOpen()).toBe(true));
    expect(logLines).toEqual(['forms cannot be taken', 'forms can be taken again']);
    await intake.stop();
  });
});

describe('a full disk', () => {
  it('takes no forms, and takes them again when there is room', async () => {
    const { env, remove } = await sqlitePlace();
    const store = await openStore(env, quietLogger);
    // What migrations have emptied would be room.
    await sql`vacuum`.execute(store.db);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(store.db);
    const intake = await intakeOf(store);
    expect([intake.isOpen(), intake.checks().store]).toEqual([false, 'failed']);
    await sql`pragma max_page_count = 100000`.execute(store.db);
    await soon(() => expect(intake.isOpen()).toBe(true));
    await intake.stop();
    await store.close();
    await remove();
  });
});

describeOnPostgres('a database that is away', (makeStore) => {
  it('at the start, and after it fell silent: known within seconds, and known again when it is there', async () => {
    const { env } = await makeStore.place();
    const proxy = await testProxy(env.DATABASE_URL ?? '');
    proxy.stop();
    const away = { ...env, DATABASE_URL: proxy.url };
    const store = await openStoreOrWait(away, quietLogger, { patienceMs: 50, retryMs: 20 });
    const intake = await intakeOf(store, { patienceMs: 500 });
    expect(intake.isOpen()).toBe(false);
    proxy.restore();
    await soon(() => expect(intake.isOpen()).toBe(true));
    proxy.silence();
    await soon(() => expect(intake.isOpen()).toBe(false));
    proxy.restore();
    await soon(() => expect(intake.isOpen()).toBe(true));
    await intake.stop();
    await store.close();
  });
});
