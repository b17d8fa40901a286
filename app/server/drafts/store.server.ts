import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Failure } from '~/domain/failure';
import type { Instant } from '~/domain/instant';
import type { Sealer } from '../seal.server';
import type { Store } from '../store/open.server';
import type { Database } from '../store/tables';
import { withoutSync } from '../store/without-sync.server';
import { emptyDraft, readContents, writeContents } from './contents';
import { DRAFT_LIFETIME, type Draft, type Drafts } from './drafts';

/** Tabs that write at the same moment, again and again: more than anybody has. */
const MOST_TRIES = 20;

const placeOf = (visitor: string, form: string) => `draft ${visitor} ${form}`;

/** A failing store is trouble of ours, and the page says so. */
async function stored<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Failure('unavailable', 'The answers could not be kept', null, { cause: error });
  }
}

interface Row {
  readonly visitor: string;
  readonly form: string;
  readonly revision: number;
  readonly sealed: string;
  readonly saved_at: number;
}

/** Drafts in the store, on both dialects. */
export function createStoredDrafts(options: {
  store: Pick<Store, 'db' | 'dialect'>;
  sealer: Sealer;
  now?: () => Instant;
}): Drafts {
  const { store, sealer, now = Date.now } = options;
  const { db, dialect } = store;

  const rowOf = (visitor: string, form: string) =>
    db
      .selectFrom('form_draft')
      .where('visitor', '=', visitor)
      .where('form', '=', form)
      .where('saved_at', '>', now() - DRAFT_LIFETIME)
      .select(['revision', 'sealed'])
      .executeTakeFirst();

  /** A first write: nothing is there, or only what is past its time. */
  const insertInto = (connection: Kysely<Database>, row: Row) =>
    connection
      .insertInto('form_draft')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['visitor', 'form'])
          .doUpdateSet({ revision: row.revision, sealed: row.sealed, saved_at: row.saved_at })
          .where('form_draft.saved_at', '<=', row.saved_at - DRAFT_LIFETIME),
      );

  /** A later write: never brings back a draft that was sent meanwhile. */
  const updateOver = (connection: Kysely<Database>, { visitor, form, ...change }: Row) =>
    connection
      .updateTable('form_draft')
      .set(change)
      .where('visitor', '=', visitor)
      .where('form', '=', form)
      .where('revision', '=', change.revision - 1);

  /** False where another write came first. */
  const write = (row: Row): Promise<boolean> =>
    withoutSync(store, async (connection) => {
      // Said in the statement itself: this commit does not wait for the disk, and costs no further round trip.
      const unsynced = (
        dialect === 'postgres' ? sql<string>`set_config('synchronous_commit', 'off', true)` : sql<string>`''`
      ).as('unsynced');
      const written =
        row.revision === 1
          ? await insertInto(connection, row).returning(unsynced).execute()
          : await updateOver(connection, row).returning(unsynced).execute();
      return written.length > 0;
    });

  return {
    async read(visitor, definition) {
      const row = await stored(rowOf(visitor, definition.id));
      const text = row && sealer.open(row.sealed, placeOf(visitor, definition.id));
      return row && typeof text === 'string' ? readContents(text, definition, row.revision) : null;
    },

    async change(visitor, definition, change) {
      const form = definition.id;
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const row = await stored(rowOf(visitor, form));
        const text = row && sealer.open(row.sealed, placeOf(visitor, form));
        const known = row && typeof text === 'string' ? readContents(text, definition, row.revision) : null;
        // What cannot be read is written over; what is not there starts.
        const before = known ?? { ...emptyDraft(randomUUID()), revision: row?.revision ?? 0 };
        const after: Draft = { ...before, ...change(before), revision: before.revision + 1 };
        const sealed = sealer.seal(writeContents(after, definition), placeOf(visitor, form));
        const next = { visitor, form, revision: after.revision, sealed, saved_at: now() };
        if (await stored(write(next))) return after;
      }
      throw new Failure('unavailable', 'The answers could not be kept: too many writes at once');
    },

    async remove(visitor, form) {
      await stored(db.deleteFrom('form_draft').where('visitor', '=', visitor).where('form', '=', form).execute());
    },

    async removeIn(transaction, visitor, form) {
      await transaction.deleteFrom('form_draft').where('visitor', '=', visitor).where('form', '=', form).execute();
    },

    async purge() {
      const gone = await db
        .deleteFrom('form_draft')
        .where('saved_at', '<=', now() - DRAFT_LIFETIME)
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
  };
}
