/** Up to a tenth sooner or later, so nodes don't poll in step. */
const JITTER = 0.1;

/** Pauses after each run, so runs never overlap. Doesn't keep the process alive. */
export function startPolling(
  work: () => Promise<void>,
  everyMs: number | (() => number),
): { stop(): void } {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => void work().finally(() => stopped || wait()),
      (typeof everyMs === 'number' ? everyMs : everyMs()) *
        (1 - JITTER + Math.random() * 2 * JITTER),
    );
    timer.unref();
  };
  wait();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
