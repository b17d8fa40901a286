import { sql, type Kysely, type Migration } from 'kysely';
import { createTable } from '../create-table';
import { COLUMNS } from './001-columns';

type Columns = typeof COLUMNS;
type Key<Name extends keyof Columns> = readonly (keyof Columns[Name] & string)[];
type Keys = { readonly [Name in keyof Columns]?: readonly Key<Name>[] };

const PRIMARY_KEYS: { readonly [Name in keyof Columns]?: Key<Name> } = {
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

/** As first released. Later changes are migrations beside this one. */
export const schema: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of Object.keys(COLUMNS) as (keyof Columns)[])
      await createTable(db, name, COLUMNS[name], {
        primaryKey: PRIMARY_KEYS[name],
        unique: UNIQUE[name],
        indexes: INDEXES[name],
      });
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
