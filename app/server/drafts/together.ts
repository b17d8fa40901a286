/** With more, the first would wait for the last; with fewer, many would wait for a slow store. */
const MOST = 256;

/**
 * Batches concurrent work: what arrives during a batch forms the next one. Each caller is answered
 * after its batch.
 */
export function together<Work>(
  round: (works: readonly Work[]) => Promise<void>,
): (work: Work) => void {
  let waiting: Work[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const works = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      // A batch answers its callers itself, even if it fails; the next one runs in any case.
      await round(works).catch(() => undefined);
    }
    isRunning = false;
  }

  return (work) => {
    waiting.push(work);
    if (isRunning) return;
    isRunning = true;
    // Work requested in the same turn of the event loop joins this batch.
    setImmediate(() => void run());
  };
}
