import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './run.mjs';

/** Where the site keeps what it writes. */
export const dataDir = () => path.resolve(inRoot(), process.env.DATA_DIR || '.data');
const secretFile = () => path.join(dataDir(), 'session-secret');
const markFile = () => path.join(dataDir(), 'mark-secret');

const write = (file, text) => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text, { mode: 0o600 });
};
const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : []);

/** The secrets of the file, the newest first; made where there is none. */
function kept() {
  const lines = linesOf(secretFile());
  if (lines.length > 0) return lines;
  const made = randomBytes(32).toString('hex');
  write(secretFile(), made);
  return [made];
}

/**
 * The secrets as variables of the environment: those that are set there, else those kept in DATA_DIR, readable by their owner only,
 * so that a restart does not forget its visitors. docs/decisions/keeping.md
 */
export function secrets() {
  if (process.env.SESSION_SECRET) return { SESSION_SECRET: process.env.SESSION_SECRET };
  const [current, ...earlier] = kept();
  const [marks] = linesOf(markFile());
  return {
    SESSION_SECRET: current,
    ...(earlier.length > 0 ? { SESSION_SECRETS_EARLIER: earlier.join(',') } : {}),
    ...(marks ? { MARK_SECRET: marks } : {}),
  };
}

export const sessionSecret = () => secrets().SESSION_SECRET;

/** Puts a new secret before those of the file. What marks are made with stays what it was. */
export function rotateSecret() {
  const lines = kept();
  if (!existsSync(markFile())) write(markFile(), lines.at(-1));
  write(secretFile(), [randomBytes(32).toString('hex'), ...lines].join('\n'));
}

/** Forgets all secrets of the file but the newest; returns how many. */
export function dropEarlierSecrets() {
  const [current, ...earlier] = kept();
  if (earlier.length > 0) write(secretFile(), current);
  return earlier.length;
}
