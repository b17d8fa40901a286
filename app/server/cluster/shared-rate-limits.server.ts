import { SECOND } from '~/domain/time/instant';
import { limiterOf, onUsage } from '~/server/lib/rate-limit.server';
import type { Cluster, ClusterEvents } from './cluster';

type Usage = ClusterEvents['spent'][number];

/** Soon enough that asking another node gains little, seldom enough that a storm of callers is some messages a second. */
const EVERY = SECOND / 4;
/** Of one message, so that it fits; and of one turn, so that a flood of callers does not become a flood of messages. */
const MAX_PER_MESSAGE = 40;
const MAX_PER_FLUSH = 800;

/**
 * Counts callers at all nodes together: what a caller who is near a limit used at one is counted at the others within a moment.
 * While nodes cannot hear each other each counts by itself. docs/decisions/edge.md
 */
export function shareRateLimits(
  cluster: Pick<Cluster, 'publish' | 'subscribe'>,
  { everyMs = EVERY, now = Date.now } = {},
) {
  const waiting = new Map<string, Usage>();

  onUsage((name, { perMinute, burst }, caller, count) => {
    const key = `${name} ${caller}`;
    const before = waiting.get(key)?.[4] ?? 0;
    if (before > 0 || waiting.size < MAX_PER_FLUSH) waiting.set(key, [name, perMinute, burst, caller, before + count]);
  });
  cluster.subscribe('spent', (spent) => {
    for (const [name, perMinute, burst, caller, count] of spent)
      limiterOf(name, { perMinute, burst }).countElsewhere(caller, count, now());
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
