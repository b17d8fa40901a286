import type { Generated } from 'kysely';

/** Instants are milliseconds. docs/decisions/drafts-and-outbox.md */
export interface FormDraftTable {
  visitor: string;
  form: string;
  /** A write based on an older revision is rejected and retried on the newer one. */
  revision: number;
  sealed: string;
  saved_at: number;
}

/** Its answers are in the outbox until some time after delivery. */
export interface FormSubmissionTable {
  id: Generated<number>;
  key: string;
  /** Keyed, if the caller wants a different body with the key to be rejected. */
  body_mark: string | null;
  reference: string;
  /** Shown to the visitor; null until there is one. */
  shown_reference: string | null;
  page_type: string;
  accepted_at: number;
}

/** `parked` is stored for review; `dropped` was rejected or too late, with nothing to review. */
export type MessageState = 'waiting' | 'delivered' | 'parked' | 'dropped';

export type MessageKind = 'operator' | 'text' | 'push' | 'email';

export interface OutboxTable {
  id: Generated<number>;
  kind: MessageKind;
  /** The operator's endpoint or the text's message; unique together with `key`. */
  channel: string;
  /** The Idempotency-Key (operator), its submission's (email), or the number's hash (text). */
  key: string;
  /** The body or the number, encrypted; null for news, whose numbers are in the subscriptions. */
  sealed: string | null;
  state: MessageState;
  attempts: number;
  created_at: number;
  due_at: number;
  /** Which worker is delivering it, until when; an expired lease is free. */
  lease: string | null;
  lease_until: number;
  finished_at: number | null;
  answer: string | null;
}

/** One row per key, however often it was sent. */
export interface OperatorDeliveryTable {
  key: string;
  channel: string;
  reference: string | null;
  kind: string | null;
  incident: string | null;
  received_at: number;
  times: number;
}

/** One row per identifier of a home. docs/decisions/still-off.md */
export interface StillOffTable {
  reference: string;
  /** A keyed hash, different for each power cut. */
  home: string;
  /** Represents the whole home, shared by all its identifiers. */
  counted_as: string;
  /**
   * Keyed hashes, different for each power cut, of what first reported the home (a network or
   * phone, and a visit); null for its other identifiers.
   */
  network: string | null;
  visit: string | null;
  told_at: number;
}

export interface FormTables {
  form_draft: FormDraftTable;
  form_submission: FormSubmissionTable;
  outbox: OutboxTable;
  operator_delivery: OperatorDeliveryTable;
  still_off: StillOffTable;
}
