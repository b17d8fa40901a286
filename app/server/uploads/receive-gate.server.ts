import { callerOf, waitOf } from '~/server/lib/rate-limit.server';
import { dropRest } from './receive.server';
import type { ReceivedForm, Unread } from './uploads';

/** In all, within memory and disk; per caller, so a few slow ones don't keep others out. */
const AT_ONCE = 24;
const AT_ONCE_OF_ONE = 8;
const SOON = 10;

function unread(request: Request, why: Unread['unread'], retryAfter: number): Unread {
  if (request.body) void dropRest(request.body.getReader());
  return { unread: why, retryAfter };
}

interface Reading {
  readonly caller: string;
  readonly giveWay: AbortController;
}

/** If all slots are taken, a caller with fewer ends the oldest body of the caller with most. */
export function createReceiveGate({ atOnce = AT_ONCE, atOnceOfOne = AT_ONCE_OF_ONE } = {}) {
  const reading = new Set<Reading>();
  const of = (caller: string) => [...reading].filter((one) => one.caller === caller);

  function makeRoom(callerCount: number): boolean {
    const most = [...new Set([...reading].map(({ caller }) => caller))]
      .map(of)
      .reduce((one, other) => (other.length > one.length ? other : one), []);
    const [oldest] = most;
    if (!oldest || most.length <= callerCount + 1) return false;
    reading.delete(oldest);
    oldest.giveWay.abort();
    return true;
  }

  return async (
    request: Request,
    read: (abortSignal: AbortSignal) => Promise<ReceivedForm | Unread>,
  ): Promise<ReceivedForm | Unread> => {
    const wait = waitOf(request, 'multipart');
    if (wait > 0) return unread(request, 'too-often', wait);
    const caller = callerOf(request);
    const callerCount = of(caller).length;
    if (callerCount >= atOnceOfOne || (reading.size >= atOnce && !makeRoom(callerCount)))
      return unread(request, 'busy', SOON);
    const one: Reading = { caller, giveWay: new AbortController() };
    reading.add(one);
    try {
      return await read(one.giveWay.signal);
    } finally {
      reading.delete(one);
    }
  };
}
