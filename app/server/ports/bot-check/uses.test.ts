import { expect, it } from 'vitest';
import { DAY, HOUR } from '~/domain/time/instant';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { openStore, type Store } from '~/server/store/open.server';
import { createBotUses } from './uses.server';
import { purgeOld } from '~/server/store/table-retention';

const START = Date.UTC(2026, 2, 10, 12);
const encrypter = createEncrypter('a secret of sixteen letters', 'bot uses');
const usesOf = (store: Store, now = () => START) => createBotUses({ store, encrypter, now });

describeOnEveryStore('a bot token', (makeStore) => {
  it('is used once, for one act; the same act again is no second use', async () => {
    const store = await makeStore();
    const uses = usesOf(store);
    expect(await uses.isUsed('token')).toBe(false);
    expect(await uses.take('token', [['send', { to: 'ann' }]])).toEqual({
      isOurs: true,
      score: null,
    });
    await uses.keepScore('token', 0.7);
    expect(await uses.take('token', [['send', { to: 'ann' }]])).toEqual({
      isOurs: true,
      score: 0.7,
    });
    expect(await uses.take('token', [['a draft'], ['send', { to: 'ann' }]])).toMatchObject({
      isOurs: true,
    });
    expect(await uses.take('token', [['send', { to: 'bob' }]])).toMatchObject({ isOurs: false });
    expect(await uses.take('another', [['send', { to: 'bob' }]])).toMatchObject({ isOurs: true });
    expect(await uses.isUsed('token')).toBe(true);
    expect(JSON.stringify(await store.db.selectFrom('bot_use').selectAll().execute())).not.toMatch(
      /ann|bob|send/,
    );
  });

  it('is used once by two processes together', async () => {
    const { env } = await makeStore.place();
    const stores = [await openStore(env, quietLogger), await openStore(env, quietLogger)];
    const takes = Array.from({ length: 20 }, (_, index) =>
      usesOf(stores[index % 2]!).take('token', [[index]]),
    );
    const ours = (await Promise.all(takes)).filter(({ isOurs }) => isOurs);
    for (const store of stores) await store.close();
    expect(ours).toHaveLength(1);
  });

  it('is forgotten once it could not be used any more', async () => {
    const store = await makeStore();
    let now = START;
    const uses = usesOf(store, () => now);
    await uses.take('token', [['act']]);
    now += DAY + HOUR;
    await purgeOld(store.db, 'bot_use', now);
    expect(await uses.isUsed('token')).toBe(true);
    now += 1;
    await purgeOld(store.db, 'bot_use', now);
    expect(await uses.isUsed('token')).toBe(false);
  });

  it('is held against nobody while the store fails', async () => {
    const store = await makeStore();
    await store.close();
    expect(await usesOf(store).take('token', [['act']])).toEqual({ isOurs: true, score: null });
  });
});
