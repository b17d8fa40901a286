import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { halfOf, OWNER_ONLY, ownFolder } from '~/server/lib/owner-only.server';

const Kept = z.record(z.unknown());
/** The last good definition of each form, as it was written, by the key of its source. */
export type LastGood = ReadonlyMap<string, unknown>;

/** The last good forms in a file, so that a restart does not lose a form that an editor has broken meanwhile. */
export function createLastGood(dir: string) {
  const file = path.join(dir, 'forms-last-good.json');
  return {
    read(): LastGood {
      try {
        return new Map(Object.entries(Kept.parse(JSON.parse(readFileSync(file, 'utf8')))));
      } catch {
        return new Map();
      }
    },
    /** Whole or not at all: written beside, then renamed. */
    write(good: LastGood): void {
      const half = halfOf(file);
      ownFolder(dir);
      writeFileSync(half, JSON.stringify(Object.fromEntries(good)), { mode: OWNER_ONLY });
      renameSync(half, file);
    },
  };
}
