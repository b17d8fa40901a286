import type { Generated } from 'kysely';

/** One form of one visitor, half filled in. Instants are milliseconds. docs/decisions/drafts-and-outbox.md */
export interface FormDraftTable {
  visitor: string;
  form: string;
  /** Counts up with every write: a write on an older one is refused and made again on the newer one. */
  revision: number;
  /** The answers, encrypted. */
  sealed: string;
  saved_at: number;
}

/** That a form was accepted, and under which reference. Its answers are in the outbox, until they are delivered and past. */
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

export type ParcelState = 'waiting' | 'delivered' | 'parked';

/** Accepted work on its way to the operator. Architecture, "How data flows" 4. */
export interface OutboxTable {
  id: Generated<number>;
  channel: string;
  key: string;
  /** The body, encrypted; null when it is no longer kept. */
  sealed: string | null;
  state: ParcelState;
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
  received_at: number;
  times: number;
}

export interface FormTables {
  form_draft: FormDraftTable;
  form_submission: FormSubmissionTable;
  outbox: OutboxTable;
  operator_delivery: OperatorDeliveryTable;
}
