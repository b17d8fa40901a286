import type { Readable } from 'node:stream';

/** By stored name. Rejects with `unavailable` only. */
export interface BlobStore {
  /** A copy of the file at `path`, wholly or not at all. */
  put(name: string, path: string, type: string): Promise<void>;
  open(name: string): Promise<Readable | null>;
  /** Succeeds if the file doesn't exist. */
  remove(name: string): Promise<void>;
}
