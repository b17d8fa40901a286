import { callerOf, enforceRateLimit } from '~/server/lib/rate-limit.server';
import { dropRest } from './receive.server';
import type { ReceivedForm, Unread } from './uploads';

/** Bodies with files of one caller: each page with a file, and each file that is sent on its own, is one. */
const RECEIVES = { perMinute: 120 };
/** Bodies that are read at once: of all, what memory and disk bear; of one caller, so that a few slow ones do not keep out the rest. */
const AT_ONCE = 24;
const AT_ONCE_OF_ONE = 8;
/** Seconds after which there is room again, as a rule. */
const SOON = 10;

/** Seconds until this caller may send another body with files; 0 for now. */
function waitOf(request: Request): number {
  try {
    enforceRateLimit(request, 'multipart', RECEIVES);
    return 0;
  } catch (error) {
    if (error instanceof Response) return Number(error.headers.get('Retry-After')) || SOON;
    throw error;
  }
}

function unread(request: Request, why: Unread['unread'], retryAfter: number): Unread {
  if (request.body) void dropRest(request.body.getReader());
  return { unread: why, retryAfter };
}

/** Lets bodies with files in: not too often, and not too many at once. Whether it may come is known before any of it is read. */
export function createReceiveGate({ atOnce = AT_ONCE, atOnceOfOne = AT_ONCE_OF_ONE } = {}) {
  const reading = new Map<string, number>();
  let all = 0;
  return async (request: Request, read: () => Promise<ReceivedForm | Unread>): Promise<ReceivedForm | Unread> => {
    const wait = waitOf(request);
    if (wait > 0) return unread(request, 'too-often', wait);
    const caller = callerOf(request);
    const own = reading.get(caller) ?? 0;
    if (all >= atOnce || own >= atOnceOfOne) return unread(request, 'busy', SOON);
    all += 1;
    reading.set(caller, own + 1);
    try {
      return await read();
    } finally {
      all -= 1;
      const left = (reading.get(caller) ?? 1) - 1;
      if (left > 0) reading.set(caller, left);
      else reading.delete(caller);
    }
  };
}
