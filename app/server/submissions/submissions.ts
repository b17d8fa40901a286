import type { Transaction } from 'kysely';
import type { Submission } from '~/forms/engine/payload';
import type { Database } from '../store/tables';

/**
 * The forms whose reference comes from the operator's system. Form engine, section 4 (Form flow 7).
 */
const NUMBERED: ReadonlySet<string> = new Set([
  'reportAPowerCut',
  'voltageComplaint',
  'helicopter',
]);
/**
 * Returns whether the operator gives a reference. A note about a known power cut keeps the
 * generated one.
 */
export const isNumbered = ({ pageType, kind }: Pick<Submission, 'pageType' | 'kind'>): boolean =>
  NUMBERED.has(pageType) && kind === undefined;

export interface SubmitOptions {
  /** The same key is the same submission: accepted once, with the same answer on a resend. */
  readonly idempotencyKey: string;
  /**
   * The exact body sent with the key; a different one is rejected. Omitted if the key is enough.
   */
  readonly body?: string;
  /** The submission's draft, deleted in the same transaction. */
  readonly draft?: { readonly visitor: string; readonly form: string };
  /** Other writes in the same transaction. */
  readonly also?: (transaction: Transaction<Database>) => Promise<void>;
}

export interface Accepted {
  /** The visitor's reference: the operator's if it came in time, else the generated one. */
  readonly reference: string;
  /** The operator's reference, if it is the visitor's. */
  readonly callReference: string | null;
}

/** Accepted forms. Form engine, sections 3 and 4; architecture, "How data flows" 4. */
export interface Submissions {
  /** Returns an unused reference: "WEB-" and 10 characters. */
  newReference(): string;
  /**
   * Commits the submission with its reference and its delivery in one transaction, then waits up to
   * two seconds for the operator's reference if the form has one. Rejects with `unavailable` if
   * nothing was accepted, `invalid` if the key or the reference belongs to another submission.
   */
  submit(submission: Submission, options: SubmitOptions): Promise<Accepted>;
  /**
   * Returns the earlier answer for a key, or null, for a second press of Submit after the form was
   * sent.
   */
  find(idempotencyKey: string): Promise<Accepted | null>;
  purge(): Promise<void>;
}
