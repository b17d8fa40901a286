import { setTimeout } from 'node:timers/promises';
import type { CacheRequest } from './cache.server';

/** The longest queue; a page beyond it is queued again by the next request for it. */
const MAX_WAITING = 500;

/**
 * Renders one page at a time, and half of the time at most. A page that already waits isn't taken
 * twice; one that fails stays as it was.
 */
export function createRefreshes(
  render: (request: CacheRequest) => Promise<void>,
  rest: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms),
): (key: string, request: CacheRequest) => void {
  const waiting = new Map<string, CacheRequest>();
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    for (const [key, request] of waiting) {
      const began = performance.now();
      await render(request).catch(() => undefined);
      waiting.delete(key);
      await rest(performance.now() - began);
    }
    isWorking = false;
  }

  return (key, request) => {
    if (waiting.size < MAX_WAITING && !waiting.has(key)) waiting.set(key, request);
    if (!isWorking) void work();
  };
}
