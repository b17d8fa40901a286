/** Up to a tenth sooner or later, so that several instances do not ask in step. */
const JITTER = 0.1;

/** Runs `work` again and again, the pause counted from its end, so that it never overlaps. Does not keep the process alive. */
export function startPolling(work: () => Promise<void>, everyMs: number): { stop(): void } {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => void work().finally(() => stopped || wait()),
      everyMs * (1 - JITTER + Math.random() * 2 * JITTER),
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
