import { oneOf, type ColumnsByTable } from '../columns';
import type {
  MessageKind,
  MessageState,
  NewsState,
  SubscriptionKind,
  SubscriptionWay,
} from '../values';

export const COLUMNS = {
  /** One row per change. */
  incident_history: {
    id: 'id',
    reference: 'text',
    seen_at: 'bigint',
    /** 1 if the incident had left the snapshot; the other columns repeat the last known values. */
    gone: 'integer',
    /** A digest of what counts as a change: two consecutive rows never share it. */
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
    /** JSON list of sectors. */
    sectors: 'text',
  },
  /**
   * A street, block or named house in one postcode. Ids are ordered with our own network first, so
   * that a search finds our own places first.
   */
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
    /** In its search form: "7a", "12"; empty without one. */
    house_key: 'text',
    mpan: 'text?',
    supplier_name: 'text?',
    supplier_number: 'text?',
    full_address: 'text',
  },
  /** docs/decisions/address-search.md */
  address_word: { word: 'word', place_id: 'integer' },
  address_source: { version: 'text' },
  /** docs/decisions/drafts-and-outbox.md */
  form_draft: {
    visitor: 'text',
    form: 'text',
    /** A write based on an older revision is rejected and retried on the newer one. */
    revision: 'integer',
    sealed: 'text',
    saved_at: 'bigint',
  },
  /** Its answers are in the outbox until some time after delivery. */
  form_submission: {
    id: 'id',
    key: 'text unique',
    /** Keyed, if the caller wants a different body with the key to be rejected. */
    body_mark: 'text?',
    reference: 'text unique',
    /** Shown to the visitor; null until there is one. */
    shown_reference: 'text?',
    page_type: 'text',
    accepted_at: 'bigint',
  },
  outbox: {
    id: 'id',
    kind: oneOf<MessageKind>(),
    /** The operator's endpoint or the text's message; unique together with `key`. */
    channel: 'text',
    /** The Idempotency-Key (operator), its submission's (email), or the number's hash (text). */
    key: 'text',
    /** The body or the number, encrypted; null for news, whose numbers are in the subscriptions. */
    sealed: 'text?',
    state: oneOf<MessageState>(),
    attempts: 'integer',
    created_at: 'bigint',
    due_at: 'bigint',
    /** Which worker is delivering it, until when; an expired lease is free. */
    lease: 'text?',
    lease_until: 'bigint',
    finished_at: 'bigint?',
    answer: 'text?',
  },
  /** One row per key, however often it was sent. */
  operator_delivery: {
    key: 'text',
    channel: 'text',
    reference: 'text?',
    kind: 'text?',
    incident: 'text?',
    received_at: 'bigint',
    times: 'integer',
  },
  /** One row per identifier of a home. docs/decisions/still-off.md */
  still_off: {
    reference: 'text',
    /** A keyed hash, different for each power cut. */
    home: 'text',
    /** Represents the whole home, shared by all its identifiers. */
    counted_as: 'text',
    /**
     * Keyed hashes, different for each power cut, of what first reported the home (a network or
     * phone, and a visit); null for its other identifiers.
     */
    network: 'text?',
    visit: 'text?',
    told_at: 'bigint',
  },
  /** Meter and visit are keyed hashes. */
  meter_ping: {
    meter: 'text',
    visit: 'text',
    /** 1 to 3: the attempt's slot, taken for an hour. */
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
  /** Its content is only in the outbox. */
  mpan_request: {
    id: 'id',
    kind: 'text',
    key: 'text',
    /** Keyed: a different body with the key is rejected. */
    body_mark: 'text',
    reference: 'text unique',
    accepted_at: 'bigint',
  },
  /** One per meter point and planned power cut. */
  offers_request: {
    /** Keyed, of meter point and incident reference. */
    place_hash: 'text key',
    key: 'text unique',
    /** Keyed, of the body sent with the caller's own key. */
    body_mark: 'text?',
    accepted_at: 'bigint',
  },
  planned_registration: {
    mpan_hash: 'text',
    /** Empty if the form named no planned work. */
    incident_reference: 'text',
    filled_at: 'bigint?',
    has_email: 'integer',
    redeemed_at: 'bigint?',
  },
  /** docs/decisions/once-and-limits.md */
  bot_use: {
    token: 'text key',
    act: 'text',
    /** The configured service's score; null if none was asked. */
    said: 'float?',
    used_at: 'bigint',
  },
  allowance: {
    name: 'text',
    /** A keyed hash of a number or an email address. */
    subject: 'text',
    /** When the limit is fully available again; from then on the row is obsolete. */
    clear_at: 'bigint',
  },
  /** docs/decisions/previews.md */
  preview_link: {
    id: 'text key',
    tree: 'text',
    until_at: 'bigint',
    made_at: 'bigint',
    revoked_at: 'bigint?',
  },
  /** One day (London), counted by all processes. docs/decisions/status.md */
  source_days: {
    source: 'text',
    day: 'text',
    ok: 'integer',
    failed: 'integer',
    last_ok_at: 'bigint?',
    last_failed_at: 'bigint?',
    /** The category of the last failure. */
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
  /** Counted by the three-call and two-calls checks. */
  power_cut_call: { id: 'id', called_at: 'bigint', postcode: 'text' },
  /** As the leader last accepted it; the other nodes read it. docs/decisions/edge.md */
  incident_picture: {
    source: 'text key',
    version: 'integer',
    revision: 'text',
    taken_at: 'bigint',
    /** JSON: the time of the data. */
    data: 'text?',
    written_at: 'bigint',
    /** The sanitised records as gzipped JSON in base64. */
    records: 'text',
  },
  /** Written to check that the store is writable. */
  store_probe: { id: 'id', written_at: 'bigint', filling: 'text' },
  /** Encrypted. docs/decisions/live.md */
  site_key: { name: 'text key', sealed: 'text', made_at: 'bigint' },
  /** Of a number or a browser. docs/decisions/text-updates.md */
  text_subscription: {
    id: 'id',
    way: oneOf<SubscriptionWay>(),
    /** A keyed hash of the number, or of the browser's endpoint. */
    number_mark: 'text',
    /** The number, or the browser's endpoint and keys, encrypted. */
    sealed: 'text',
    kind: oneOf<SubscriptionKind>(),
    /** The incident's reference, or the hash of a meter point, else of a postcode or sector. */
    about: 'text',
    /** A keyed hash, to find the news of the place's incidents; null for one incident. */
    place_mark: 'text?',
    mpan_mark: 'text?',
    /** Encrypted, for replies to texts; null if unknown, or before places were stored. */
    sealed_place: 'text?',
    language: 'text?',
    created_at: 'bigint',
  },
  text_request: { key: 'text key', body_mark: 'text', answer: 'integer?', answered_at: 'bigint' },
  /** The last state, so that only a change is news, even after a restart. */
  text_incident: { reference: 'text key', digest: 'text', seen_at: 'bigint' },
  text_news: {
    id: 'id',
    reference: 'text',
    body: 'text',
    /** JSON; null for news from before there were any. */
    push_body: 'text?',
    /** JSON (texts/in-languages.ts); null for news from before there were any. */
    translations: 'text?',
    /** Of later subscriptions; `places` is a JSON list of hashes of the subscribed places. */
    kind: oneOf<SubscriptionKind>(),
    places: 'text',
    state: oneOf<NewsState>(),
    /** 0: the incident's own subscriptions, then one place after another; in each, up to an id. */
    step: 'integer',
    cursor: 'bigint',
    created_at: 'bigint',
  },
  /** By the embedded text message service: one row per key, however often it was sent. */
  text_sent: {
    key: 'text key',
    number_mark: 'text',
    body: 'text',
    sent_at: 'bigint',
    times: 'integer',
  },
  /** So that an incoming text is answered once. docs/decisions/still-off.md */
  text_reply: {
    id_mark: 'text key',
    /** A keyed hash of the whole message: a different one with its id is rejected. */
    body_mark: 'text',
    received_at: 'bigint',
  },
  /** Until the number's owner signs up again on a page. docs/decisions/text-updates.md, T-27 */
  text_stop: { number_mark: 'text key', stopped_at: 'bigint' },
  upload_session: { id: 'text key', owner: 'text', used_at: 'bigint' },
  /** The encrypted bytes are in the blob store under `name`. docs/decisions/uploads.md */
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
    /** 0 until its bytes are in the blob store. */
    is_stored: 'integer',
    /** The submission it was sent with, and when; null before. */
    reference: 'text?',
    kept_at: 'bigint?',
  },
} as const satisfies ColumnsByTable;
