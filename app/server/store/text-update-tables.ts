import type { Generated } from 'kysely';

/** What a number is told about: one incident, or what happens at a place later. */
export type SubscriptionKind = 'live' | 'future' | 'planned';

/** By which way somebody is told: a text to a number, or a notification of a browser. */
export type SubscriptionWay = 'text' | 'push';

/** One number, or one browser, that wants to be told about one thing. Instants are milliseconds. docs/decisions/text-updates.md */
export interface TextSubscriptionTable {
  id: Generated<number>;
  way: SubscriptionWay;
  /** A keyed mark of the number, or of the browser's endpoint: only equality is ever asked. */
  number_mark: string;
  /** The number, or the browser's endpoint and keys, encrypted. */
  sealed: string;
  kind: SubscriptionKind;
  /** The incident's reference, or the mark of a meter point, else of a postcode or sector. */
  about: string;
  /** A keyed mark of the postcode or sector, to find the news of its incidents; null for one incident. */
  place_mark: string | null;
  mpan_mark: string | null;
  /** The postcode or sector, encrypted, for what is answered to a text; null where none was known, or before it was kept. */
  sealed_place: string | null;
  /** The code of the language in which they are told; null for English. */
  language: string | null;
  created_at: number;
}

/** What was answered under an Idempotency-Key: the same request gets the same answer again. */
export interface TextRequestTable {
  key: string;
  body_mark: string;
  answer: number | null;
  answered_at: number;
}

/** What was last seen of an incident, so that only a change is news, also after a restart. */
export interface TextIncidentTable {
  reference: string;
  digest: string;
  seen_at: number;
}

export type NewsState = 'planning' | 'planned' | 'superseded';

/** One change of one incident, and whom to tell. */
export interface TextNewsTable {
  id: Generated<number>;
  reference: string;
  body: string;
  /** What a notification of it shows, as JSON; null for news from before there were any. */
  push_body: string | null;
  /** What both say in other languages, as JSON (notifications/in-languages.ts); null for news from before there were any. */
  translations: string | null;
  /** The kind of later subscription that it belongs to, and the JSON list of the marks of subscribed places that it covers. */
  kind: SubscriptionKind;
  places: string;
  state: NewsState;
  /** How far planning has got: 0 is the incident's own subscriptions, then one place after another; within each, up to an id. */
  step: number;
  cursor: number;
  created_at: number;
}

/** What the embedded text message service would have sent: one row for each key, however often it came. */
export interface TextSentTable {
  key: string;
  number_mark: string;
  body: string;
  sent_at: number;
  times: number;
}

/** A text message that came, so that it is answered once. docs/decisions/still-off.md */
export interface TextReplyTable {
  /** A keyed mark of the name that the text message service gave it. */
  id_mark: string;
  /** A keyed mark of all of it: another message under its name is refused. */
  body_mark: string;
  received_at: number;
}

/** A number that answered STOP, by its mark, until its owner signs up again on a page. docs/decisions/text-updates.md, T-27 */
export interface TextStopTable {
  number_mark: string;
  stopped_at: number;
}

/** A key of the site's own, sealed. docs/decisions/live.md */
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
}
