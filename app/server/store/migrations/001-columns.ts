import type { Database } from '../tables';

/**
 * `?` may be null. `id` is an auto-increment key; `word` sorts by bytes. Instants are milliseconds.
 */
export type ColumnType =
  | 'id'
  | 'integer key'
  | 'word'
  | 'text'
  | 'text?'
  | 'text key'
  | 'text unique'
  | 'integer'
  | 'integer?'
  | 'bigint'
  | 'bigint?'
  | 'float?';

/** Tables of later migrations. */
type Later = 'text_day';
type Columns = {
  [Name in Exclude<keyof Database, Later>]: Record<keyof Database[Name], ColumnType>;
};

/** The columns of every table, as first released. */
export const COLUMNS: Columns = {
  incident_history: {
    id: 'id',
    reference: 'text',
    seen_at: 'bigint',
    gone: 'integer',
    revision: 'text',
    estimate_text: 'text?',
    estimated_at: 'bigint?',
    stage: 'text',
    status_id: 'integer',
    power_cut_type: 'text?',
    incident_type: 'integer',
    category: 'text?',
    region: 'integer',
    customers_affected: 'integer',
    customers_planned: 'integer',
    received_at: 'bigint?',
    planned_at: 'bigint?',
    restored_at: 'bigint?',
    sectors: 'text',
  },
  address_place: {
    id: 'integer key',
    postcode: 'text',
    street: 'text?',
    house_name: 'text?',
    town: 'text?',
    county: 'text?',
    dno: 'integer',
    is_own: 'integer',
    mpid: 'text?',
  },
  address: {
    id: 'integer key',
    place_id: 'integer',
    house_no: 'text?',
    house_key: 'text',
    mpan: 'text?',
    supplier_name: 'text?',
    supplier_number: 'text?',
    full_address: 'text',
  },
  address_word: { word: 'word', place_id: 'integer' },
  address_source: { version: 'text' },
  form_draft: {
    visitor: 'text',
    form: 'text',
    revision: 'integer',
    sealed: 'text',
    saved_at: 'bigint',
  },
  form_submission: {
    id: 'id',
    key: 'text unique',
    body_mark: 'text?',
    reference: 'text unique',
    shown_reference: 'text?',
    page_type: 'text',
    accepted_at: 'bigint',
  },
  outbox: {
    id: 'id',
    kind: 'text',
    channel: 'text',
    key: 'text',
    sealed: 'text?',
    state: 'text',
    attempts: 'integer',
    created_at: 'bigint',
    due_at: 'bigint',
    lease: 'text?',
    lease_until: 'bigint',
    finished_at: 'bigint?',
    answer: 'text?',
  },
  operator_delivery: {
    key: 'text',
    channel: 'text',
    reference: 'text?',
    kind: 'text?',
    incident: 'text?',
    received_at: 'bigint',
    times: 'integer',
  },
  still_off: {
    reference: 'text',
    home: 'text',
    counted_as: 'text',
    network: 'text?',
    visit: 'text?',
    told_at: 'bigint',
  },
  meter_ping: {
    meter: 'text',
    visit: 'text',
    attempt: 'integer',
    correlation_id: 'text unique',
    started_at: 'bigint',
  },
  operator_ping: {
    correlation_id: 'text key',
    meter: 'text',
    attempt: 'integer',
    started_at: 'bigint',
  },
  mpan_request: {
    id: 'id',
    kind: 'text',
    key: 'text',
    body_mark: 'text',
    reference: 'text unique',
    accepted_at: 'bigint',
  },
  offers_request: {
    place_hash: 'text key',
    key: 'text unique',
    body_mark: 'text?',
    accepted_at: 'bigint',
  },
  planned_registration: {
    mpan_hash: 'text',
    incident_reference: 'text',
    filled_at: 'bigint?',
    has_email: 'integer',
    redeemed_at: 'bigint?',
  },
  bot_use: { token: 'text key', act: 'text', said: 'float?', used_at: 'bigint' },
  allowance: { name: 'text', subject: 'text', clear_at: 'bigint' },
  preview_link: {
    id: 'text key',
    tree: 'text',
    until_at: 'bigint',
    made_at: 'bigint',
    revoked_at: 'bigint?',
  },
  source_days: {
    source: 'text',
    day: 'text',
    ok: 'integer',
    failed: 'integer',
    last_ok_at: 'bigint?',
    last_failed_at: 'bigint?',
    trouble: 'text?',
  },
  postcode_search: {
    id: 'id',
    searched_at: 'bigint',
    postcode: 'text',
    mpan_hash: 'text?',
    is_multipin: 'integer',
    incident_type: 'integer?',
    incident_reference: 'text?',
  },
  recent_mpan: { mpan_hash: 'text key', logged_at: 'bigint' },
  power_cut_call: { id: 'id', called_at: 'bigint', postcode: 'text' },
  incident_picture: {
    source: 'text key',
    version: 'integer',
    revision: 'text',
    taken_at: 'bigint',
    data: 'text?',
    written_at: 'bigint',
    records: 'text',
  },
  store_probe: { id: 'id', written_at: 'bigint', filling: 'text' },
  site_key: { name: 'text key', sealed: 'text', made_at: 'bigint' },
  text_subscription: {
    id: 'id',
    way: 'text',
    number_mark: 'text',
    sealed: 'text',
    kind: 'text',
    about: 'text',
    place_mark: 'text?',
    mpan_mark: 'text?',
    sealed_place: 'text?',
    language: 'text?',
    created_at: 'bigint',
  },
  text_request: { key: 'text key', body_mark: 'text', answer: 'integer?', answered_at: 'bigint' },
  text_incident: { reference: 'text key', digest: 'text', seen_at: 'bigint' },
  text_news: {
    id: 'id',
    reference: 'text',
    body: 'text',
    push_body: 'text?',
    translations: 'text?',
    kind: 'text',
    places: 'text',
    state: 'text',
    step: 'integer',
    cursor: 'bigint',
    created_at: 'bigint',
  },
  text_sent: {
    key: 'text key',
    number_mark: 'text',
    body: 'text',
    sent_at: 'bigint',
    times: 'integer',
  },
  text_reply: { id_mark: 'text key', body_mark: 'text', received_at: 'bigint' },
  text_stop: { number_mark: 'text key', stopped_at: 'bigint' },
  upload_session: { id: 'text key', owner: 'text', used_at: 'bigint' },
  upload_file: {
    id: 'text key',
    session: 'text',
    owner: 'text',
    name: 'text',
    sealed_name: 'text',
    size: 'integer',
    type: 'text',
    form: 'text?',
    created_at: 'bigint',
    is_stored: 'integer',
    reference: 'text?',
    kept_at: 'bigint?',
  },
};
