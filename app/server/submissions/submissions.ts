import type { Transaction } from 'kysely';
import type { Submission } from '~/forms/engine/payload';
import type { Database } from '../store/tables';

const NUMBERED: ReadonlySet<string> = new Set([
  'reportAPowerCut',
  'voltageComplaint',
  'helicopter',
]);
/** A note about a known power cut keeps the generated one. */
export const isNumbered = ({ pageType, kind }: Pick<Submission, 'pageType' | 'kind'>): boolean =>
  NUMBERED.has(pageType) && kind === undefined;

export interface SubmitOptions {
  /** The same key is the same submission: accepted once, with the same answer on a resend. */
  readonly idempotencyKey: string;
  /**
   * The exact body sent with the key; a different one is rejected. Omitted if the key is enough.
   */
  readonly body?: string;
  readonly draft?: { readonly visitor: string; readonly form: string };
  readonly also?: (transaction: Transaction<Database>) => Promise<void>;
}

export interface Accepted {
  /** The operator's if it came in time, else the generated one. */
  readonly reference: string;
  /** The operator's reference, if it is the visitor's. */
  readonly callReference: string | null;
}

export interface Submissions {
  /** "WEB-" and 10 characters. */
  newReference(): string;
  /**
   * Commits the submission with its reference and its delivery in one transaction, then waits up to
   * two seconds for the operator's reference if the form has one. Rejects with `unavailable` if
   * nothing was accepted, `invalid` if the key or the reference belongs to another submission.
   */
  submit(submission: Submission, options: SubmitOptions): Promise<Accepted>;
  find(idempotencyKey: string): Promise<Accepted | null>;
}
