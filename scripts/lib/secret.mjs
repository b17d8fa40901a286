import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './run.mjs';

/** Returns the site's data folder. */
export const dataDir = () => path.resolve(inRoot(), process.env.DATA_DIR || '.data');

/**
 * Returns the site's newest secret: the configured one, or the one stored in DATA_DIR; null before
 * its first start.
 */
export function sessionSecret() {
  if (process.env.SESSION_SECRET) return process.env.SESSION_SECRET;
  const file = path.join(dataDir(), 'session-secret');
  return existsSync(file) ? (readFileSync(file, 'utf8').split(/\s+/).find(Boolean) ?? null) : null;
}
