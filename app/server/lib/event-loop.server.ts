import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

/** Sampling interval of the event loop. */
const RESOLUTION_MS = 10;
/** Figures cover at least this much of the past, at most twice as much. */
const SPAN_MS = 15_000;

/** Event loop delay in milliseconds. */
export interface LoopDelay {
  readonly maxMs: number;
  readonly p99Ms: number;
}

/** The histogram measures the time between samples. */
const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

const delayIn = (measured: Pick<IntervalHistogram, 'max' | 'percentile' | 'count'>): LoopDelay =>
  measured.count === 0
    ? { maxMs: 0, p99Ms: 0 }
    : { maxMs: late(measured.max), p99Ms: late(measured.percentile(99)) };

/** Returns the worse of two delays. */
export const worse = (one: LoopDelay, other: LoopDelay): LoopDelay => ({
  maxMs: Math.max(one.maxMs, other.maxMs),
  p99Ms: Math.max(one.p99Ms, other.p99Ms),
});

/**
 * Measures event loop delay. Each reading covers at least the last quarter of a minute, however
 * often it is read. Doesn't keep the process alive.
 */
export function watchEventLoop(spanMs = SPAN_MS) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let before: LoopDelay = { maxMs: 0, p99Ms: 0 };
  const timer = setInterval(() => {
    before = delayIn(histogram);
    histogram.reset();
  }, spanMs).unref();
  return {
    delay: (): LoopDelay => worse(before, delayIn(histogram)),
    stop(): void {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
