import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { DAY, MINUTE, type Instant } from '~/domain/time/instant';
import type { ParcelKind } from '../store/form-tables';
import type { Store } from '../store/open.server';
import type { Database } from '../store/tables';
import { withoutSync } from '../store/without-sync.server';
import { LONGEST_PAUSE } from './backoff';
import type { Channel, Fate, HeldParcel } from './outbox';

/** As long as a key must give the same answer (wire contract, "Accepted once"): a text message that was sent is of no further use. */
const KEPT_TEXT = 7 * DAY;
/** What was parked waits for somebody to look at it. */
const KEPT_PARKED = 30 * DAY;
/** Rows that are deleted together: some milliseconds of our thread where the store is SQLite. */
const BATCH = 1000;
/** Written into the question: SQLite then finds the index that holds what waits and nothing else. */
const waiting = sql.lit('waiting' as const);
/** What is put in while a claim begins is a little younger than the claim. */
const LATER = MINUTE;

type Row = { channel: string; key: string; sealed: string };

/** The columns of a text message that nobody holds yet; `channel` is what it says, `key` the mark of the number. */
export const waitingText = (row: Row, at: Instant) =>
  ({ ...row, kind: 'text', state: 'waiting', attempts: 0, created_at: at, due_at: at, lease_until: 0 }) as const;

/** The rows of the outbox that are of one kind, on both dialects. */
export function createQueue(
  store: Pick<Store, 'db' | 'dialect'>,
  kind: ParcelKind,
  leaseMs: number,
  now: () => Instant,
  keptFor = KEPT_TEXT,
) {
  const { db, dialect } = store;
  const hold = () => ({ lease: randomUUID(), lease_until: now() + leaseMs });
  /** Parcels of one claim, as long as they are still ours. */
  const ours = (held: readonly HeldParcel[]) => ({ ids: held.map(({ id }) => id), lease: held[0]?.lease ?? '' });

  /** Nobody holds them any more: they are taken again at `due`, or at once. */
  async function letGo(held: readonly HeldParcel[], due?: Instant): Promise<void> {
    const { ids, lease } = ours(held);
    await withoutSync(store, (connection) =>
      connection
        .updateTable('outbox')
        .set({ lease: null, lease_until: 0, ...(due === undefined ? {} : { due_at: Math.round(due) }) })
        .where('id', 'in', ids)
        .where('lease', '=', lease)
        .where('state', '=', 'waiting')
        .execute(),
    );
  }

  /** Delivered is a fact, whoever holds the lease now. If this mark is lost, the parcel is sent again under the same key. */
  async function finish(held: readonly HeldParcel[], { state, answer }: Fate): Promise<void> {
    const { ids, lease } = ours(held);
    await withoutSync(store, (connection) =>
      connection
        .updateTable('outbox')
        .set({ state, answer: answer === null ? null : JSON.stringify(answer), finished_at: now(), lease: null })
        .where('id', 'in', ids)
        .$if(state !== 'delivered', (query) => query.where('lease', '=', lease))
        .execute(),
    );
  }

  /** When something was claimed last. Infinite at the start: the clock may have been set back while no process ran. */
  let claimedAt: Instant = Infinity;

  /** What is due or leased further ahead than any pause or lease was written before the clock was set back: it is due now. */
  const bringForward = (at: Instant): Promise<unknown> =>
    db
      .updateTable('outbox')
      .set({ due_at: at, lease: null, lease_until: 0 })
      .where('kind', '=', kind)
      .where('state', '=', waiting)
      .where((is) =>
        is.or([is('due_at', '>', at + LONGEST_PAUSE + LATER), is('lease_until', '>', at + leaseMs + LATER)]),
      )
      .execute();

  return {
    async put(transaction: Transaction<Database>, parcel: Row): Promise<HeldParcel> {
      const at = now();
      const row = await transaction
        .insertInto('outbox')
        .values({ ...parcel, kind, state: 'waiting', attempts: 1, created_at: at, due_at: at, ...hold() })
        .returningAll()
        .executeTakeFirstOrThrow();
      return row as HeldParcel;
    },

    /**
     * Takes up to `most` parcels that wait, are due and are held by nobody; each counts one more attempt. An expired lease holds nothing.
     * One statement, so two processes never take the same row: SQLite has one writer, and PostgreSQL skips what another one has locked.
     */
    async claim(most: number): Promise<HeldParcel[]> {
      const at = now();
      if (at < claimedAt) await bringForward(at);
      claimedAt = at;
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', kind)
        .where('state', '=', waiting)
        .where('due_at', '<=', at)
        .where('lease_until', '<=', at)
        .orderBy('due_at')
        .limit(most)
        .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked());
      const rows = await withoutSync(store, (connection) =>
        connection
          .updateTable('outbox')
          .set({ ...hold(), attempts: sql<number>`attempts + 1` })
          .where('id', 'in', due)
          .returningAll()
          .execute(),
      );
      return rows as HeldParcel[];
    },

    /** Writes down what became of parcels of one claim; those that still wait are tried again at `again`. */
    async settle(held: readonly HeldParcel[], fates: readonly Fate[], again: Instant): Promise<void> {
      const groups = new Map<string, HeldParcel[]>();
      for (const [index, one] of held.entries()) {
        const fate = JSON.stringify(fates[index] ?? { state: 'waiting' });
        const some = groups.get(fate) ?? [];
        some.push(one);
        groups.set(fate, some);
      }
      for (const [text, some] of groups) {
        const fate = JSON.parse(text) as Fate;
        await (fate.state === 'waiting' ? letGo(some, again) : finish(some, fate));
      }
    },

    release: (held: readonly HeldParcel[]): Promise<void> => letGo(held),

    async fateOf(channel: Channel, key: string): Promise<Fate | null> {
      const row = await db
        .selectFrom('outbox')
        .where('channel', '=', channel)
        .where('key', '=', key)
        .select(['state', 'answer'])
        .executeTakeFirst();
      return row ? { state: row.state, answer: row.answer === null ? null : JSON.parse(row.answer) } : null;
    },

    /** When the oldest parcel that still waits was put in. */
    async oldestWaiting(): Promise<Instant | null> {
      const row = await db
        .selectFrom('outbox')
        .where('kind', '=', kind)
        .where('state', '=', waiting)
        .select((one) => one.fn.min('created_at').as('at'))
        .executeTakeFirst();
      return row?.at ?? null;
    },

    /** Deletes what is past its time, of this kind. */
    async purge(): Promise<void> {
      const kept = { delivered: keptFor, dropped: keptFor, parked: Math.max(keptFor, KEPT_PARKED) } as const;
      for (const state of Object.keys(kept) as (keyof typeof kept)[]) {
        const old = db
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', kind)
          .where('state', '=', state)
          .where('finished_at', '<=', now() - kept[state])
          .limit(BATCH);
        for (let gone = BATCH; gone >= BATCH; await setImmediate())
          gone = Number((await db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst()).numDeletedRows);
      }
    },
  };
}
