import { expect, it } from 'vitest';
import { describeOnEveryStore } from '../../../tests/support/stores';
import { createEncrypter } from '../lib/encrypt.server';
import { contextOf } from '../store/encryption-context';
import type { Store } from '../store/open.server';
import { reencrypt } from './reencrypt.server';

const OLD = 'an-old-secret-of-sixteen-letters';
const NEW = 'a-new-secret-of-sixteen-letters';
const old = createEncrypter(OLD, 'numbers');
const context = contextOf.siteKey('vapid');

const partsFor = (store: Store) => {
  const encrypter = (purpose: string) =>
    createEncrypter({ current: NEW, earlier: [OLD], marks: OLD }, purpose);
  return {
    store,
    outbox: encrypter('outbox'),
    names: encrypter('names'),
    numbers: encrypter('numbers'),
    renewFile: async () => true,
  };
};

describeOnEveryStore('a key of the site', (makeStore) => {
  const begin = async () => {
    const store = await makeStore();
    await store.db
      .insertInto('site_key')
      .values({ name: 'vapid', sealed: old.encrypt('the keys', context), made_at: 1 })
      .execute();
    const stored = async () =>
      (await store.db.selectFrom('site_key').select('sealed').executeTakeFirst())?.sealed ?? '';
    return { store, stored };
  };

  it('is encrypted with a new secret, and a dry run only counts it', async () => {
    const { store, stored } = await begin();
    const before = await stored();
    const parts = partsFor(store);
    expect((await reencrypt(parts, { isDryRun: true })).rows).toBe(1);
    expect(await stored()).toBe(before);
    expect(await reencrypt(parts)).toEqual({ rows: 1, files: 0, unreadable: 0 });
    expect(createEncrypter(NEW, 'numbers').decrypt(await stored(), context)).toBe('the keys');
  });

  it('stays as it is where another process changed it meanwhile', async () => {
    const { store, stored } = await begin();
    const parts = partsFor(store);
    const changed = old.encrypt('other keys', context);
    const change = () => store.db.updateTable('site_key').set({ sealed: changed }).execute();
    let changing: Promise<unknown> = Promise.resolve();
    const numbers = {
      ...parts.numbers,
      encrypt: (text: string, where: string) => {
        changing = change();
        return parts.numbers.encrypt(text, where);
      },
    };
    await reencrypt({ ...parts, numbers });
    await changing;
    expect(await stored()).toBe(changed);
  });
});
