import { callerOf, createLimiter } from '../rate-limit.server';

/** Many phones share one address of a mobile network; a visitor sends a handful of files. */
const files = createLimiter({ perMinute: 40, burst: 60 });

/** Counts a file against whoever sends it: 0 where it may come, else the seconds to wait. The API and the pages share it. */
export const fileSlot = (request: Request): number => files.take(callerOf(request), Date.now());
