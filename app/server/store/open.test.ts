import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openInProcess } from '../../../tests/support/open-in-process';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { ForeignDatabase, openStore, openStoreOrWait } from './open.server';

describeOnEveryStore('the store', (makeStore) => {
  it('is brought up to date, healthy, and refuses after it was closed', async () => {
    const { env } = await makeStore.freshPlace();
    const store = await openStore(env, quietLogger);
    expect(await store.isHealthy()).toBe(true);
    expect(await store.db.selectFrom('incident_history').selectAll().execute()).toEqual([]);
    await store.close();
    expect(await store.isHealthy()).toBe(false);
  });

  it('migrates once when several processes start together', async () => {
    const { env } = await makeStore.freshPlace();
    const exits = await Promise.all([1, 2, 3].map(() => openInProcess(env)));
    expect(exits).toEqual(['open', 'open', 'open']);
  });

  it('stops with a sentence at a database that another version made, and leaves it as it is', async () => {
    const { env } = await makeStore.freshPlace();
    const other = await openStore(env, quietLogger);
    const name = '999-of-a-later-version';
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      other.db,
    );
    await other.db.insertInto('store_probe').values({ written_at: 1, filling: '' }).execute();
    await other.close();
    await expect(openStore(env, quietLogger)).rejects.toThrow(ForeignDatabase);
    await expect(openStoreOrWait(env, quietLogger)).rejects.toThrow(`another version of the site`);
  });

  it('keeps what was written when it is opened again, and reads instants as numbers', async () => {
    const { env } = await makeStore.freshPlace();
    const row = {
      reference: 'INCD-1-A',
      seen_at: 1_900_000_000_123,
      gone: 0,
      revision: 'r',
      estimate_text: null,
      estimated_at: null,
      stage: 'reported',
      status_id: 1,
      power_cut_type: null,
      incident_type: 2,
      category: null,
      region: 1,
      customers_affected: 3,
      customers_planned: 0,
      received_at: null,
      planned_at: null,
      restored_at: null,
      sectors: '[]',
    };
    const first = await openStore(env, quietLogger);
    await first.db.insertInto('incident_history').values(row).execute();
    await first.close();
    const second = await openStore(env, quietLogger);
    const [read] = await second.db.selectFrom('incident_history').selectAll().execute();
    expect(read).toMatchObject(row);
    expect(typeof read?.id).toBe('number');
    await second.close();
  });

  it('rolls a failed transaction back', async () => {
    const store = await makeStore();
    const failing = store.db.transaction().execute(async (trx) => {
      await sql`delete from incident_history`.execute(trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.isHealthy()).toBe(true);
  });
});
