import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.join(
  process.env.SHARED_DATA_DIR ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)),
  'incidents',
);

/** Genuine feeds, where this computer has them; they are no part of the project. Says so where it has none. */
export function genuineFeeds(): string[] {
  if (!existsSync(folder)) {
    process.stdout.write(
      `NOT RUN: genuine feeds, because ${folder} is not here (SHARED_DATA_DIR names another place)\n`,
    );
    return [];
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
}
