import type { Definition } from '~/forms/engine/definition';
import type { DraftAnswers } from '~/forms/engine/draft-answers';
import { HOUR, type Instant } from '~/domain/time/instant';
import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';

/** Lifetime of a draft after its last change. */
export const DRAFT_LIFETIME = 24 * HOUR;

/** A visitor's answers to one form. Their position is derived (form engine, section 4). */
export interface Draft {
  readonly draftAnswers: DraftAnswers;
  /** The extra query parameters the form was opened with. Form engine, section 3. */
  readonly query: Readonly<Record<string, string>>;
  /** The idempotency key of its submission, however often Submit is pressed. Decision F-502. */
  readonly submissionKey: string;
  /** When the first answer was saved. */
  readonly begun: Instant;
  /** Counts writes; 0 if nothing is stored. */
  readonly revision: number;
  /** The form has changed since; answers that still fit remain, and the page says so. */
  readonly formChanged: boolean;
  /** Aliases of answers that no longer fit. */
  readonly lost: readonly string[];
}

export type DraftChange = Pick<Draft, 'draftAnswers'> & Partial<Pick<Draft, 'query'>>;

/**
 * Unfinished forms: one per form and visitor, encrypted, deleted a day after the last answer or
 * when submitted. Rejects with `unavailable` only. docs/decisions/drafts-and-outbox.md
 */
export interface Drafts {
  /** Returns the draft, or null if there is none or it has expired or can't be read. */
  read(visitor: string, definition: Definition): Promise<Draft | null>;
  /**
   * Applies `change` to the draft, or to an empty one, and stores it. Where another tab wrote meanwhile, `change` is
   * applied again to what that one wrote: pages are merged, and of one page the last answer counts. Whoever has just read
   * the draft, or that there is none, gives it as `current`: it is not read again unless somebody else wrote meanwhile.
   */
  change(
    visitor: string,
    definition: Definition,
    change: (draft: Draft) => DraftChange,
    current?: Draft | null,
  ): Promise<Draft>;
  remove(visitor: string, form: string): Promise<void>;
  /** Removes the draft in the transaction that stores its submission. */
  removeIn(transaction: Transaction<Database>, visitor: string, form: string): Promise<void>;
  /** Deletes expired drafts; returns how many. */
  purge(): Promise<number>;
}
