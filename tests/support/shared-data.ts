import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder =
  process.env.SHARED_DATA_DIR ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));

/** A file or folder of the shared data, which is no part of the project; null where this computer has none, and says so. */
export function sharedData(place: string): string | null {
  const file = path.join(folder, place);
  if (existsSync(file)) return file;
  process.stdout.write(
    `NOT RUN: tests with ${file}, which is not here (SHARED_DATA_DIR names another place)\n`,
  );
  return null;
}

/** The files of genuine feeds. */
export function genuineFeeds(): string[] {
  const incidents = sharedData('incidents');
  if (incidents === null) return [];
  return readdirSync(incidents)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(incidents, name));
}
