import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

/** How often it is looked whether the loop comes round. */
const RESOLUTION_MS = 10;
/** A figure speaks of this much of the past at least, and of twice as much at most. */
const SPAN_MS = 15_000;

/** By how many milliseconds others were held up. */
export interface LoopDelay {
  readonly maxMs: number;
  readonly p99Ms: number;
}

/** What a histogram measured is the time between two looks. */
const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

const delayIn = (measured: Pick<IntervalHistogram, 'max' | 'percentile' | 'count'>): LoopDelay =>
  measured.count === 0 ? { maxMs: 0, p99Ms: 0 } : { maxMs: late(measured.max), p99Ms: late(measured.percentile(99)) };

/** The worse of two. */
export const worse = (one: LoopDelay, other: LoopDelay): LoopDelay => ({
  maxMs: Math.max(one.maxMs, other.maxMs),
  p99Ms: Math.max(one.p99Ms, other.p99Ms),
});

/**
 * Watches how long the event loop is held up: the longest a visitor's request waited for something else. Whoever asks hears of the
 * last quarter of a minute at least, however often anybody asks. Keeps no process alive.
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
