import { SECOND } from '~/domain/time/instant';
import { limiterOf, tellOfSpending } from '~/server/lib/rate-limit.server';
import type { Nodes, Told } from './nodes';

type Spending = Told['spent'][number];

/** Soon enough that asking another node gains little, seldom enough that a storm of callers is some messages a second. */
const EVERY = SECOND / 4;
/** Of one message, so that it fits; and of one turn, so that a flood of callers does not become a flood of messages. */
const MOST_AT_ONCE = 40;
const MOST_IN_A_TURN = 800;

/**
 * Counts callers at all nodes together: what a caller who is near a limit used at one is counted at the others within a moment.
 * While nodes cannot hear each other each counts by itself. docs/decisions/edge.md
 */
export function shareSpending(nodes: Pick<Nodes, 'tell' | 'onTold'>, { everyMs = EVERY, now = Date.now } = {}) {
  const waiting = new Map<string, Spending>();

  tellOfSpending((name, { perMinute, burst }, caller, count) => {
    const key = `${name} ${caller}`;
    const before = waiting.get(key)?.[4] ?? 0;
    if (before > 0 || waiting.size < MOST_IN_A_TURN) waiting.set(key, [name, perMinute, burst, caller, before + count]);
  });
  nodes.onTold('spent', (spent) => {
    for (const [name, perMinute, burst, caller, count] of spent)
      limiterOf(name, { perMinute, burst }).spentElsewhere(caller, count, now());
  });

  const flush = (): void => {
    const all = [...waiting.values()];
    waiting.clear();
    for (let at = 0; at < all.length; at += MOST_AT_ONCE) nodes.tell('spent', all.slice(at, at + MOST_AT_ONCE));
  };
  const timer = setInterval(flush, everyMs);
  timer.unref();
  return {
    flush,
    stop(): void {
      clearInterval(timer);
      tellOfSpending(null);
    },
  };
}
