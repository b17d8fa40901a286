import { limiterOf } from '~/server/lib/rate-limit.server';

const files = limiterOf('uploads');
/** A tenth of the total (storage-quotas.ts). */
const megabytes = limiterOf('upload-megabytes');

export function hasRoomFor(caller: string, size: number, now = Date.now()): boolean {
  const count = Math.ceil(size / 1_000_000);
  if (megabytes.left(caller, now).calls < count) return false;
  for (let left = count; left > 0; left -= 1) megabytes.take(caller, now);
  return true;
}

/** Returns 0, or the seconds to wait. Shared by the API and the pages. */
export const fileSlot = (caller: string): number => files.take(caller, Date.now());
