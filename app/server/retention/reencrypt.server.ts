import { isFailure } from '~/domain/failure';
import type { Encrypter } from '../lib/encrypt.server';
import type { Store } from '../store/open.server';
import { byName, retentionByName, type EncrypterName } from '../store/table-retention';

const BATCH = 500;

export interface ReencryptParts extends Readonly<Record<EncrypterName, Encrypter>> {
  readonly store: Pick<Store, 'db'>;
  readonly renewFile: (place: string) => Promise<boolean>;
}

export interface ReencryptResult {
  rows: number;
  files: number;
  unreadable: number;
}

/**
 * What store/table-retention.ts declares, and the bytes of files. Drafts and cookies are left out:
 * they end within two days by themselves. It may be stopped and run again. A dry run writes
 * nothing, and counts what it would change and what no secret opens.
 */
export async function reencrypt(
  { store, renewFile, ...encrypters }: ReencryptParts,
  { isDryRun = false } = {},
): Promise<ReencryptResult> {
  const db = byName(store.db);
  const done: ReencryptResult = { rows: 0, files: 0, unreadable: 0 };

  /** A row changed by another process in the meantime stays as it is. */
  async function renew(
    encrypter: Encrypter,
    sealed: string,
    context: string,
    write: (sealed: string) => Promise<unknown>,
  ) {
    if (!encrypter.isOld(sealed, context)) return;
    const text = encrypter.decrypt(sealed, context);
    if (text === null) {
      done.unreadable += 1;
      return;
    }
    if (!isDryRun) await write(encrypter.encrypt(text, context));
    done.rows += 1;
  }

  async function renewBytes(name: string) {
    try {
      if (await renewFile(name)) done.files += 1;
    } catch (error) {
      if (!isFailure(error, 'unavailable')) throw error;
      done.unreadable += 1;
    }
  }

  for (const [table, { reencrypt: declared }] of retentionByName) {
    if (!declared) continue;
    const { key } = declared;
    const columns = Object.entries(declared.columns);
    const rows = db
      .selectFrom(table)
      .selectAll()
      .where((is) => is.or(columns.map(([column]) => is(column, 'is not', null))))
      .orderBy(key)
      .limit(BATCH);
    for (let batch = await rows.execute(); batch.length > 0;) {
      for (const row of batch) {
        for (const [column, placeOf] of columns) {
          const before = row[column];
          if (typeof before !== 'string') continue;
          const [encrypter, context] = placeOf(row);
          await renew(encrypters[encrypter], before, context, (after) =>
            db
              .updateTable(table)
              .set({ [column]: after })
              .where(key, '=', row[key] ?? null)
              .where(column, '=', before)
              .execute(),
          );
        }
        // A file stored under its operator name is unencrypted on purpose.
        if (table === 'upload_file' && !isDryRun && row.is_stored === 1 && row.name === row.id)
          await renewBytes(String(row.name));
      }
      batch = await rows.where(key, '>', batch.at(-1)?.[key] ?? null).execute();
    }
  }
  return done;
}
