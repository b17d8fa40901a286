import { limiterOf } from '~/server/lib/rate-limit.server';

/** Many phones share one address of a mobile network; a visitor sends a handful of files. */
const files = limiterOf('uploads', { perMinute: 40, burst: 60 });

/** Counts a file against the network that sends it: 0 where it may come, else the seconds to wait. The API and the pages share it. */
export const fileSlot = (caller: string): number => files.take(caller, Date.now());
