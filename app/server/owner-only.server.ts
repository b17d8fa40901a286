import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';

/** The mode of a file that holds what visitors told us, or what the operator did not publish. */
export const OWNER_ONLY = 0o600;
const OWN_FOLDER = 0o700;

/** Makes a folder that only its owner may look into. One that is there keeps the mode that somebody gave it. */
export function ownFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: OWN_FOLDER });
}

/** Makes the file where it is not there, and takes it from everybody but its owner where it is. Throws what the file system throws. */
export function ownerOnly(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}
