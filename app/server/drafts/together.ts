/** With more, the first would wait for the last; with fewer, many would wait for a store that does not answer. */
const MOST = 256;

/**
 * Work that is requested at the same moment is done together: what comes in while a round runs makes the next round. Each
 * caller is answered after the round that its work was part of.
 */
export function together<Work>(round: (works: readonly Work[]) => Promise<void>): (work: Work) => void {
  let waiting: Work[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const works = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      // A round answers its callers itself, also where it fails; the next one goes on in any case.
      await round(works).catch(() => undefined);
    }
    isRunning = false;
  }

  return (work) => {
    waiting.push(work);
    if (isRunning) return;
    isRunning = true;
    // Whoever asks in the same turn of the event loop joins this round.
    setImmediate(() => void run());
  };
}
