import { sql, type Kysely, type Migration } from 'kysely';
import { idColumn, isSqlite } from '../columns';
import type { Database } from '../tables';
import { COLUMNS, type ColumnType } from './001-columns';

type Keys = { [Name in keyof Database]?: readonly (readonly (keyof Database[Name] & string)[])[] };

const PRIMARY_KEYS: { [Name in keyof Database]?: readonly (keyof Database[Name] & string)[] } = {
  form_draft: ['visitor', 'form'],
  operator_delivery: ['channel', 'key'],
  still_off: ['reference', 'home'],
  meter_ping: ['meter', 'visit', 'attempt'],
  planned_registration: ['mpan_hash', 'incident_reference'],
  allowance: ['name', 'subject'],
  source_days: ['source', 'day'],
};

const UNIQUE: Keys = {
  outbox: [['channel', 'key']],
  mpan_request: [['kind', 'key']],
  text_subscription: [['number_mark', 'kind', 'about']],
  still_off: [
    ['reference', 'network'],
    ['reference', 'visit'],
  ],
};

const INDEXES: Keys = {
  incident_history: [['reference', 'seen_at', 'id']],
  address_place: [['postcode']],
  address: [['place_id', 'house_key'], ['mpan']],
  address_word: [
    ['word', 'place_id'],
    ['place_id', 'word'],
  ],
  form_draft: [['saved_at']],
  form_submission: [['accepted_at']],
  still_off: [['told_at'], ['reference', 'counted_as']],
  meter_ping: [['started_at']],
  operator_ping: [['meter', 'started_at']],
  mpan_request: [['accepted_at']],
  offers_request: [['accepted_at']],
  bot_use: [['used_at']],
  allowance: [['clear_at']],
  postcode_search: [['searched_at']],
  recent_mpan: [['logged_at']],
  power_cut_call: [['postcode', 'called_at']],
  text_subscription: [
    ['kind', 'about', 'id'],
    ['kind', 'place_mark', 'id'],
  ],
  text_request: [['answered_at']],
  text_incident: [['seen_at']],
  text_news: [
    ['state', 'id'],
    ['reference', 'state'],
  ],
  text_sent: [['sent_at']],
  text_reply: [['received_at']],
  upload_session: [['used_at']],
  upload_file: [['session'], ['owner', 'kept_at'], ['kept_at', 'created_at']],
};

const STORED_AS = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  float: 'double precision',
} as const;

async function createTable(db: Kysely<unknown>, name: keyof typeof COLUMNS): Promise<void> {
  let table = db.schema.createTable(name);
  for (const [column, type] of Object.entries<ColumnType>(COLUMNS[name])) {
    const [base, rule] = type.replace('?', ' optional').split(' ') as [
      keyof typeof STORED_AS | 'id' | 'word',
      string?,
    ];
    if (base === 'id') table = idColumn(table, db);
    // A prefix range of words is a byte range, whatever the database's locale.
    else if (base === 'word')
      table = table.addColumn(column, isSqlite(db) ? 'text' : sql`text collate "C"`, (made) =>
        made.notNull(),
      );
    else
      table = table.addColumn(column, STORED_AS[base], (made) => {
        if (rule === 'optional') return made;
        if (rule === 'key') return made.primaryKey();
        return rule === 'unique' ? made.notNull().unique() : made.notNull();
      });
  }
  const primaryKey = PRIMARY_KEYS[name];
  if (primaryKey) table = table.addPrimaryKeyConstraint(`${name}_key`, [...primaryKey] as never);
  for (const columns of UNIQUE[name] ?? [])
    table = table.addUniqueConstraint([name, ...columns, 'unique'].join('_'), [
      ...columns,
    ] as never);
  await table.execute();
  for (const columns of INDEXES[name] ?? [])
    await db.schema
      .createIndex([name, ...columns, 'index'].join('_'))
      .on(name)
      .columns([...columns])
      .execute();
}

/** As first released. Later changes are migrations beside this one. */
export const schema: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
      await createTable(db, name);
    const outbox = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('outbox').columns(columns);
    await outbox('outbox_due', ['kind', 'due_at'])
      .where(sql.ref('state'), '=', 'waiting')
      .execute();
    await outbox('outbox_finished', ['state', 'finished_at'])
      .where('finished_at', 'is not', null)
      .execute();
  },
};
