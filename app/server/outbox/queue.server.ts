import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY, SECOND, type Instant } from '~/domain/instant';
import { claimDue } from '../store/claim-due.server';
import type { Store } from '../store/open.server';
import type { Database } from '../store/tables';
import { withoutSync } from '../store/without-sync.server';
import type { Channel, Fate, HeldParcel } from './outbox';

/** Longer than one delivery may take; after it another process may take the parcel. */
const LEASE = 30 * SECOND;
/** What was delivered is ours no more; kept for as long as its key must give the same answer (wire contract, "Accepted once"). */
const KEPT_DELIVERED = 7 * DAY;
/** What was refused waits for somebody to look at it. */
const KEPT_PARKED = 30 * DAY;

type StoreDb = Pick<Store, 'db' | 'dialect'>;

/** The rows of the outbox, on both dialects. */
export function createQueue(store: StoreDb, now: () => Instant) {
  const { db } = store;

  return {
    async put(transaction: Transaction<Database>, parcel: { channel: Channel; key: string; sealed: string }) {
      const at = now();
      const row = await transaction
        .insertInto('outbox')
        .values({
          ...parcel,
          state: 'waiting',
          attempts: 1,
          created_at: at,
          due_at: at,
          lease: randomUUID(),
          lease_until: at + LEASE,
        })
        .returning(['id', 'channel', 'key', 'sealed', 'attempts', 'lease'])
        .executeTakeFirstOrThrow();
      return row as HeldParcel;
    },

    /** Takes up to `most` due parcels that nobody holds. */
    async claim(most: number): Promise<HeldParcel[]> {
      const at = now();
      const hold = { lease: randomUUID(), lease_until: at + LEASE };
      return (await claimDue(store, 'outbox', { most, at, hold })) as HeldParcel[];
    },

    /** Delivered is a fact, whoever holds it now. A mark that is lost is made again, under the same key. */
    async delivered({ id }: HeldParcel, answer: unknown): Promise<void> {
      const set = {
        state: 'delivered',
        answer: JSON.stringify(answer ?? null),
        finished_at: now(),
        lease: null,
      } as const;
      await withoutSync(store, (connection) =>
        connection.updateTable('outbox').set(set).where('id', '=', id).execute(),
      );
    },

    async parked({ id, lease }: HeldParcel): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ state: 'parked', finished_at: now(), lease: null })
        .where('id', '=', id)
        .where('lease', '=', lease)
        .execute();
    },

    async postponed({ id, lease }: HeldParcel, until: Instant): Promise<void> {
      await withoutSync(store, (connection) =>
        connection
          .updateTable('outbox')
          .set({ due_at: Math.round(until), lease: null, lease_until: 0 })
          .where('id', '=', id)
          .where('lease', '=', lease)
          .execute(),
      );
    },

    /** Nobody holds it any more: whoever looks next may take it at once. */
    async released({ id, lease }: HeldParcel): Promise<void> {
      await withoutSync(store, (connection) =>
        connection
          .updateTable('outbox')
          .set({ lease: null, lease_until: 0 })
          .where('id', '=', id)
          .where('lease', '=', lease)
          .where('state', '=', 'waiting')
          .execute(),
      );
    },

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
        .where('state', '=', 'waiting')
        .select((one) => one.fn.min('created_at').as('at'))
        .executeTakeFirst();
      return row?.at ?? null;
    },

    async purge(): Promise<void> {
      for (const [state, kept] of [
        ['delivered', KEPT_DELIVERED],
        ['parked', KEPT_PARKED],
      ] as const)
        await db
          .deleteFrom('outbox')
          .where('state', '=', state)
          .where('finished_at', '<=', now() - kept)
          .execute();
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
