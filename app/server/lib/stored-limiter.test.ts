import { expect, it } from 'vitest';
import { MINUTE } from '~/domain/time/instant';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { createStoredLimiter, purgeStoredLimits } from './stored-limiter.server';
import { openStore } from '~/server/store/open.server';

const START = Date.UTC(2026, 2, 10, 12);
const three = createStoredLimiter('three', { burst: 3, intervalMs: MINUTE });

describeOnEveryStore('an allowance', (makeStore) => {
  it('gives so many at once, and one more after each pause', async () => {
    const { db } = await makeStore();
    const take = (subject: string, after = 0) => three.take(db, subject, START + after);
    expect([await take('ann'), await take('ann'), await take('ann')]).toEqual([0, 0, 0]);
    expect(await take('ann')).toBe(60);
    expect(await take('ann', 20_000)).toBe(40);
    expect(await take('bob')).toBe(0);
    expect(await take('ann', MINUTE)).toBe(0);
    expect(await take('ann', MINUTE)).toBe(60);
    expect(
      await createStoredLimiter('other', { burst: 1, intervalMs: 1 }).take(db, 'ann', START),
    ).toBe(0);
  });

  it('refuses nobody after the clock was set back two hours', async () => {
    const { db } = await makeStore();
    const take = (at: number) => three.take(db, 'ann', at);
    for (let use = 0; use < 3; use += 1) await take(START);
    const before = START - 120 * MINUTE;
    expect([await take(before), await take(before), await take(before)]).toEqual([0, 0, 0]);
    expect(await take(before)).toBe(60);
  });

  it('is given back with the transaction that took it, and forgotten once all of it is there again', async () => {
    const { db } = await makeStore();
    const undone = db.transaction().execute(async (trx) => {
      await three.take(trx, 'ann', START);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await db.selectFrom('allowance').selectAll().execute()).toEqual([]);
    await three.take(db, 'ann', START);
    await purgeStoredLimits(db, START + MINUTE - 1);
    expect(await db.selectFrom('allowance').selectAll().execute()).toHaveLength(1);
    await purgeStoredLimits(db, START + MINUTE);
    expect(await db.selectFrom('allowance').selectAll().execute()).toEqual([]);
  });

  it('holds for two processes together', async () => {
    const { env } = await makeStore.place();
    const nodes = [await openStore(env, quietLogger), await openStore(env, quietLogger)];
    const tries = Array.from({ length: 20 }, (_, index) =>
      three.take(nodes[index % 2]!.db, 'ann', START),
    );
    const taken = (await Promise.all(tries)).filter((wait) => wait === 0);
    for (const node of nodes) await node.close();
    expect(taken).toHaveLength(3);
  });
});
