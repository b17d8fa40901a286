import { expect, it } from 'vitest';
import { describeOnEveryStore } from '../../../tests/support/stores';
import { createPlanner } from './plan.server';

describeOnEveryStore('planning', (makeStore) => {
  it('goes on after a kill in the middle, and messages each number once', async () => {
    const store = await makeStore();
    const now = Date.UTC(2026, 2, 10, 12);
    const numbers = Array.from(
      { length: 2500 },
      (_, index) => `+4477009${String(index).padStart(5, '0')}`,
    );
    await store.db
      .insertInto('text_subscription')
      .values(
        numbers.map((mobile) => ({
          number_mark: mobile,
          sealed: 'sealed',
          way: 'text' as const,
          kind: 'live' as const,
          about: 'INCD-1-A',
          place_mark: null,
          mpan_mark: null,
          created_at: now,
        })),
      )
      .execute();
    await store.db
      .insertInto('text_news')
      .values({
        reference: 'INCD-1-A',
        body: 'News',
        kind: 'future',
        places: '[]',
        state: 'planning',
        step: 0,
        cursor: 0,
        created_at: now,
      })
      .execute();
    const count = async () =>
      Number(
        (
          await store.db
            .selectFrom('outbox')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    let transactions = 0;
    const dying = new Proxy(store.db, {
      get(db, name) {
        if (['transaction', 'connection'].includes(String(name)) && (transactions += 1) > 2)
          throw new Error('killed');
        const value: unknown = Reflect.get(db, name);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    await expect(
      createPlanner({ db: dying, dialect: store.dialect }, () => now).plan(),
    ).rejects.toThrow('killed');
    expect(await count()).toBe(2000);
    await createPlanner(store, () => now).plan();
    await createPlanner(store, () => now).plan();
    expect(await count()).toBe(2500);
    const { state } = await store.db
      .selectFrom('text_news')
      .select('state')
      .executeTakeFirstOrThrow();
    expect(state).toBe('planned');
  });
});
