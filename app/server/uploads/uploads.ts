import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';

/** A stored file. Specification: lookup, section 3 (Uploaded file); wire contract: UploadedFile. */
export interface UploadedFile {
  /** 32 random hexadecimal digits. */
  readonly id: string;
  /** The visitor's name for it. */
  readonly displayName: string;
  /**
   * The name sent to the operator, `${id}-${a safe form of displayName}`, without bars or slashes.
   */
  readonly name: string;
  readonly size: number;
  /** Media type judged by content, whatever the browser said. */
  readonly type: string;
}

/** An incoming file on our disk (receive.server.ts), not yet checked. The receiver removes it. */
export interface StagedFile {
  /** The name of its input. */
  readonly field: string;
  readonly fileName: string;
  readonly path: string;
  readonly size: number;
  /** It exceeded the largest size; the rest was dropped. */
  readonly isCut: boolean;
  /** Our disk couldn't take it: nothing exists at `path`. */
  readonly isLost: boolean;
}

/** A multipart form whose files are on our disk. */
export interface ReceivedForm {
  readonly fields: readonly (readonly [string, string])[];
  /** Leaves out empty file inputs. */
  readonly files: readonly StagedFile[];
  /** Removes files that weren't taken. Always call it. */
  dispose(): Promise<void>;
}

/**
 * A multipart body that was refused: too many or too frequent bodies, too much text, or too slow.
 */
export interface Unread {
  readonly unread: 'too-often' | 'busy' | 'too-much' | 'too-slow';
  /** Seconds until it may be sent again; 0 if never. */
  readonly retryAfter: number;
}

/**
 * Why a file is refused. `other-kind`: its name and content differ; `heic`: an iPhone photo;
 * `locked`: it has a password; `programs`: it contains macros or programs. Specification: lookup,
 * section 5 (Upload); decisions L-769, L-774, U-17, U-18.
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
 * Files that visitors attach to forms. `owner` is the visitor of the draft cookie
 * (drafts/cookie.server.ts); other owners' files count as missing. Rejects with `unavailable` if a
 * file can't be stored or checked, and `not-found` for another owner's session.
 * docs/decisions/uploads.md
 */
export interface Uploads {
  /**
   * Reads a form with files (isStreamed, lib/form.server.ts), streaming files to disk. Returns
   * `Unread` if it's over a limit; rejects with `invalid` if the body is cut off or empty. Both
   * leave nothing behind.
   */
  receive(request: Request): Promise<ReceivedForm | Unread>;
  /**
   * Opens an upload session; returns its GUID. It expires 24 hours after its last file.
   * Specification: lookup, sections 3 and 7.
   */
  openSession(owner: string): Promise<string>;
  /**
   * Checks, scans and stores a file. `alongside` is the size of files for the same question in
   * other sessions; a file about to be replaced doesn't count (decision L-770).
   */
  take(owner: string, session: string, staged: StagedFile, alongside?: number): Promise<Taken>;
  /** Returns the owner's unsubmitted files among `ids`. */
  find(owner: string, ids: readonly string[]): Promise<readonly UploadedFile[]>;
  /** Returns all of the owner's unsubmitted files; there are never many (limits.ts). */
  filesOf(owner: string): Promise<readonly UploadedFile[]>;
  /** Removes files; skips missing, submitted and other owners' ones. */
  remove(owner: string, ids: readonly string[]): Promise<void>;
  /** Removes one file of an API session. */
  removeFrom(owner: string, session: string, id: string): Promise<void>;
  /**
   * Assigns files to the owner's draft of `form`, to live as long as it does. Files it no longer
   * names are removed.
   */
  hold(owner: string, form: string, ids: readonly string[]): Promise<void>;
  /**
   * Retains the files named anywhere in a submission's body, in the transaction that accepts it.
   */
  keepIn(transaction: Transaction<Database>, body: unknown, reference: string): Promise<void>;
  /**
   * Removes files that won't be submitted: a day old and in no draft, in deleted drafts, or
   * incomplete.
   */
  sweep(): Promise<number>;
}

/**
 * Joins file names into one value. Specification: journeys, section 3 (Manual MPAN request
 * `fileUpload`).
 */
export const joinedNames = (files: readonly UploadedFile[]): string =>
  files.map(({ name }) => name).join('|');
