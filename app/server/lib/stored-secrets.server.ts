import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWNER_ONLY, ownFolder } from './owner-only.server';
import type { Secrets } from './encrypt.server';

const secretFile = (dataDir: string): string => path.join(dataDir, 'session-secret');
const markFile = (dataDir: string): string => path.join(dataDir, 'mark-secret');

const write = (file: string, text: string, flag = 'w'): void => {
  ownFolder(path.dirname(file));
  writeFileSync(file, text, { mode: OWNER_ONLY, flag });
};
const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : [];

/** The session secrets of the file, the newest first; created where there are none. */
function sessionSecrets(dataDir: string): [string, ...string[]] {
  const file = secretFile(dataDir);
  const [current, ...earlier] = linesOf(file);
  if (current !== undefined) return [current, ...earlier];
  try {
    // Of two processes that start at once one creates the file, and the other reads it.
    write(file, randomBytes(32).toString('hex'), 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const [created] = linesOf(file);
  if (created === undefined) throw new Error(`${file} is empty`);
  return [created];
}

/**
 * The secrets of a site that was given none: kept in DATA_DIR, readable by their owner only, so that a restart can read what the
 * process before it accepted. Throws what the file system throws. docs/decisions/keeping.md
 */
export function storedSecrets(dataDir: string): Secrets {
  const [current, ...earlier] = sessionSecrets(dataDir);
  const [marks] = linesOf(markFile(dataDir));
  return { current, earlier, marks: marks ?? earlier.at(-1) ?? current };
}

/** Puts a new secret before those of the file. What marks are made with stays what it was. */
export function rotateSecret(dataDir: string): void {
  const secrets = sessionSecrets(dataDir);
  if (!existsSync(markFile(dataDir))) write(markFile(dataDir), secrets.at(-1) ?? secrets[0]);
  write(secretFile(dataDir), [randomBytes(32).toString('hex'), ...secrets].join('\n'));
}

/** Deletes all secrets of the file but the newest; returns how many. */
export function dropEarlierSecrets(dataDir: string): number {
  const [current, ...earlier] = sessionSecrets(dataDir);
  if (earlier.length > 0) write(secretFile(dataDir), current);
  return earlier.length;
}
