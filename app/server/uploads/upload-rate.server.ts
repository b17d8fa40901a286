import { limiterOf } from '~/server/lib/rate-limit.server';

/** Many phones share an address on a mobile network; one visitor sends a handful of files. */
const files = limiterOf('uploads', { perMinute: 40, burst: 60 });

/** Per network and day: a tenth of the total (storage-quotas.ts), so one caller can't fill it. */
const megabytes = limiterOf('upload-megabytes', { perMinute: 1000 / (24 * 60), burst: 1000 });

export function hasRoomFor(caller: string, size: number, now = Date.now()): boolean {
  const count = Math.ceil(size / 1_000_000);
  if (megabytes.left(caller, now).calls < count) return false;
  for (let left = count; left > 0; left -= 1) megabytes.take(caller, now);
  return true;
}

/** Returns 0, or the seconds to wait. Shared by the API and the pages. */
export const fileSlot = (caller: string): number => files.take(caller, Date.now());
