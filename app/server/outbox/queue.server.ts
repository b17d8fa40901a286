import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { DAY, MINUTE, type Instant } from '~/domain/time/instant';
import type { MessageKind } from '../store/values';
import type { Store } from '../store/open.server';
import type { Database } from '../store/tables';
import { withoutSync } from '../store/without-sync.server';
import { LONGEST_PAUSE } from './backoff';
import type { Channel, Outcome, LeasedMessage } from './outbox';

/** How long a key must give the same answer. */
const TEXT_RETENTION = 7 * DAY;
/** Parked messages stay for somebody to look at. */
const PARKED_RETENTION = 30 * DAY;
/** Rows deleted at a time: SQLite blocks the event loop for some milliseconds per batch. */
const BATCH = 1000;
/** A literal, not a parameter, so SQLite uses the partial index of waiting messages. */
const waiting = sql.lit('waiting' as const);
/** Tolerance for messages added while a claim is starting. */
const LATER = MINUTE;

type Row = { channel: string; key: string; sealed: string };

export const waitingOf = <Kind extends MessageKind>(kind: Kind, row: Row, at: Instant) =>
  ({
    ...row,
    kind,
    state: 'waiting',
    attempts: 0,
    created_at: at,
    due_at: at,
    lease_until: 0,
  }) as const;

export const waitingText = (row: Row, at: Instant) => waitingOf('text', row, at);

export function createQueue(
  store: Pick<Store, 'db' | 'dialect'>,
  kind: MessageKind,
  leaseMs: number,
  now: () => Instant,
  retentionMs = TEXT_RETENTION,
) {
  const { db, dialect } = store;
  const hold = () => ({ lease: randomUUID(), lease_until: now() + leaseMs });
  const ours = (messages: readonly LeasedMessage[]) => ({
    ids: messages.map(({ id }) => id),
    lease: messages[0]?.lease ?? '',
  });

  async function release(messages: readonly LeasedMessage[], due?: Instant): Promise<void> {
    const { ids, lease } = ours(messages);
    await withoutSync(store, (connection) =>
      connection
        .updateTable('outbox')
        .set({
          lease: null,
          lease_until: 0,
          ...(due === undefined ? {} : { due_at: Math.round(due) }),
        })
        .where('id', 'in', ids)
        .where('lease', '=', lease)
        .where('state', '=', 'waiting')
        .execute(),
    );
  }

  /**
   * Records a delivery even after the lease. If lost, the message is sent again under the same key.
   */
  async function finish(
    messages: readonly LeasedMessage[],
    { state, answer }: Outcome,
  ): Promise<void> {
    const { ids, lease } = ours(messages);
    await withoutSync(store, (connection) =>
      connection
        .updateTable('outbox')
        .set({
          state,
          answer: answer === null ? null : JSON.stringify(answer),
          finished_at: now(),
          lease: null,
        })
        .where('id', 'in', ids)
        .$if(state !== 'delivered', (query) => query.where('lease', '=', lease))
        .execute(),
    );
  }

  /** Infinite at the start: the clock may have been set back while no process ran. */
  let claimedAt: Instant = Infinity;

  /** Messages due or leased further ahead than any pause or lease predate a clock set back: they become due now. */
  const bringForward = (at: Instant): Promise<unknown> =>
    db
      .updateTable('outbox')
      .set({ due_at: at, lease: null, lease_until: 0 })
      .where('kind', '=', kind)
      .where('state', '=', waiting)
      .where((is) =>
        is.or([
          is('due_at', '>', at + LONGEST_PAUSE + LATER),
          is('lease_until', '>', at + leaseMs + LATER),
        ]),
      )
      .execute();

  return {
    async put(transaction: Transaction<Database>, message: Row): Promise<LeasedMessage> {
      const at = now();
      const row = await transaction
        .insertInto('outbox')
        .values({
          ...message,
          kind,
          state: 'waiting',
          attempts: 1,
          created_at: at,
          due_at: at,
          ...hold(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return row as LeasedMessage;
    },

    /**
     * One statement, so two processes never claim the same row: SQLite has one writer, and
     * PostgreSQL skips locked rows. Counts an attempt for each message.
     */
    async claim(most: number): Promise<LeasedMessage[]> {
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
      return rows as LeasedMessage[];
    },

    /** Those still waiting are retried at `again`. */
    async settle(
      messages: readonly LeasedMessage[],
      outcomes: readonly Outcome[],
      again: Instant,
    ): Promise<void> {
      const groups = new Map<string, LeasedMessage[]>();
      for (const [index, one] of messages.entries()) {
        const outcome = JSON.stringify(outcomes[index] ?? { state: 'waiting' });
        const some = groups.get(outcome) ?? [];
        some.push(one);
        groups.set(outcome, some);
      }
      for (const [text, some] of groups) {
        const outcome = JSON.parse(text) as Outcome;
        await (outcome.state === 'waiting' ? release(some, again) : finish(some, outcome));
      }
    },

    release,

    async hasten(): Promise<void> {
      const at = now();
      const later = db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', kind)
        .where('state', '=', waiting)
        .where('due_at', '>', at)
        .where('attempts', '>', 0)
        .limit(BATCH)
        .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked());
      for (let count = BATCH; count >= BATCH; await setImmediate())
        count = Number(
          (
            await db
              .updateTable('outbox')
              .set({ due_at: at })
              .where('id', 'in', later)
              .executeTakeFirst()
          ).numUpdatedRows,
        );
    },

    async outcomeOf(channel: Channel, key: string): Promise<Outcome | null> {
      const row = await db
        .selectFrom('outbox')
        .where('channel', '=', channel)
        .where('key', '=', key)
        .select(['state', 'answer'])
        .executeTakeFirst();
      return row
        ? { state: row.state, answer: row.answer === null ? null : JSON.parse(row.answer) }
        : null;
    },

    async oldestWaiting(): Promise<Instant | null> {
      const row = await db
        .selectFrom('outbox')
        .where('kind', '=', kind)
        .where('state', '=', waiting)
        .select((one) => one.fn.min('created_at').as('at'))
        .executeTakeFirst();
      return row?.at ?? null;
    },

    async purge(): Promise<void> {
      const retention = {
        delivered: retentionMs,
        dropped: retentionMs,
        parked: Math.max(retentionMs, PARKED_RETENTION),
      } as const;
      for (const state of Object.keys(retention) as (keyof typeof retention)[]) {
        const old = db
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', kind)
          .where('state', '=', state)
          .where('finished_at', '<=', now() - retention[state])
          .limit(BATCH);
        for (let gone = BATCH; gone >= BATCH; await setImmediate())
          gone = Number(
            (await db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst())
              .numDeletedRows,
          );
      }
    },
  };
}
