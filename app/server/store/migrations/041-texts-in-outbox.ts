import { sql, type Kysely, type Migration } from 'kysely';

/** Rows of one statement: done well within the time that PostgreSQL gives a statement. */
const BATCH = 20_000;

const CHANNEL = sql`case m.news_id when 0 then 'welcome' when -1 then 'stopped' when -2 then 'stoppedAddress'
  else 'news-' || m.news_id end`;
const SEALED = sql`case when m.news_id <= 0 then m.sealed end`;
const STATE = sql`case m.state when 'waiting' then 'waiting' when 'sent' then 'delivered' else 'dropped' end`;

/**
 * Text messages wait in the outbox. What waited stays as it is, held or not, with its tries; what was sent goes along where it keeps
 * a number from being told twice: messages of ours, and news that is still being planned. The number of who follows news stands with
 * what is followed, and no longer in each message.
 */
export const textsInOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('operator'))
      .execute();
    for (let after = 0; ;) {
      const { rows } = await sql<{ last: number | null }>`select max(id) as last
        from (select id from text_message where id > ${after} order by id limit ${sql.lit(BATCH)}) as batch`.execute(
        db,
      );
      const last = rows[0]?.last ?? null;
      if (last === null) break;
      await sql`insert into outbox
          (kind, channel, key, sealed, state, attempts, created_at, due_at, lease_until, finished_at)
        select 'text', ${CHANNEL}, m.number_mark, ${SEALED}, ${STATE}, m.attempts, m.created_at, m.due_at, m.lease_until, m.finished_at
        from text_message as m
        where m.id > ${after} and m.id <= ${last}
          and (m.state = 'waiting' or m.news_id <= 0 or m.news_id in (select id from text_news where state = 'planning'))
        order by m.id`.execute(db);
      after = last;
    }
    await db.schema.dropTable('text_message').execute();
    await db.schema.dropIndex('outbox_due').execute();
    await db.schema.dropIndex('outbox_finished').execute();
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['kind', 'due_at'])
      .where(sql.ref('state'), '=', 'waiting')
      .execute();
    await db.schema
      .createIndex('outbox_finished')
      .on('outbox')
      .columns(['state', 'finished_at'])
      .where('finished_at', 'is not', null)
      .execute();
  },
};
