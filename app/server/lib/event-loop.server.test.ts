import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchEventLoop, worse } from './event-loop.server';

const hold = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

it('sees that the loop was held up', async () => {
  const loop = watchEventLoop();
  while (loop.delay().maxMs < 40) {
    await sleep(30);
    hold(60);
    await sleep(30);
  }
  loop.stop();
  expect(loop.delay().p99Ms).toBeLessThanOrEqual(loop.delay().maxMs);
});

it('still tells of the span before', async () => {
  const loop = watchEventLoop(50);
  while (loop.delay().maxMs < 40) {
    await sleep(30);
    hold(60);
    await sleep(0);
  }
  loop.stop();
  expect(worse({ maxMs: 1, p99Ms: 9 }, { maxMs: 5, p99Ms: 2 })).toEqual({ maxMs: 5, p99Ms: 9 });
});
