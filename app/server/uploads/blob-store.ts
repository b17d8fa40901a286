import type { Readable } from 'node:stream';

/** Stores the bytes of files by stored name. Rejects with `unavailable` only. */
export interface BlobStore {
  /** Stores a copy of the file at `path`, wholly or not at all. */
  put(name: string, path: string, type: string): Promise<void>;
  /** Null if there is no such file. */
  open(name: string): Promise<Readable | null>;
  /** Removes a file; succeeds if it doesn't exist. */
  remove(name: string): Promise<void>;
}
