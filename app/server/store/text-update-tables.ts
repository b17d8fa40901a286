import type { Generated } from 'kysely';

export type SubscriptionKind = 'live' | 'future' | 'planned';

export type SubscriptionWay = 'text' | 'push';

/** Of a number or a browser. Instants are milliseconds. docs/decisions/text-updates.md */
export interface TextSubscriptionTable {
  id: Generated<number>;
  way: SubscriptionWay;
  /** A keyed hash of the number, or of the browser's endpoint. */
  number_mark: string;
  /** The number, or the browser's endpoint and keys, encrypted. */
  sealed: string;
  kind: SubscriptionKind;
  /** The incident's reference, or the hash of a meter point, else of a postcode or sector. */
  about: string;
  /** A keyed hash, to find the news of the place's incidents; null for one incident. */
  place_mark: string | null;
  mpan_mark: string | null;
  /** Encrypted, for replies to texts; null if unknown, or before places were stored. */
  sealed_place: string | null;
  language: string | null;
  created_at: number;
}

export interface TextRequestTable {
  key: string;
  body_mark: string;
  answer: number | null;
  answered_at: number;
}

/** The last state, so that only a change is news, even after a restart. */
export interface TextIncidentTable {
  reference: string;
  digest: string;
  seen_at: number;
}

export type NewsState = 'planning' | 'planned' | 'superseded';

export interface TextNewsTable {
  id: Generated<number>;
  reference: string;
  body: string;
  /** JSON; null for news from before there were any. */
  push_body: string | null;
  /** JSON (notifications/in-languages.ts); null for news from before there were any. */
  translations: string | null;
  /** Of later subscriptions; `places` is a JSON list of hashes of the subscribed places. */
  kind: SubscriptionKind;
  places: string;
  state: NewsState;
  /** 0: the incident's own subscriptions, then one place after another; in each, up to an id. */
  step: number;
  cursor: number;
  created_at: number;
}

/** By the embedded text message service: one row per key, however often it was sent. */
export interface TextSentTable {
  key: string;
  number_mark: string;
  body: string;
  sent_at: number;
  times: number;
}

/** So that an incoming text is answered once. docs/decisions/still-off.md */
export interface TextReplyTable {
  id_mark: string;
  /** A keyed hash of the whole message: a different one with its id is rejected. */
  body_mark: string;
  received_at: number;
}

/** Until the number's owner signs up again on a page. docs/decisions/text-updates.md, T-27 */
export interface TextStopTable {
  number_mark: string;
  stopped_at: number;
}

/** Parts of texts on one day (London), counted by all processes. */
export interface TextDayTable {
  day: string;
  segments: number;
  /** When the day's ceiling last held a text; null if it never did. */
  held_at: number | null;
}

/** Encrypted. docs/decisions/live.md */
export interface SiteKeyTable {
  name: string;
  sealed: string;
  made_at: number;
}

export interface TextUpdateTables {
  site_key: SiteKeyTable;
  text_subscription: TextSubscriptionTable;
  text_request: TextRequestTable;
  text_incident: TextIncidentTable;
  text_news: TextNewsTable;
  text_sent: TextSentTable;
  text_reply: TextReplyTable;
  text_stop: TextStopTable;
  text_day: TextDayTable;
}
