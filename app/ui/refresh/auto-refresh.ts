import { onActivityChange } from './activity';
import type { EventSubscription, openEventStream } from './event-stream';

/** A stream opens only for visitors who stay: scripts and fonts come first. */
const STREAM_AFTER_MS = 4000;

export interface AutoRefreshOptions {
  /** While no event stream is open. */
  readonly poll: () => Promise<unknown>;
  readonly everyMs: number;
  /** Null where there are no events: the page then only polls. */
  readonly events: EventSubscription | null;
}

/**
 * By server-sent events where possible, otherwise by polling. Does nothing while the page is hidden
 * or the device offline, and polls at once when it comes back. Returns a function that stops it.
 * docs/decisions/live.md
 */
export function autoRefresh({ poll, everyMs, events }: AutoRefreshOptions): () => void {
  let isStreaming = false;
  let isStopped = false;
  let stream: ReturnType<typeof openEventStream> | null = null;
  const timer = createPoll(async () => {
    stream?.anchorScroll();
    await poll();
  }, everyMs);
  const isActive = () => document.visibilityState === 'visible' && navigator.onLine;
  const update = () => timer.setActive(!isStopped && isActive() && !isStreaming);
  const onStreaming = (isOpen: boolean) => {
    isStreaming = isOpen;
    update();
  };
  const opening = setTimeout(() => {
    if (!events) return;
    void import('./event-stream').then(
      ({ openEventStream: open }) => {
        if (!isStopped) stream = open({ ...events, onStreaming, isActive });
      },
      () => undefined,
    );
  }, STREAM_AFTER_MS);
  const removeListeners = onActivityChange(update);
  update();
  return () => {
    isStopped = true;
    clearTimeout(opening);
    stream?.close();
    removeListeners();
    update();
  };
}

/**
 * One run at a time. Inactive at first; the first run comes a whole interval after activation, and
 * later activations run at once.
 */
export function createPoll(
  work: () => Promise<void>,
  everyMs: number,
): { setActive(isActive: boolean): void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let hasPaused = false;
  let isWorking = false;
  const run = async () => {
    timer = setTimeout(() => void run(), everyMs);
    if (isWorking) return;
    isWorking = true;
    // A failed poll must not end polling.
    await work().catch(() => undefined);
    isWorking = false;
  };
  return {
    setActive(isActive) {
      if (isActive === (timer !== null)) return;
      if (!isActive && timer !== null) {
        clearTimeout(timer);
        timer = null;
        hasPaused = true;
      } else if (hasPaused) void run();
      else timer = setTimeout(() => void run(), everyMs);
    },
  };
}
