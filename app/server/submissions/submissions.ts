import type { Transaction } from 'kysely';
import type { Submission } from '~/forms/engine/payload';
import type { Database } from '../store/tables';

/** The forms whose reference is the one that the operator's system gives. Form engine, section 4 (Form flow 7). */
const NUMBERED: ReadonlySet<string> = new Set(['reportAPowerCut', 'voltageComplaint', 'helicopter']);
/** Whether the operator gives a reference. A note about a known power cut keeps the generated one. */
export const isNumbered = ({ pageType, kind }: Pick<Submission, 'pageType' | 'kind'>): boolean =>
  NUMBERED.has(pageType) && kind === undefined;

export interface SubmitOptions {
  /** The same key is the same submission: sent again, it is accepted once and answered as the first time. */
  readonly idempotencyKey: string;
  /** The exact body that came with the key; another one under it is refused. Left out where the key is enough. */
  readonly body?: string;
  /** The draft that this was, which goes in the same transaction. */
  readonly draft?: { readonly visitor: string; readonly form: string };
  /** What else is written where it is accepted, in the same transaction. */
  readonly also?: (transaction: Transaction<Database>) => Promise<void>;
}

export interface Accepted {
  /** The visitor's reference: the operator's where it gave one in time, else the generated one. */
  readonly reference: string;
  /** The operator's, where it is the visitor's. */
  readonly callReference: string | null;
}

/** Accepted forms. Form engine, sections 3 and 4; architecture, "How data flows" 4. */
export interface Submissions {
  /** A reference that nobody has: "WEB-" and 10 characters. */
  newReference(): string;
  /**
   * Commits the submission with its reference and its delivery in one transaction, then waits up to two seconds for the
   * operator's reference where the form has one. Rejects with `unavailable` when nothing was accepted, `invalid` when the
   * key or the reference belongs to another submission.
   */
  submit(submission: Submission, options: SubmitOptions): Promise<Accepted>;
  /** What was answered under a key before, or null: Submit pressed again after the form was sent. */
  find(idempotencyKey: string): Promise<Accepted | null>;
  purge(): Promise<void>;
}
