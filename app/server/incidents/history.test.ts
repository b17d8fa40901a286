import { expect, it } from 'vitest';
import { exampleIncident, exampleStep } from '../../../tests/fixtures/example-incident';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { createHistory } from './history.server';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';

const start = Date.UTC(2026, 10, 20, 12);
const incident = (overrides: Parameters<typeof exampleIncident>[0] = {}) =>
  exampleIncident({ reference: 'INCD-1-A', ...overrides });

describeOnEveryStore('the history of incidents', (makeStore) => {
  it('has one row per change, from first seen to gone and back', async () => {
    const store = await makeStore();
    const history = createHistory({ store, logger: quietLogger });
    const see = async (minutes: number, ...incidents: ReturnType<typeof incident>[]) => {
      history.record(buildSnapshot(incidents, start + minutes * MINUTE));
      await history.settled();
    };
    await see(0, incident({ estimateText: 'To be confirmed' }));
    await see(
      1,
      incident({ estimateText: 'To be confirmed', cause: 'A message alone is no change' }),
    );
    await see(
      2,
      incident({
        estimateText: 'To be confirmed',
        customersAffected: 12,
        steps: [exampleStep('Engineers on their way', { active: true })],
      }),
    );
    await see(
      3,
      incident({
        estimateText: '20 Nov 15:00 - 16:00',
        estimatedAt: start + 3 * HOUR,
        customersAffected: 12,
      }),
    );
    await see(4);
    await see(
      5,
      incident({
        estimateText: '20 Nov 15:00 - 16:00',
        estimatedAt: start + 3 * HOUR,
        statusId: 5,
        powerCutType: 'restored',
      }),
    );
    const rows = await store.db.selectFrom('incident_history').selectAll().orderBy('id').execute();
    expect(
      rows.map(({ seen_at, gone, stage, customers_affected }) => [
        (seen_at - start) / MINUTE,
        gone,
        stage,
        customers_affected,
      ]),
    ).toEqual([
      [0, 0, 'reported', 0],
      [2, 0, 'on-the-way', 12],
      [3, 0, 'reported', 12],
      [4, 1, 'reported', 12],
      [5, 0, 'reported', 0],
    ]);
    expect(await history.read('INCD-1-A')).toEqual([
      {
        reportedAt: start + 3 * MINUTE,
        estimateText: '20 Nov 15:00 - 16:00',
        estimatedAt: start + 3 * HOUR,
      },
      { reportedAt: start, estimateText: 'To be confirmed', estimatedAt: null },
    ]);
    expect(await history.read("'; drop table incident_history; --")).toEqual([]);
  });

  it('goes on after a restart without saying anything twice, and sees what went meanwhile', async () => {
    const store = await makeStore();
    const both = [incident(), incident({ reference: 'INCD-2-A' })];
    for (const [minutes, incidents] of [
      [0, both],
      [10, both],
      [20, both.slice(0, 1)],
    ] as const) {
      const history = createHistory({ store, logger: quietLogger });
      history.record(buildSnapshot(incidents, start + minutes * MINUTE));
      await history.settled();
    }
    const rows = await store.db
      .selectFrom('incident_history')
      .select(['reference', 'gone'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { reference: 'INCD-1-A', gone: 0 },
      { reference: 'INCD-2-A', gone: 0 },
      { reference: 'INCD-2-A', gone: 1 },
    ]);
  });

  it('is written once by two instances that see the same', async () => {
    const store = await makeStore();
    const instances = [1, 2].map(() => createHistory({ store, logger: quietLogger }));
    for (const customersAffected of [1, 2, 3]) {
      const snapshot = buildSnapshot(
        [incident({ customersAffected })],
        start + customersAffected * MINUTE,
      );
      for (const instance of instances) instance.record(snapshot);
      await Promise.all(instances.map((instance) => instance.settled()));
    }
    // One that looked earlier and writes later does not undo what is known.
    const late = createHistory({ store, logger: quietLogger });
    late.record(buildSnapshot([incident({ customersAffected: 1 })], start));
    await late.settled();
    const rows = await store.db
      .selectFrom('incident_history')
      .select('customers_affected')
      .orderBy('id')
      .execute();
    expect(rows.map(({ customers_affected }) => customers_affected)).toEqual([1, 2, 3]);
  });

  it('leaves out records that only group others, and takes many at once', async () => {
    const store = await makeStore();
    const history = createHistory({ store, logger: quietLogger });
    const many = Array.from({ length: 350 }, (_, index) =>
      incident({ reference: `INCD-${index}-A` }),
    );
    history.record(
      buildSnapshot(
        [incident({ reference: 'MULT-1', powerCutType: 'multiple', type: 0 }), ...many],
        start,
      ),
    );
    await history.settled();
    const [count] = await store.db
      .selectFrom('incident_history')
      .select((one) => one.fn.countAll().as('rows'))
      .execute();
    expect(Number(count?.rows)).toBe(350);
  });

  it('does without a store that went away', async () => {
    const store = await makeStore();
    const history = createHistory({ store, logger: quietLogger });
    await store.close();
    history.record(buildSnapshot([incident()], start));
    await history.settled();
    expect(await history.read('INCD-1-A')).toEqual([]);
  });
});
