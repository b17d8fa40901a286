/**
 * Loaded into a site that is measured: every second it reports its memory, and for how long its event
 * loop was held up, to the process that started it.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const held = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
held.enable();
let since = Date.now();

setInterval(() => {
  if (!process.connected) return;
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ since, rss, heapUsed, held: late(held.max), heldP99: late(held.percentile(99)) });
  held.reset();
  since = Date.now();
}, 1000).unref();
process.channel?.unref();
