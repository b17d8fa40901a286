import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { halfOf, OWNER_ONLY, ownFolder } from './owner-only.server';

/** For what must survive a restart. Written beside, then renamed: a crash leaves the previous file. */
export function jsonFile<Value>(file: string, schema: z.ZodType<Value, z.ZodTypeDef, unknown>) {
  return {
    /** Null if it is missing, or not what the schema says. */
    read(): Value | null {
      try {
        return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        return null;
      }
    },
    /** Throws file system errors. */
    write(value: Value): void {
      const half = halfOf(file);
      ownFolder(path.dirname(file));
      writeFileSync(half, JSON.stringify(value), { mode: OWNER_ONLY });
      renameSync(half, file);
    },
  };
}
