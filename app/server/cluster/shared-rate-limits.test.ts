import { afterEach, expect, it } from 'vitest';
import { createLimiter, limiterOf } from '~/server/lib/rate-limit.server';
import type { Cluster, ClusterEvents } from './cluster';
import { shareRateLimits } from './shared-rate-limits.server';

type Spent = ClusterEvents['spent'];
let sharing: ReturnType<typeof shareRateLimits> | null = null;
afterEach(() => sharing?.stop());

function neighbour() {
  const published: Spent[] = [];
  let hear: (value: Spent) => void = () => {};
  const nodes: Pick<Cluster, 'publish' | 'subscribe'> = {
    publish: (_topic, value) => void published.push(value as Spent),
    subscribe: (_topic, listener) => void (hear = listener as typeof hear),
  };
  sharing = shareRateLimits(nodes, { everyMs: 3_600_000, now: () => 0 });
  return { published, hear: (spent: Spent) => hear(spent), flush: sharing.flush };
}

it('only who has used half of a limit is told of, then with everything that was used', () => {
  const { published, flush } = neighbour();
  const limiter = limiterOf('editor tries');
  for (let call = 0; call < 5; call += 1) limiter.take('a', 0);
  flush();
  expect(published).toEqual([]);
  limiter.take('a', 0);
  flush();
  limiter.take('a', 0);
  limiter.take('a', 0);
  flush();
  expect(published).toEqual([
    [['editor tries', 10 / 60, 10, 'a', 6]],
    [['editor tries', 10 / 60, 10, 'a', 2]],
  ]);
});

it('what was given back meanwhile is not told', () => {
  const { published, flush } = neighbour();
  const limiter = limiterOf('still off, power cut');
  const hour = 3_600_000;
  for (const at of [0, hour, 2 * hour, 3 * hour, 3 * hour, 3 * hour]) limiter.take('a', at);
  flush();
  expect(published).toEqual([[['still off, power cut', 5 / 60, 5, 'a', 3]]]);
});

it('what a caller used at another node counts here, also under a limit that was not asked for here yet', () => {
  const { hear } = neighbour();
  hear([
    ['addresses of machines', 6, 12, 'a', 11],
    ['a limit of another version', 6, 12, 'a', 11],
  ]);
  const limiter = limiterOf('addresses of machines');
  expect([limiter.take('a', 0), limiter.take('a', 0), limiter.take('b', 0)]).toEqual([0, 10, 0]);
});

it('two nodes together let a caller ask little more often than one', () => {
  const limit = { perMinute: 1, burst: 20 };
  const heard: (() => void)[] = [];
  const nodes = [0, 1].map((index) =>
    createLimiter(limit, 100, (caller, count) =>
      heard.push(() => nodes[1 - index]?.countElsewhere(caller, count, 0)),
    ),
  );
  let allowed = 0;
  for (let call = 0; call < 100; call += 1) {
    if (nodes[call % 2]?.take('a', 0) === 0) allowed += 1;
    if (call % 2 === 1) for (const arrives of heard.splice(0)) arrives();
  }
  expect(allowed).toBeGreaterThanOrEqual(20);
  expect(allowed).toBeLessThanOrEqual(22);
});

it('a flood of callers is some messages, each short', () => {
  const { published, flush } = neighbour();
  const limiter = limiterOf('still off, machine');
  for (let caller = 0; caller < 5000; caller += 1)
    limiter.spend(`2001:db8:ffff:${caller}::/64`, 3, 0);
  flush();
  expect(published.length).toBeLessThanOrEqual(20);
  for (const value of published)
    expect(JSON.stringify({ from: 'x'.repeat(36), topic: 'spent', value }).length).toBeLessThan(
      5500,
    );
});
