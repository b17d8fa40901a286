import type { Generated } from 'kysely';

/** What a number is notified about: one incident, or later power cuts at a place. */
export type SubscriptionKind = 'live' | 'future' | 'planned';

/** How somebody is notified: a text to a number, or a notification in a browser. */
export type SubscriptionWay = 'text' | 'push';

/**
 * One number's, or one browser's, subscription. Instants are milliseconds.
 * docs/decisions/text-updates.md
 */
export interface TextSubscriptionTable {
  id: Generated<number>;
  way: SubscriptionWay;
  /** A keyed hash of the number, or of the browser's endpoint, only compared for equality. */
  number_mark: string;
  /** The number, or the browser's endpoint and keys, encrypted. */
  sealed: string;
  kind: SubscriptionKind;
  /** The incident's reference, or the hash of a meter point, else of a postcode or sector. */
  about: string;
  /**
   * A keyed hash of the postcode or sector, to find the news of its incidents; null for one
   * incident.
   */
  place_mark: string | null;
  mpan_mark: string | null;
  /**
   * The postcode or sector, encrypted, for replies to texts; null if unknown, or before places were
   * stored.
   */
  sealed_place: string | null;
  /** The code of the subscriber's language; null for English. */
  language: string | null;
  created_at: number;
}

/** The answer for an Idempotency-Key: the same request gets the same answer. */
export interface TextRequestTable {
  key: string;
  body_mark: string;
  answer: number | null;
  answered_at: number;
}

/** The last state of an incident, so that only a change is news, even after a restart. */
export interface TextIncidentTable {
  reference: string;
  digest: string;
  seen_at: number;
}

export type NewsState = 'planning' | 'planned' | 'superseded';

/** One change of one incident, and its recipients. */
export interface TextNewsTable {
  id: Generated<number>;
  reference: string;
  body: string;
  /** Its notification, as JSON; null for news from before there were any. */
  push_body: string | null;
  /**
   * Both in other languages, as JSON (notifications/in-languages.ts); null for news from before
   * there were any.
   */
  translations: string | null;
  /**
   * The kind of later subscription it belongs to, and the JSON list of hashes of the subscribed
   * places it affects.
   */
  kind: SubscriptionKind;
  places: string;
  state: NewsState;
  /**
   * The progress of planning: 0 is the incident's own subscriptions, then one place after another;
   * within each, up to an id.
   */
  step: number;
  cursor: number;
  created_at: number;
}

/**
 * What the embedded text message service would have sent: one row per key, however often it was
 * sent.
 */
export interface TextSentTable {
  key: string;
  number_mark: string;
  body: string;
  sent_at: number;
  times: number;
}

/** An incoming text message, so that it is answered once. docs/decisions/still-off.md */
export interface TextReplyTable {
  /** A keyed hash of the text message service's id for it. */
  id_mark: string;
  /** A keyed hash of the whole message: a different one with its id is rejected. */
  body_mark: string;
  received_at: number;
}

/**
 * A number that answered STOP, by its hash, until its owner signs up again on a page.
 * docs/decisions/text-updates.md, T-27
 */
export interface TextStopTable {
  number_mark: string;
  stopped_at: number;
}

/** The parts of texts sent on one day (London), counted by all processes. */
export interface TextDayTable {
  /** "2026-11-23" */
  day: string;
  segments: number;
  /** When the day's ceiling last held a text; null if it never did. */
  held_at: number | null;
}

/** One of the site's own keys, encrypted. docs/decisions/live.md */
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
