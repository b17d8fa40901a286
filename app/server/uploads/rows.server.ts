import { sql, type Kysely, type Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import { DRAFT_LIFETIME } from '../drafts/drafts';
import type { Encrypter } from '../lib/encrypt.server';
import type { Store } from '../store/open.server';
import { contextOf } from '../store/encryption-context';
import type { Database } from '../store/tables';
import { HALF_LIFETIME, LOOSE_LIFETIME, SESSION_LIFETIME } from './retention';
import { storedNameOf } from './names';
import type { UploadedFile } from './uploads';

export interface Held {
  readonly files: number;
  readonly bytes: number;
}

const count = sql<number>`cast(count(*) as integer)`.as('files');
const sum = sql<number>`cast(coalesce(sum(size), 0) as bigint)`.as('bytes');
const asHeld = (row: { files: number; bytes: number } | undefined): Held => ({
  files: Number(row?.files ?? 0),
  bytes: Number(row?.bytes ?? 0),
});

const COLUMNS = ['id', 'sealed_name', 'name', 'size', 'type'] as const;

export interface StoredFile extends UploadedFile {
  readonly place: string;
}

export function createUploadRows(
  { db }: Pick<Store, 'db'>,
  encrypter: Pick<Encrypter, 'encrypt' | 'decrypt'>,
) {
  function fileOf({
    id,
    sealed_name,
    name,
    size,
    type,
  }: Pick<Database['upload_file'], (typeof COLUMNS)[number]>): StoredFile {
    const displayName = encrypter.decrypt(sealed_name, contextOf.fileName(id)) ?? '';
    const named = storedNameOf(id, displayName);
    return { id, displayName, name: named, size, type, place: name === '' ? named : name };
  }
  const unsent = (owner: string, connection: Kysely<Database> = db) =>
    connection.selectFrom('upload_file').where('owner', '=', owner).where('kept_at', 'is', null);

  return {
    async openSession(id: string, owner: string, now: Instant): Promise<void> {
      await db.insertInto('upload_session').values({ id, owner, used_at: now }).execute();
    },

    /**
     * No other file is added to this session meanwhile; null if it isn't the owner's or has ended.
     */
    inSession: <Result>(
      id: string,
      owner: string,
      now: Instant,
      work: (trx: Transaction<Database>) => Promise<Result>,
    ) =>
      db.transaction().execute(async (trx): Promise<Result | null> => {
        const used = await trx
          .updateTable('upload_session')
          .set({ used_at: now })
          .where('id', '=', id)
          .where('owner', '=', owner)
          .where('used_at', '>', now - SESSION_LIFETIME)
          .returning('id')
          .execute();
        return used.length > 0 ? work(trx) : null;
      }),

    heldInSession: async (trx: Transaction<Database>, session: string): Promise<Held> =>
      asHeld(
        await trx
          .selectFrom('upload_file')
          .where('session', '=', session)
          .where('kept_at', 'is', null)
          .select([count, sum])
          .executeTakeFirst(),
      ),
    heldByOwner: async (trx: Transaction<Database>, owner: string): Promise<Held> =>
      asHeld(await unsent(owner, trx).select([count, sum]).executeTakeFirst()),
    heldByAll: async (trx: Transaction<Database>): Promise<Held> =>
      asHeld(
        await trx
          .selectFrom('upload_file')
          .where('kept_at', 'is', null)
          .select([count, sum])
          .executeTakeFirst(),
      ),

    async insert(
      trx: Transaction<Database>,
      { id, displayName, name, place, size, type }: StoredFile,
      of: { session: string; owner: string; now: Instant },
    ): Promise<void> {
      await trx
        .insertInto('upload_file')
        .values({
          id,
          session: of.session,
          owner: of.owner,
          // The visitor's own name for the file is never stored unencrypted.
          name: place === name ? '' : place,
          sealed_name: encrypter.encrypt(displayName, contextOf.fileName(id)),
          size,
          type,
          form: null,
          created_at: of.now,
          is_stored: 0,
          reference: null,
          kept_at: null,
        })
        .execute();
    },
    async stored(id: string): Promise<void> {
      await db.updateTable('upload_file').set({ is_stored: 1 }).where('id', '=', id).execute();
    },
    /** So they can't be submitted any more. Skips files just submitted. */
    async claim(ids: readonly string[], keptBefore: Instant | null): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .updateTable('upload_file')
        .set({ is_stored: 0, kept_at: null })
        .where('id', 'in', ids)
        .where((is) => is.or([is('kept_at', 'is', null), is('kept_at', '<', keptBefore ?? 0)]))
        .returning('id')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    async delete(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await db.deleteFrom('upload_file').where('id', 'in', ids).execute();
    },

    async filesOf(owner: string): Promise<readonly StoredFile[]> {
      const rows = await unsent(owner)
        .where('is_stored', '=', 1)
        .select(COLUMNS)
        .orderBy('created_at')
        .execute();
      return rows.map(fileOf);
    },
    async find(owner: string, ids: readonly string[]): Promise<readonly StoredFile[]> {
      if (ids.length === 0) return [];
      const rows = await unsent(owner)
        .where('is_stored', '=', 1)
        .where('id', 'in', ids)
        .select(COLUMNS)
        .execute();
      return rows.map(fileOf);
    },

    isInSession: async (owner: string, session: string, now: Instant): Promise<boolean> =>
      (await db
        .selectFrom('upload_session')
        .where('id', '=', session)
        .where('owner', '=', owner)
        .where('used_at', '>', now - SESSION_LIFETIME)
        .select('id')
        .executeTakeFirst()) !== undefined,
    async findInSession(
      owner: string,
      session: string,
      id: string,
    ): Promise<readonly StoredFile[]> {
      const rows = await unsent(owner)
        .where('session', '=', session)
        .where('id', '=', id)
        .select(COLUMNS)
        .execute();
      return rows.map(fileOf);
    },

    async hold(
      owner: string,
      form: string,
      ids: readonly string[],
    ): Promise<readonly StoredFile[]> {
      if (ids.length > 0)
        await db
          .updateTable('upload_file')
          .set({ form })
          .where('owner', '=', owner)
          .where('kept_at', 'is', null)
          .where('id', 'in', ids)
          .execute();
      const rest = unsent(owner).where('form', '=', form);
      const rows = await (ids.length > 0 ? rest.where('id', 'not in', ids) : rest)
        .select(COLUMNS)
        .execute();
      return rows.map(fileOf);
    },

    async keep(
      trx: Transaction<Database>,
      ids: readonly string[],
      reference: string,
      now: Instant,
    ): Promise<void> {
      if (ids.length === 0) return;
      await trx
        .updateTable('upload_file')
        .set({ reference, kept_at: now })
        .where('id', 'in', ids)
        .where('is_stored', '=', 1)
        .where('kept_at', 'is', null)
        .execute();
    },

    /** A day old and in no draft, in a deleted draft, or incomplete. */
    async orphans(now: Instant, keptBefore: Instant | null): Promise<readonly StoredFile[]> {
      const rows = await db
        .selectFrom('upload_file')
        .where((is) =>
          is.or([
            is.and([
              is('kept_at', 'is', null),
              is('is_stored', '=', 0),
              is('created_at', '<', now - HALF_LIFETIME),
            ]),
            is.and([
              is('kept_at', 'is', null),
              is('form', 'is', null),
              is('created_at', '<', now - LOOSE_LIFETIME),
            ]),
            is.and([
              is('kept_at', 'is', null),
              is('form', 'is not', null),
              is.not(
                is.exists(
                  is
                    .selectFrom('form_draft')
                    .whereRef('form_draft.visitor', '=', 'upload_file.owner')
                    .whereRef('form_draft.form', '=', 'upload_file.form')
                    .where('form_draft.saved_at', '>', now - DRAFT_LIFETIME)
                    .select('form_draft.form'),
                ),
              ),
            ]),
            ...(keptBefore === null ? [] : [is('kept_at', '<', keptBefore)]),
          ]),
        )
        .select(COLUMNS)
        .limit(500)
        .execute();
      return rows.map(fileOf);
    },

    async deleteSessions(now: Instant): Promise<void> {
      await db
        .deleteFrom('upload_session')
        .where('used_at', '<=', now - SESSION_LIFETIME)
        .execute();
    },
  };
}
