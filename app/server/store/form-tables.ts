import type { Generated } from 'kysely';

/**
 * One visitor's draft of one form. Instants are milliseconds. docs/decisions/drafts-and-outbox.md
 */
export interface FormDraftTable {
  visitor: string;
  form: string;
  /**
   * Increments with every write: a write based on an older revision is rejected and retried on the
   * newer one.
   */
  revision: number;
  /** The answers, encrypted. */
  sealed: string;
  saved_at: number;
}

/**
 * An accepted form and its reference. Its answers are in the outbox until some time after delivery.
 */
export interface FormSubmissionTable {
  id: Generated<number>;
  /** The Idempotency-Key: the same key is the same submission. */
  key: string;
  /**
   * A keyed hash of the body sent with the key, if the caller wants a different body to be
   * rejected.
   */
  body_mark: string | null;
  reference: string;
  /** The reference shown to the visitor; null until there is one. */
  shown_reference: string | null;
  page_type: string;
  accepted_at: number;
}

/**
 * `parked`: rejected, and stored for review. `dropped`: rejected or too late, with nothing to
 * review.
 */
export type MessageState = 'waiting' | 'delivered' | 'parked' | 'dropped';

/**
 * A request to the operator's service, a text message, a notification, or an email: each has its
 * own worker.
 */
export type MessageKind = 'operator' | 'text' | 'push' | 'email';

/** Outgoing messages. Architecture, "How data flows" 4. */
export interface OutboxTable {
  id: Generated<number>;
  kind: MessageKind;
  /** The operator's endpoint or the text's message; unique together with `key`. */
  channel: string;
  /** The Idempotency-Key (operator), its submission's (email), or the number's hash (text). */
  key: string;
  /**
   * The body (operator, email) or the number (text), encrypted; null for news, whose numbers are in the
   * subscriptions.
   */
  sealed: string | null;
  state: MessageState;
  attempts: number;
  created_at: number;
  due_at: number;
  /** Which worker is delivering it, until when; an expired lease is free. */
  lease: string | null;
  lease_until: number;
  finished_at: number | null;
  /** The operator's answer, as JSON. */
  answer: string | null;
}

/** What the embedded operator has received: one row per key, however often it was sent. */
export interface OperatorDeliveryTable {
  key: string;
  channel: string;
  reference: string | null;
  /** For a report about a known power cut: its kind and power cut. */
  kind: string | null;
  incident: string | null;
  received_at: number;
  times: number;
}

/**
 * One identifier of a home that reported being still off after its power cut was over.
 * docs/decisions/still-off.md
 */
export interface StillOffTable {
  reference: string;
  /** A keyed hash, different for each power cut, only compared for equality. */
  home: string;
  /** The hash that represents the whole home, shared by all its identifiers. */
  counted_as: string;
  /** Keyed hashes, different for each power cut, of the network or phone and of the visit that first reported the home; null for its other identifiers. */
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
