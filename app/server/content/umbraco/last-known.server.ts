import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { halfOf, OWNER_ONLY, ownFolder } from '~/server/lib/owner-only.server';
import { DeliveredItem } from './wire';

const Stored = z.object({ mark: z.string(), items: z.array(DeliveredItem) });
export type KeptContent = z.output<typeof Stored>;

/** So that a restart during an outage shows the same content. */
export function createLastKnown(dir: string) {
  const file = path.join(dir, 'content-last-known.json');
  return {
    read(): KeptContent | null {
      try {
        return Stored.parse(JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        return null;
      }
    },
    /** Atomic: written beside, then renamed. */
    write(content: KeptContent): void {
      const half = halfOf(file);
      ownFolder(dir);
      writeFileSync(half, JSON.stringify(content), { mode: OWNER_ONLY });
      renameSync(half, file);
    },
  };
}
