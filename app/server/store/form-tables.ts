import type { Generated } from 'kysely';

/** One form of one visitor, half filled in. Instants are milliseconds. docs/decisions/drafts-and-outbox.md */
export interface FormDraftTable {
  visitor: string;
  form: string;
  /** Counts up with every write: a write based on an older one is refused and made again on the newer one. */
  revision: number;
  /** The answers, encrypted. */
  sealed: string;
  saved_at: number;
}

/** That a form was accepted, and under which reference. Its answers are in the outbox until some time after delivery. */
export interface FormSubmissionTable {
  id: Generated<number>;
  /** The Idempotency-Key: the same one is the same submission. */
  key: string;
  /** A keyed mark of what came with the key, where the caller wants another body under it refused. */
  body_mark: string | null;
  reference: string;
  /** The reference that the visitor was given; null until one was. */
  shown_reference: string | null;
  page_type: string;
  accepted_at: number;
}

/** `parked`: refused, kept for somebody to look at. `dropped`: refused or too late, and nobody need look. */
export type MessageState = 'waiting' | 'delivered' | 'parked' | 'dropped';

/** Work for the operator's service, a text message, or a notification: each is taken by a worker of its own. */
export type MessageKind = 'operator' | 'text' | 'push';

/** What is on its way out. Architecture, "How data flows" 4. */
export interface OutboxTable {
  id: Generated<number>;
  kind: MessageKind;
  /** The way that it goes (operator) or what it says (text); unique together with `key`. */
  channel: string;
  /** The Idempotency-Key (operator) or the mark of the number (text). */
  key: string;
  /** The body (operator) or the number (text), encrypted; null for news, whose numbers stand with what is followed. */
  sealed: string | null;
  state: MessageState;
  attempts: number;
  created_at: number;
  due_at: number;
  /** Who is delivering it, until when; an expired lease is nobody's. */
  lease: string | null;
  lease_until: number;
  finished_at: number | null;
  /** What the operator answered, as JSON. */
  answer: string | null;
}

/** What the embedded operator has received: one row for each key, however often it came. */
export interface OperatorDeliveryTable {
  key: string;
  channel: string;
  reference: string | null;
  /** Of what is said about a known power cut: what it is, and which power cut. */
  kind: string | null;
  incident: string | null;
  received_at: number;
  times: number;
}

/** One thing by which a home is known that said that it is still off although its power cut is over. docs/decisions/still-off.md */
export interface StillOffTable {
  reference: string;
  /** A keyed mark, another one for each power cut: only equality is ever asked. */
  home: string;
  /** The mark that stands for the whole home: the same for all that it is known by. */
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
