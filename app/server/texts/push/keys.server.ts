import webPush from 'web-push';
import { z } from 'zod';
import { Failure } from '~/domain/failure';
import type { Env } from '~/server/env.server';
import type { Encrypter } from '~/server/lib/encrypt.server';
import { contextOf } from '~/server/store/encryption-context';
import type { Store } from '~/server/store/open.server';

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof Keys>;

const NAME = 'vapid';

interface Parts {
  readonly env: Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>;
  readonly store: Pick<Store, 'db' | 'opened' | 'isOpen'>;
  readonly encrypter: Encrypter;
}

/**
 * VAPID keys from the environment, else generated at the first start and stored for all nodes. With
 * different keys, existing subscribers could not be notified any more.
 */
export function createVapidKeys({ env, store, encrypter }: Parts) {
  let keys: VapidKeys | null =
    env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
      ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
      : null;

  async function read(): Promise<VapidKeys> {
    const row = () =>
      store.db.selectFrom('site_key').where('name', '=', NAME).select('sealed').executeTakeFirst();
    let stored = await row();
    if (!stored) {
      const sealed = encrypter.encrypt(
        JSON.stringify(webPush.generateVAPIDKeys()),
        contextOf.siteKey(NAME),
      );
      await store.db
        .insertInto('site_key')
        .values({ name: NAME, sealed, made_at: Date.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      stored = await row();
    }
    const text = encrypter.decrypt(stored?.sealed ?? '', contextOf.siteKey(NAME));
    if (text === null) throw new Failure('unavailable', 'The keys of notifications cannot be read');
    return Keys.parse(JSON.parse(text));
  }

  return async (): Promise<VapidKeys> => {
    if (keys) return keys;
    if (!store.isOpen()) throw new Failure('unavailable', 'The store is away');
    keys = await read();
    return keys;
  };
}
