import type { Generated } from 'kysely';

/** What a number is told about: one incident, or what happens at a place later. */
export type SubscriptionKind = 'live' | 'future' | 'planned';

/** One number that wants to be told about one thing. Instants are milliseconds. docs/decisions/text-updates.md */
export interface TextSubscriptionTable {
  id: Generated<number>;
  /** A keyed mark: only equality is ever asked. */
  number_mark: string;
  /** The number, encrypted. */
  sealed: string;
  kind: SubscriptionKind;
  /** The incident's reference, or the place: the mark of a meter point, else the postcode or sector. */
  about: string;
  /** Where the place is, to find its incidents; null for one incident. */
  postcode: string | null;
  mpan_mark: string | null;
  created_at: number;
}

/** What was answered under an Idempotency-Key: the same request again hears the same. */
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

export type NewsState = 'planning' | 'planned' | 'superseded' | 'done';

/** One change of one incident, and whom to tell. */
export interface TextNewsTable {
  id: Generated<number>;
  reference: string;
  body: string;
  /** The kind of later subscription that it belongs to, and the JSON list of subscribed places that it covers. */
  kind: SubscriptionKind;
  places: string;
  state: NewsState;
  /** How far it is planned: 0 the incident's own subscriptions, then one place after the other; in each of them up to an id. */
  step: number;
  cursor: number;
  created_at: number;
}

export type MessageState = 'waiting' | 'sent' | 'refused' | 'expired';

/** One message to one number. A `news_id` of 0 or less is a message of our own: text-updates/rows.server.ts. */
export interface TextMessageTable {
  id: Generated<number>;
  news_id: number;
  number_mark: string;
  sealed: string;
  state: MessageState;
  attempts: number;
  created_at: number;
  due_at: number;
  lease_until: number;
  finished_at: number | null;
}

/** What the embedded text message service would have sent: one row for each key, however often it came. */
export interface TextSentTable {
  key: string;
  number_mark: string;
  body: string;
  sent_at: number;
  times: number;
}

export interface TextUpdateTables {
  text_subscription: TextSubscriptionTable;
  text_request: TextRequestTable;
  text_incident: TextIncidentTable;
  text_news: TextNewsTable;
  text_message: TextMessageTable;
  text_sent: TextSentTable;
}
