import type { Readable } from 'node:stream';

/** Where the bytes of files lie, by their stored name. Rejects with `unavailable` only. */
export interface BlobStore {
  /** Stores a copy of the file at `path`; all of it is there when this resolves, or nothing. */
  put(name: string, path: string, type: string): Promise<void>;
  /** Null where there is no such file. */
  open(name: string): Promise<Readable | null>;
  /** A file that is not there is removed. */
  remove(name: string): Promise<void>;
}
