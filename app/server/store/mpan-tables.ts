import type { Generated } from 'kysely';

/** That a request for a meter point number was accepted, and under which reference. What it says is in the outbox alone. */
export interface MpanRequestTable {
  id: Generated<number>;
  /** The channel of the outbox. */
  kind: string;
  /** The Idempotency-Key: the same one is the same request. */
  key: string;
  /** A keyed mark of the body: another body under the key is refused. */
  body_mark: string;
  reference: string;
  accepted_at: number;
}

export interface MpanTables {
  mpan_request: MpanRequestTable;
}
