import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Instant } from '~/domain/instant';
import type { Store } from '../store/open.server';
import { withoutSync } from '../store/without-sync.server';
import type { Database } from '../store/tables';
import type { SubscriptionKind } from '../store/text-update-tables';

/** Messages of one transaction: some milliseconds of our thread where the store is SQLite. */
const BATCH = 1000;
/** Places of one transaction, most of them with a subscription or two. */
const PLACES = 100;
/** Pieces of news that are looked up together. */
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
 * Writes up to `most` messages for subscriptions after `cursor` in one slice: the incident's own (step 0), or one place. The rows
 * never leave the database. A number that has its message, by another place or before a kill, keeps it.
 */
async function planSlice(trx: Transaction<Database>, news: News, most: number, at: Instant) {
  const slice = trx
    .selectFrom('text_subscription')
    .where('kind', '=', news.step === 0 ? 'live' : news.kind)
    .where(
      news.step === 0 ? 'about' : 'postcode',
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
    .insertInto('text_message')
    .columns([
      'news_id',
      'number_mark',
      'sealed',
      'state',
      'attempts',
      'created_at',
      'due_at',
      'lease_until',
      'finished_at',
    ])
    .expression(
      slice.select([
        sql<number>`${sql.lit(news.id)}`.as('news_id'),
        'number_mark',
        'sealed',
        sql<'waiting'>`'waiting'`.as('state'),
        sql<number>`0`.as('attempts'),
        sql<number>`${sql.lit(at)}`.as('created_at'),
        sql<number>`${sql.lit(at)}`.as('due_at'),
        sql<number>`0`.as('lease_until'),
        sql<number | null>`cast(null as bigint)`.as('finished_at'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { last: Number(end.last), count: Number(end.count) };
}

/** Turns news into one message for each number, a slice at a time, and takes back what newer news has overtaken. */
export function createPlanner(store: Pick<Store, 'db' | 'dialect'>, now: () => Instant) {
  const { db, dialect } = store;

  /** One transaction of one piece of news, under its own lock; false where another process is at it or it is done. */
  const step = (id: number): Promise<boolean> =>
    // What a power cut of our own undoes is undone whole, cursor and messages, and planned again.
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
          const { last, count } = await planSlice(trx, { ...row, places, step: at, cursor }, room, now());
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

  const idsOf = async (state: 'planning' | 'superseded'): Promise<number[]> =>
    (
      await db.selectFrom('text_news').where('state', '=', state).select('id').orderBy('id').limit(AT_ONCE).execute()
    ).map(({ id }) => id);

  /** What waits about an older state of the incident is not sent: the newer message says it all. */
  async function takeBack(id: number): Promise<void> {
    for (;;) {
      const some = db
        .selectFrom('text_message')
        .where('news_id', '=', id)
        .where('state', '=', 'waiting')
        .where('lease_until', '<=', now())
        .select('id')
        .limit(BATCH);
      const gone = await db.deleteFrom('text_message').where('id', 'in', some).executeTakeFirst();
      if (Number(gone.numDeletedRows) < BATCH) break;
      await setImmediate();
    }
    await db.updateTable('text_news').set({ state: 'done' }).where('id', '=', id).execute();
  }

  return {
    /** Plans all there is. Killed in the middle, it goes on where it was. */
    async plan(): Promise<void> {
      for (const id of await idsOf('superseded')) await takeBack(id);
      for (
        let ids = await idsOf('planning');
        ids.length > 0;
        ids = ids.length < AT_ONCE ? [] : await idsOf('planning')
      ) {
        for (const id of ids) while (await step(id)) await setImmediate();
      }
    },
  };
}
