import type { Definition } from '~/forms/engine/definition';
import type { DraftAnswers } from '~/forms/engine/draft-answers';
import { HOUR, type Instant } from '~/domain/time/instant';
import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';

/** How long a form that nobody touches is kept. */
export const DRAFT_LIFETIME = 24 * HOUR;

/** What a visitor has answered of one form so far. Where they are in it is derived (form engine, section 4). */
export interface Draft {
  readonly kept: DraftAnswers;
  /** The extra items of the address that the form was opened at, which travel with it. Form engine, section 3. */
  readonly query: Readonly<Record<string, string>>;
  /** The key under which it is sent, however often Submit is pressed. Decision F-502. */
  readonly submissionKey: string;
  /** When the first answer was kept. */
  readonly begun: Instant;
  /** Counts the writes; 0 while nothing is stored. */
  readonly revision: number;
  /** The form was changed since these answers were given: those that still fit are kept, and the visitor is told. */
  readonly formChanged: boolean;
  /** Aliases of the answers that did not fit the changed form. */
  readonly lost: readonly string[];
}

export type DraftChange = Pick<Draft, 'kept'> & Partial<Pick<Draft, 'query'>>;

/**
 * Half-filled forms: one per form and visitor, encrypted, gone a day after the last answer and when the form is sent.
 * docs/decisions/drafts-and-outbox.md. Rejects with `unavailable` only.
 */
export interface Drafts {
  /** The draft, or null where there is none, it is too old, or it cannot be read any more. */
  read(visitor: string, definition: Definition): Promise<Draft | null>;
  /**
   * Applies `change` to the draft, or to an empty one, and stores it. Where another tab wrote meanwhile, `change` is
   * applied again to what that one wrote: pages are merged, and of one page the last answer counts. Whoever has just read
   * the draft, or that there is none, gives it as `known`: it is not read again unless somebody else wrote meanwhile.
   */
  change(
    visitor: string,
    definition: Definition,
    change: (draft: Draft) => DraftChange,
    known?: Draft | null,
  ): Promise<Draft>;
  remove(visitor: string, form: string): Promise<void>;
  /** The same as part of a transaction: the draft goes when the submission is there. */
  removeIn(transaction: Transaction<Database>, visitor: string, form: string): Promise<void>;
  /** Deletes what is too old and returns how many there were. */
  purge(): Promise<number>;
}
