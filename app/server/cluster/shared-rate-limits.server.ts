import { SECOND } from '~/domain/time/instant';
import { isLimitName } from '~/server/lib/limits';
import { limiterOf, onUsage } from '~/server/lib/rate-limit.server';
import type { Cluster, ClusterEvents } from './cluster';

type Usage = ClusterEvents['spent'][number];

/** Switching nodes then gains little, and under load it's a few messages a second. */
const EVERY = SECOND / 4;
/** Limits per message, so it fits, and per flush, so many callers don't become many messages. */
const MAX_PER_MESSAGE = 40;
const MAX_PER_FLUSH = 800;

/**
 * Usage by a caller near a limit is counted on all nodes within a moment; nodes that aren't
 * connected count alone. docs/decisions/edge.md
 */
export function shareRateLimits(
  cluster: Pick<Cluster, 'publish' | 'subscribe'>,
  { everyMs = EVERY, now = Date.now } = {},
) {
  const waiting = new Map<string, Usage>();

  onUsage((name, { perMinute, burst }, caller, count) => {
    const key = `${name} ${caller}`;
    const before = waiting.get(key)?.[4] ?? 0;
    if (before > 0 || waiting.size < MAX_PER_FLUSH)
      waiting.set(key, [name, perMinute, burst, caller, before + count]);
  });
  cluster.subscribe('spent', (spent) => {
    for (const [name, , , caller, count] of spent)
      // A node of another version may have limits that this one hasn't.
      if (isLimitName(name)) limiterOf(name).countElsewhere(caller, count, now());
  });

  const flush = (): void => {
    const all = [...waiting.values()];
    waiting.clear();
    for (let at = 0; at < all.length; at += MAX_PER_MESSAGE)
      cluster.publish('spent', all.slice(at, at + MAX_PER_MESSAGE));
  };
  const timer = setInterval(flush, everyMs);
  timer.unref();
  return {
    flush,
    stop(): void {
      clearInterval(timer);
      onUsage(null);
    },
  };
}
