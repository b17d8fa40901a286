export interface Pulse {
  /** Awake beats; asleep rests. Waking after a rest beats at once. */
  setAwake(awake: boolean): void;
}

/** Does `work` every `every` milliseconds while awake, never twice at a time. Starts asleep; the first wake waits a whole beat. */
export function createPulse(work: () => Promise<void>, every: number): Pulse {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let hasRested = false;
  let working = false;
  const beat = async () => {
    timer = setTimeout(() => void beat(), every);
    if (working) return;
    working = true;
    // A look that failed is no reason to stop looking.
    await work().catch(() => undefined);
    working = false;
  };
  return {
    setAwake(awake) {
      if (awake === (timer !== null)) return;
      if (!awake && timer !== null) {
        clearTimeout(timer);
        timer = null;
        hasRested = true;
        return;
      }
      if (hasRested) void beat();
      else timer = setTimeout(() => void beat(), every);
    },
  };
}
