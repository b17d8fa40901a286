import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import type { Store } from '../store/open.server';
import { withoutSync } from '../store/without-sync.server';
import type { Database } from '../store/tables';
import type { SubscriptionKind } from '../store/values';
import { channelOf } from './text-channel.server';

/** Messages per transaction: a few milliseconds of our thread with SQLite. */
const BATCH = 1000;
/** Places per transaction, most of them with one or two subscriptions. */
const PLACES = 100;
const AT_ONCE = 200;

interface News {
  readonly id: number;
  readonly reference: string;
  readonly kind: SubscriptionKind;
  readonly places: readonly string[];
  readonly step: number;
  readonly cursor: number;
}

/**
 * For subscriptions after `cursor`: the incident's own (step 0), or one place. The rows never leave
 * the database. A number that already has its message, by another place or before a crash, keeps
 * it.
 */
async function planSlice(trx: Transaction<Database>, news: News, most: number, at: Instant) {
  const slice = trx
    .selectFrom('text_subscription')
    .where('kind', '=', news.step === 0 ? 'live' : news.kind)
    .where(
      news.step === 0 ? 'about' : 'place_mark',
      '=',
      news.step === 0 ? news.reference : (news.places[news.step - 1] ?? ''),
    )
    .where('id', '>', news.cursor)
    .orderBy('id')
    .limit(most);
  const end = await trx
    .selectFrom(slice.select('id').as('slice'))
    .select(({ fn }) => [fn.max<number | null>('id').as('last'), fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  if (end.last === null) return { last: null, count: 0 };
  await trx
    .insertInto('outbox')
    .columns(['kind', 'channel', 'key', 'state', 'attempts', 'created_at', 'due_at', 'lease_until'])
    .expression(
      slice.select([
        'way as kind',
        sql.lit(channelOf(news.id)).as('channel'),
        'number_mark',
        sql.lit('waiting' as const).as('state'),
        sql.lit(0).as('attempts'),
        sql.lit(at).as('created_at'),
        sql.lit(at).as('due_at'),
        sql.lit(0).as('lease_until'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { last: Number(end.last), count: Number(end.count) };
}

export function createPlanner(store: Pick<Store, 'db' | 'dialect'>, now: () => Instant) {
  const { db, dialect } = store;

  /** One transaction under the news's own lock; false if another process holds it or it is done. */
  const step = (id: number): Promise<boolean> =>
    // A crash or power loss reverts cursor and messages together, and they are planned again.
    withoutSync(store, (connection) =>
      connection.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('text_news')
          .where('id', '=', id)
          .where('state', '=', 'planning')
          .selectAll()
          .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked())
          .executeTakeFirst();
        if (!row) return false;
        const places = JSON.parse(row.places) as readonly string[];
        let [at, cursor, room] = [row.step, row.cursor, BATCH];
        for (let turn = 0; turn < PLACES && room > 0 && at <= places.length; turn += 1) {
          const { last, count } = await planSlice(
            trx,
            { ...row, places, step: at, cursor },
            room,
            now(),
          );
          const isEmpty = count < room;
          room -= count;
          [at, cursor] = isEmpty ? [at + 1, 0] : [at, last ?? cursor];
        }
        const isDone = at > places.length;
        await trx
          .updateTable('text_news')
          .set({ step: at, cursor, ...(isDone ? { state: 'planned' as const } : {}) })
          .where('id', '=', id)
          .execute();
        return !isDone;
      }),
    );

  const unplanned = async (): Promise<number[]> =>
    (
      await db
        .selectFrom('text_news')
        .where('state', '=', 'planning')
        .select('id')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
    ).map(({ id }) => id);

  return {
    /** After a crash it continues where it was. */
    async plan(): Promise<void> {
      for (
        let ids = await unplanned();
        ids.length > 0;
        ids = ids.length < AT_ONCE ? [] : await unplanned()
      ) {
        for (const id of ids) while (await step(id)) await setImmediate();
      }
    },
  };
}
