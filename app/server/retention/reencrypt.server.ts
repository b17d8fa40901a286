import { isFailure } from '~/domain/failure';
import type { Encrypter } from '../lib/encrypt.server';
import { placeOfKey } from '../notifications/push/keys.server';
import type { Store } from '../store/open.server';
import { placeOfName } from '../uploads/names';

const BATCH = 500;

export interface ReencryptParts {
  readonly store: Pick<Store, 'db'>;
  readonly outbox: Encrypter;
  readonly names: Encrypter;
  readonly numbers: Encrypter;
  readonly renewFile: (place: string) => Promise<boolean>;
}

export interface ReencryptResult {
  rows: number;
  files: number;
  unreadable: number;
}

/**
 * What's in the outbox, numbers and browsers of text updates, keys of the site, names and bytes of
 * files. Drafts and cookies are left out: they end within two days by themselves. It may be stopped
 * and run again. A dry run writes nothing, and counts what it would change and what no secret
 * opens.
 */
export async function reencrypt(
  { store: { db }, outbox, names, numbers, renewFile }: ReencryptParts,
  { isDryRun = false } = {},
): Promise<ReencryptResult> {
  const done: ReencryptResult = { rows: 0, files: 0, unreadable: 0 };

  /** A row changed by another process in the meantime stays as it is. */
  async function renew(
    encrypter: Encrypter,
    sealed: string,
    place: string,
    write: (sealed: string) => Promise<unknown>,
  ) {
    if (!encrypter.isOld(sealed, place)) return;
    const text = encrypter.decrypt(sealed, place);
    if (text === null) {
      done.unreadable += 1;
      return;
    }
    if (!isDryRun) await write(encrypter.encrypt(text, place));
    done.rows += 1;
  }

  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('outbox')
      .where('id', '>', after)
      .where('sealed', 'is not', null)
      .select(['id', 'kind', 'channel', 'key', 'sealed'])
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    for (const { id, kind, channel, key, sealed } of rows) {
      const before = sealed ?? '';
      const [encrypter, place] =
        kind === 'text' || kind === 'push'
          ? ([numbers, `text to ${key}`] as const)
          : ([outbox, `outbox ${channel} ${key}`] as const);
      await renew(encrypter, before, place, (after) =>
        db
          .updateTable('outbox')
          .set({ sealed: after })
          .where('id', '=', id)
          .where('sealed', '=', before)
          .execute(),
      );
    }
    after = last.id;
  }
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('text_subscription')
      .where('id', '>', after)
      .select(['id', 'number_mark', 'sealed', 'sealed_place'])
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    for (const { id, number_mark, sealed, sealed_place } of rows) {
      const write = (values: { sealed: string } | { sealed_place: string }) =>
        db.updateTable('text_subscription').set(values).where('id', '=', id).execute();
      await renew(numbers, sealed, `text to ${number_mark}`, (after) => write({ sealed: after }));
      if (sealed_place !== null)
        await renew(numbers, sealed_place, `place of ${number_mark}`, (after) =>
          write({ sealed_place: after }),
        );
    }
    after = last.id;
  }
  for (const { name, sealed } of await db
    .selectFrom('site_key')
    .select(['name', 'sealed'])
    .execute())
    await renew(numbers, sealed, placeOfKey(name), (after) =>
      db.updateTable('site_key').set({ sealed: after }).where('name', '=', name).execute(),
    );
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('upload_file')
      .where('id', '>', after)
      .select(['id', 'sealed_name', 'name', 'is_stored'])
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    for (const { id, sealed_name, name, is_stored } of rows) {
      await renew(names, sealed_name, placeOfName(id), (after) =>
        db.updateTable('upload_file').set({ sealed_name: after }).where('id', '=', id).execute(),
      );
      // A file stored under its operator name is unencrypted on purpose.
      if (isDryRun || is_stored !== 1 || name !== id) continue;
      try {
        if (await renewFile(name)) done.files += 1;
      } catch (error) {
        if (!isFailure(error, 'unavailable')) throw error;
        done.unreadable += 1;
      }
    }
    after = last.id;
  }
  return done;
}
