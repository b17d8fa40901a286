import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { hostname } from 'node:os';

/** The mode of a file that holds what visitors told us, or what the operator did not publish. */
export const OWNER_ONLY = 0o600;
const OWN_FOLDER = 0o700;

/** Makes a folder that only its owner may look into. An existing one keeps the mode that somebody gave it. */
export function ownFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: OWN_FOLDER });
}

/** Creates the file if it is missing, else closes it to everybody but its owner. Throws what the file system throws. */
export function ownerOnly(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}

/** Where a file is written before it is renamed: nodes that share a folder, each of them process 1 of its container, never write the same one. */
export const halfOf = (file: string): string => `${file}.${hostname()}-${process.pid}`;
