import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';

export interface UploadedFile {
  readonly id: string;
  readonly displayName: string;
  /** As sent to the operator: `${id}-${a safe form of displayName}`, without bars or slashes. */
  readonly name: string;
  readonly size: number;
  /** Judged by content, whatever the browser said. */
  readonly type: string;
}

/** On our disk (receive.server.ts), not yet checked. The receiver removes it. */
export interface StagedFile {
  readonly field: string;
  readonly fileName: string;
  readonly path: string;
  readonly size: number;
  /** It exceeded the largest size; the rest was dropped. */
  readonly isCut: boolean;
  /** Our disk couldn't take it: nothing exists at `path`. */
  readonly isLost: boolean;
}

export interface ReceivedForm {
  readonly fields: readonly (readonly [string, string])[];
  readonly files: readonly StagedFile[];
  /** Removes files that weren't taken. Always call it. */
  dispose(): Promise<void>;
}

export interface Unread {
  readonly unread: 'too-often' | 'busy' | 'too-much' | 'too-slow';
  /** Seconds until it may be sent again; 0 if never. */
  readonly retryAfter: number;
}

/**
 * `other-kind`: its name and content differ; `heic`: an iPhone photo; `locked`: it has a password;
 * `programs`: it contains macros or programs. Decisions L-769, L-774, U-17, U-18.
 */
export type Refusal =
  | 'empty'
  | 'not-supported'
  | 'other-kind'
  | 'heic'
  | 'locked'
  | 'programs'
  | 'unreadable'
  | 'too-large'
  | 'infected'
  | 'too-many';

export type Taken = { readonly file: UploadedFile } | { readonly refused: Refusal };

/**
 * `owner` is the visitor of the draft cookie (drafts/cookie.server.ts); other owners' files count
 * as missing. Rejects with `unavailable` if a file can't be stored or checked, and `not-found` for
 * another owner's session. docs/decisions/uploads.md
 */
export interface Uploads {
  /**
   * For a form with files (isStreamed, lib/form.server.ts). `Unread` if it's over a limit; rejects
   * with `invalid` if the body is cut off or empty. Both leave nothing behind.
   */
  receive(request: Request): Promise<ReceivedForm | Unread>;
  /** Returns a GUID. The session expires 24 hours after its last file. */
  openSession(owner: string): Promise<string>;
  /**
   * `alongside` is the size of files for the same question in other sessions; a file about to be
   * replaced doesn't count (decision L-770).
   */
  take(owner: string, session: string, staged: StagedFile, alongside?: number): Promise<Taken>;
  find(owner: string, ids: readonly string[]): Promise<readonly UploadedFile[]>;
  /** Unsubmitted; there are never many (storage-quotas.ts). */
  filesOf(owner: string): Promise<readonly UploadedFile[]>;
  remove(owner: string, ids: readonly string[]): Promise<void>;
  removeFrom(owner: string, session: string, id: string): Promise<void>;
  /** They live as long as the draft. Files it no longer names are removed. */
  hold(owner: string, form: string, ids: readonly string[]): Promise<void>;
  /** Those named anywhere in the body, in the transaction that accepts it. */
  keepIn(transaction: Transaction<Database>, body: unknown, reference: string): Promise<void>;
  /** A day old and in no draft, in deleted drafts, or incomplete. */
  sweep(): Promise<number>;
}

/** Into one value, for `fileUpload` of a manual MPAN request. */
export const joinedNames = (files: readonly UploadedFile[]): string =>
  files.map(({ name }) => name).join('|');
