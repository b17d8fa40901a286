import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { hostname } from 'node:os';

export const OWNER_ONLY = 0o600;
const OWN_FOLDER = 0o700;

/** An existing folder keeps its mode. */
export function ownFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: OWN_FOLDER });
}

/** Creates the file if missing. Throws file system errors. */
export function ownerOnly(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}

/** For writing before renaming; unique even among nodes with equal process ids. */
export const halfOf = (file: string): string => `${file}.${hostname()}-${process.pid}`;
