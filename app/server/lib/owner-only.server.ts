import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { hostname } from 'node:os';

/** The mode of files with visitors' data or unpublished data of the operator. */
export const OWNER_ONLY = 0o600;
const OWN_FOLDER = 0o700;

/** Creates a folder only its owner can open. An existing folder keeps its mode. */
export function ownFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: OWN_FOLDER });
}

/** Creates the file if missing, and restricts it to its owner. Throws file system errors. */
export function ownerOnly(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}

/**
 * Returns the name a file is written under before it's renamed, unique even among nodes that share
 * a folder with equal process ids.
 */
export const halfOf = (file: string): string => `${file}.${hostname()}-${process.pid}`;
