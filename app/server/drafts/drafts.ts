import type { Definition } from '~/forms/engine/definition';
import type { DraftAnswers } from '~/forms/engine/draft-answers';
import { HOUR, type Instant } from '~/domain/time/instant';
import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';

/** After its last change. */
export const DRAFT_LIFETIME = 24 * HOUR;

/** A visitor's answers to one form; their position is derived from them. */
export interface Draft {
  readonly draftAnswers: DraftAnswers;
  readonly query: Readonly<Record<string, string>>;
  /** The same however often Submit is pressed. Decision F-502. */
  readonly submissionKey: string;
  readonly begun: Instant;
  /** Counts writes; 0 if nothing is stored. */
  readonly revision: number;
  /** The form has changed since; answers that still fit remain, and the page says so. */
  readonly formChanged: boolean;
  readonly lost: readonly string[];
}

export type DraftChange = Pick<Draft, 'draftAnswers'> & Partial<Pick<Draft, 'query'>>;

/**
 * One per form and visitor, encrypted, deleted a day after the last answer or when submitted.
 * Rejects with `unavailable` only. docs/decisions/drafts-and-outbox.md
 */
export interface Drafts {
  /** Null if there is none, it has expired or it can't be read. */
  read(visitor: string, definition: Definition): Promise<Draft | null>;
  /**
   * Applies `change` to the draft, or to an empty one; where another tab wrote meanwhile, again to
   * what that one wrote: pages are merged, and of one page the last answer counts. `current`, the
   * draft as just read (null: none), saves reading it again.
   */
  change(
    visitor: string,
    definition: Definition,
    change: (draft: Draft) => DraftChange,
    current?: Draft | null,
  ): Promise<Draft>;
  remove(visitor: string, form: string): Promise<void>;
  /** In the transaction that stores its submission. */
  removeIn(transaction: Transaction<Database>, visitor: string, form: string): Promise<void>;
  purge(): Promise<number>;
}
