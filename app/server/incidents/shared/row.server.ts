import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Store } from '~/server/store/open.server';
import type { SerializedSnapshot } from '../serialized-snapshot';

/** Raised when what is written changes: each version then polls by itself. */
const VERSION = 2;
/** The largest list that a source may give, and what cleaning may add. */
const LARGEST = 64_000_000;

const Data = z.object({
  at: z.number(),
  source: z.enum(['feed', 'records']),
  unchangedSince: z.number(),
});

export interface SharedHead {
  readonly revision: string;
  readonly takenAt: number;
  readonly data: z.infer<typeof Data> | null;
  /** By the clock of the database. */
  readonly ageMs: number;
}

const nowThere = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
const ageThere = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint) - written_at`;

/** One row for each source in the shared database (PostgreSQL), cleaned as visitors see it. */
export function createSharedRow({ db }: Pick<Store, 'db'>, source: string) {
  const head = ({ snapshot: { takenAt, data } }: SerializedSnapshot) => ({
    taken_at: Math.round(takenAt),
    data: data === null ? null : JSON.stringify(data),
    written_at: nowThere,
  });
  const currentRow = () =>
    db.selectFrom('incident_picture').where('source', '=', source).where('version', '=', VERSION);
  return {
    async write(serialized: SerializedSnapshot, isNew: boolean): Promise<void> {
      const { revision } = serialized.snapshot;
      const confirmed = isNew
        ? []
        : await db
            .updateTable('incident_picture')
            .set(head(serialized))
            .where('source', '=', source)
            .where('version', '=', VERSION)
            .where('revision', '=', revision)
            .returning('source')
            .execute();
      if (confirmed.length > 0) return;
      const packed = (await promisify(gzip)(serialized.json.whole(), { level: 1 })).toString(
        'base64',
      );
      const row = { version: VERSION, revision, records: packed, ...head(serialized) };
      await db
        .insertInto('incident_picture')
        .values({ source, ...row })
        .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
        .execute();
    },
    async head(): Promise<SharedHead | null> {
      const row = await currentRow()
        .select(['revision', 'taken_at', 'data', ageThere.as('age')])
        .executeTakeFirst();
      if (!row) return null;
      const data = row.data === null ? null : (Data.safeParse(JSON.parse(row.data)).data ?? null);
      return { revision: row.revision, takenAt: row.taken_at, data, ageMs: row.age };
    },
    async records(revision: string): Promise<unknown> {
      const row = await currentRow()
        .where('revision', '=', revision)
        .select('records')
        .executeTakeFirst();
      if (!row) return null;
      const text = await promisify(gunzip)(Buffer.from(row.records, 'base64'), {
        maxOutputLength: LARGEST,
      });
      return JSON.parse(text.toString('utf8'));
    },
  };
}
