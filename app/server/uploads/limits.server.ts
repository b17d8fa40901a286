import { limiterOf } from '~/server/lib/rate-limit.server';

/** Many phones share one address of a mobile network; a visitor sends a handful of files. */
const files = limiterOf('uploads', { perMinute: 40, burst: 60 });

/** What one network may leave with us in a day, in megabytes: a tenth of the room of all (limits.ts), so that one caller does not fill it. */
const megabytes = limiterOf('upload-megabytes', { perMinute: 1000 / (24 * 60), burst: 1000 });

/** Counts the size of a file against the network that sends it: false where its share of the day is used up. */
export function hasRoomFor(caller: string, size: number, now = Date.now()): boolean {
  const count = Math.ceil(size / 1_000_000);
  if (megabytes.left(caller, now).calls < count) return false;
  for (let left = count; left > 0; left -= 1) megabytes.take(caller, now);
  return true;
}

/** Counts a file against the network that sends it: 0 where it may come, else the seconds to wait. The API and the pages share it. */
export const fileSlot = (caller: string): number => files.take(caller, Date.now());
