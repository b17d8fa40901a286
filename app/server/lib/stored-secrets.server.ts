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

/** Newest first; creates one if there are none. */
function sessionSecrets(dataDir: string): [string, ...string[]] {
  const file = secretFile(dataDir);
  const [current, ...earlier] = linesOf(file);
  if (current !== undefined) return [current, ...earlier];
  try {
    // If two processes start at once, one creates the file and the other reads it.
    write(file, randomBytes(32).toString('hex'), 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const [created] = linesOf(file);
  if (created === undefined) throw new Error(`${file} is empty`);
  return [created];
}

/**
 * For a site without configured secrets: kept in DATA_DIR and readable only by their owner, so data
 * survives a restart. Throws file system errors. docs/decisions/keeping.md
 */
export function storedSecrets(dataDir: string): Secrets {
  const [current, ...earlier] = sessionSecrets(dataDir);
  const [marks] = linesOf(markFile(dataDir));
  return { current, earlier, marks: marks ?? earlier.at(-1) ?? current };
}

/** The secret for hashes stays. */
export function rotateSecret(dataDir: string): void {
  const secrets = sessionSecrets(dataDir);
  if (!existsSync(markFile(dataDir))) write(markFile(dataDir), secrets.at(-1) ?? secrets[0]);
  write(secretFile(dataDir), [randomBytes(32).toString('hex'), ...secrets].join('\n'));
}

export function dropEarlierSecrets(dataDir: string): number {
  const [current, ...earlier] = sessionSecrets(dataDir);
  if (earlier.length > 0) write(secretFile(dataDir), current);
  return earlier.length;
}
