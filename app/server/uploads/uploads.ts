import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';

/** A file that is kept. Specification: lookup, section 3 (Uploaded file); wire contract: UploadedFile. */
export interface UploadedFile {
  /** 32 hexadecimal digits that nobody can guess. */
  readonly id: string;
  /** As the visitor called it. */
  readonly displayName: string;
  /** The name that travels to the operator, `${id}-${a safe form of displayName}`: no bar, no slash. */
  readonly name: string;
  readonly size: number;
  /** Media type by what is in the file, whatever the browser said. */
  readonly type: string;
}

/** A file on its way: on our disk and counted (receive.server.ts), not looked at yet. Whoever received it removes it. */
export interface StagedFile {
  /** Name of the input it came from. */
  readonly field: string;
  readonly fileName: string;
  readonly path: string;
  readonly size: number;
  /** It went on after the largest size that we take; the rest was dropped. */
  readonly isCut: boolean;
  /** Our disk did not take it: there is nothing at `path`, and nobody but us is to blame. */
  readonly isLost: boolean;
}

/** A multipart form that was read. Its files wait on our disk. */
export interface ReceivedForm {
  readonly fields: readonly (readonly [string, string])[];
  /** Without those inputs where nothing was chosen. */
  readonly files: readonly StagedFile[];
  /** Removes what was not taken. Call it always, whatever happened. */
  dispose(): Promise<void>;
}

/** A multipart body that was not taken: its sender asks too often, too many come at once, it holds more text than any form, or it comes too slowly. */
export interface Unread {
  readonly unread: 'too-often' | 'busy' | 'too-much' | 'too-slow';
  /** Seconds after which it may be sent again; 0 where it may never come as it is. */
  readonly retryAfter: number;
}

/**
 * Why a file is not taken. `other-kind`: its name says another kind than what is in it; `heic`: a picture of an iPhone; `locked`: it has
 * a password; `programs`: it holds macros or programs. Specification: lookup, section 5 (Upload); decisions L-769, L-774, U-17, U-18.
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
 * Files that visitors send along with forms. `owner` is the visitor of the draft cookie (drafts/cookie.server.ts); what
 * belongs to another owner is as if it were not there. docs/decisions/uploads.md
 * Rejects with `unavailable` when a file could not be stored or looked at, `not-found` for a session that is none of the owner's.
 */
export interface Uploads {
  /**
   * Reads a posted multipart form (isMultipart, receive.server.ts): its files go to the disk as they come. One that may not come
   * now, or holds too much text, is `Unread`. Rejects with `invalid` for a body that is cut off or is none. Nothing of these is left.
   */
  receive(request: Request): Promise<ReceivedForm | Unread>;
  /** A new upload session, a GUID. It ends 24 hours after its last file. Specification: lookup, sections 3 and 7. */
  openSession(owner: string): Promise<string>;
  /**
   * Looks at a file, has it scanned, and keeps it. `alongside`: bytes of files of the same question that are in other
   * sessions and count as well; a file that is about to be replaced does not count (decision L-770).
   */
  take(owner: string, session: string, staged: StagedFile, alongside?: number): Promise<Taken>;
  /** The files among `ids` that are the owner's and not sent yet. */
  find(owner: string, ids: readonly string[]): Promise<readonly UploadedFile[]>;
  /** All files of the owner that are not sent yet; there are never many (limits.ts). */
  filesOf(owner: string): Promise<readonly UploadedFile[]>;
  /** Removes files; those that are not there, not the owner's or sent already are left. */
  remove(owner: string, ids: readonly string[]): Promise<void>;
  /** The same for one file of a session of the API. */
  removeFrom(owner: string, session: string, id: string): Promise<void>;
  /**
   * These files belong to the owner's draft of `form` and live as long as it does. Files that belonged to it before and
   * are not named any more are removed.
   */
  hold(owner: string, form: string, ids: readonly string[]): Promise<void>;
  /**
   * Part of the transaction that accepts a submission: the files that its body names are kept from now on. Names are found
   * wherever they stand in it, joined with a bar or in a list.
   */
  keepIn(transaction: Transaction<Database>, body: unknown, reference: string): Promise<void>;
  /** Removes what nobody will send: older than a day and in no draft, in drafts that are gone, cut off half way. */
  sweep(): Promise<number>;
}

/** The names of files as one value. Specification: journeys, section 3 (Manual MPAN request `fileUpload`). */
export const joinedNames = (files: readonly UploadedFile[]): string => files.map(({ name }) => name).join('|');
